"""The shape of the PostgreSQL database, as numbered steps: a new version adds a step and never changes an old one."""

from typing import Final

STEPS: Final = (
    """
    CREATE TABLE players (
        id text PRIMARY KEY,
        name text NOT NULL,
        token_hash bytea NOT NULL UNIQUE,
        created bigint NOT NULL,
        seen bigint NOT NULL
    );
    CREATE INDEX players_by_visit ON players (seen);

    -- Each server lives until a moment of the database's clock; one row is renewed for all of its tables.
    CREATE TABLE servers (
        id text PRIMARY KEY,
        address text NOT NULL,
        version text NOT NULL,
        started timestamptz NOT NULL DEFAULT clock_timestamp(),
        alive_until timestamptz NOT NULL
    );

    -- What servers show each other to prove that they belong together.
    CREATE TABLE house (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        secret text NOT NULL DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
        probed timestamptz
    );
    INSERT INTO house DEFAULT VALUES;

    -- The row of a table changes with every append: room on its page keeps that off the indexes.
    CREATE TABLE tables (
        id text PRIMARY KEY,
        code text NOT NULL UNIQUE,
        created bigint NOT NULL,
        epoch bigint NOT NULL,
        version integer NOT NULL DEFAULT 0,
        summary text,
        holder text
    ) WITH (fillfactor = 50);
    CREATE INDEX tables_of_server ON tables (holder);

    CREATE TABLE entries (
        table_id text NOT NULL,
        version integer NOT NULL,
        at bigint NOT NULL,
        command text,
        body text NOT NULL,
        PRIMARY KEY (table_id, version)
    );

    CREATE TABLE chat (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        table_id text NOT NULL,
        at bigint NOT NULL,
        name text NOT NULL,
        seat integer,
        text text,
        phrase text,
        command text NOT NULL
    );
    CREATE INDEX chat_of_table ON chat (table_id, id);
    CREATE INDEX chat_by_time ON chat (at);

    CREATE TABLE games (
        id text PRIMARY KEY,
        edition text NOT NULL,
        finished bigint NOT NULL,
        players text NOT NULL,
        record text NOT NULL
    );
    CREATE INDEX games_by_time ON games (finished DESC, id);
    CREATE INDEX games_by_edition ON games (edition, finished DESC, id);

    -- Names are kept in small letters: they are only searched for.
    CREATE TABLE seats_of_games (
        game_id text NOT NULL REFERENCES games ON DELETE CASCADE,
        seat integer NOT NULL,
        player text,
        name text NOT NULL,
        edition text NOT NULL,
        finished bigint NOT NULL,
        PRIMARY KEY (game_id, seat)
    );
    CREATE INDEX games_of_player ON seats_of_games (player, finished DESC, game_id) WHERE player IS NOT NULL;
    CREATE INDEX games_of_player_by_edition ON seats_of_games (player, edition, finished DESC, game_id)
        WHERE player IS NOT NULL;
    CREATE INDEX games_of_name ON seats_of_games (name, finished DESC, game_id);
    CREATE INDEX games_of_name_by_edition ON seats_of_games (name, edition, finished DESC, game_id);
    """,
    """
    -- Every server knows of every table what its summary says, and looks here for what is new.
    ALTER TABLE tables ADD COLUMN changed timestamptz NOT NULL DEFAULT clock_timestamp();
    CREATE INDEX tables_by_change ON tables (changed);
    CREATE TABLE closed_tables (code text NOT NULL, closed timestamptz NOT NULL DEFAULT clock_timestamp());
    CREATE INDEX closed_tables_by_time ON closed_tables (closed);
    """,
    """
    -- Who is at the public tables of a server: gone with it, and told with its signs of life.
    ALTER TABLE servers ADD COLUMN attendance text NOT NULL DEFAULT '{}';

    -- Where a table was opened from, as a mark; and what an address may still do, which nobody misses after a crash.
    ALTER TABLE tables ADD COLUMN origin text;
    CREATE INDEX tables_by_origin ON tables (origin) WHERE origin IS NOT NULL;
    CREATE UNLOGGED TABLE allowances (
        kind text NOT NULL,
        mark text NOT NULL,
        level double precision NOT NULL,
        touched timestamptz NOT NULL,
        PRIMARY KEY (kind, mark)
    );
    """,
)
"""The table `steps` says how many of them have been taken."""
