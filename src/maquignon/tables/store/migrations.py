"""The shape of the SQLite database, as numbered steps: a new version adds a step and never changes an old one."""

from typing import Final

STEPS: Final = (
    """
    CREATE TABLE players (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        token_hash BLOB NOT NULL UNIQUE,
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        created INTEGER NOT NULL,
        epoch INTEGER NOT NULL
    ) WITHOUT ROWID;

    -- Only ever appended to: an index by table would double what is written (`sqlite_log.py` makes one at the start).
    CREATE TABLE entries (
        place INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        command TEXT,
        body TEXT NOT NULL
    );

    CREATE TABLE chat (
        id INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        at INTEGER NOT NULL,
        name TEXT NOT NULL,
        seat INTEGER,
        text TEXT,
        phrase TEXT,
        command TEXT NOT NULL
    );
    CREATE INDEX chat_of_table ON chat (table_id, id);

    CREATE TABLE games (
        id TEXT PRIMARY KEY,
        edition TEXT NOT NULL,
        finished INTEGER NOT NULL,
        players TEXT NOT NULL,
        record TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX games_by_time ON games (finished);
    CREATE INDEX games_by_edition ON games (edition, finished);

    CREATE TABLE seats_of_games (
        game_id TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        player TEXT,
        name TEXT NOT NULL COLLATE NOCASE,
        PRIMARY KEY (game_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX games_of_player ON seats_of_games (player);
    CREATE INDEX games_of_name ON seats_of_games (name);

    CREATE TABLE probe (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), at INTEGER NOT NULL) WITHOUT ROWID;
    """,
    """
    -- The archive is searched by player or by name, the latest first: each search reads one stretch of one index.
    ALTER TABLE seats_of_games ADD COLUMN edition TEXT NOT NULL DEFAULT '';
    ALTER TABLE seats_of_games ADD COLUMN finished INTEGER NOT NULL DEFAULT 0;
    UPDATE seats_of_games SET (edition, finished) = (SELECT edition, finished FROM games WHERE id = game_id);
    DROP INDEX games_of_player;
    DROP INDEX games_of_name;
    CREATE INDEX games_of_player ON seats_of_games (player, finished DESC, game_id) WHERE player IS NOT NULL;
    CREATE INDEX games_of_player_by_edition ON seats_of_games (player, edition, finished DESC, game_id)
        WHERE player IS NOT NULL;
    CREATE INDEX games_of_name ON seats_of_games (name, finished DESC, game_id);
    CREATE INDEX games_of_name_by_edition ON seats_of_games (name, edition, finished DESC, game_id);
    DROP INDEX games_by_time;
    DROP INDEX games_by_edition;
    CREATE INDEX games_by_time ON games (finished DESC, id);
    CREATE INDEX games_by_edition ON games (edition, finished DESC, id);
    """,
    """
    -- What the hall has to know of a table whose log was not read yet.
    ALTER TABLE tables ADD COLUMN summary TEXT;
    """,
    """
    -- Which database this is, and how much was written to it (`promise.py`).
    CREATE TABLE identity (
        only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
        store TEXT NOT NULL,
        written INTEGER NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO identity VALUES (1, lower(hex(randomblob(16))), 0);
    """,
)
"""`PRAGMA user_version` counts how many of them have been taken."""
