"""Everything that can be set about a server, declared once: for the flags, the environment and the settings file."""

import argparse
import os
import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from maquignon.bots.names import EXEC, UnknownBot, argv_of, split_names
from maquignon.tables.store.folder import data_folder

ENVIRONMENT: Final = "MAQUIGNON_"
WIDEST: Final = {4: 8, 6: 7}
"""Bits of the widest networks that are one household's or company's own, by version: 10.0.0.0/8 and fc00::/7."""
_SAID: Final = {
    "Object contains unknown field": "There is no setting",
    "Expected int, got str": "it must be a whole number",
    "Expected int <= ": "it must be at most ",
    "Expected int >= ": "it must be at least ",
    "Invalid enum value": "it cannot be",
}
"""What a complaint means, in words."""

Whole = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


def says(section: str, sentence: str) -> msgspec.Meta:
    return msgspec.Meta(title=section, description=sentence)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The defaults suit a family in one room; `--help` shows each of them."""

    host: Annotated[str, says("where", "address to listen on; 127.0.0.1 keeps the game to this computer")] = "0.0.0.0"
    port: Annotated[
        Annotated[int, msgspec.Meta(ge=0, le=65535)], says("where", "port to listen on; 0 takes a free one")
    ] = 8000
    data: Annotated[Path, says("where", "folder for games and players")] = msgspec.field(default_factory=data_folder)
    store: Annotated[
        str,
        says("where", "database to use instead of that folder, as postgresql://USER@HOST/NAME; servers may share one"),
    ] = ""
    inner_address: Annotated[
        str, says("where", "with a database: http://HOST:PORT under which the other servers reach this one")
    ] = ""
    base_url: Annotated[
        str, says("where", "address under which people reach this server, when it is not the one it listens on")
    ] = ""
    hosts: Annotated[
        tuple[str, ...], says("where", "further names under which this server may be asked for, besides local ones")
    ] = ()
    tls_cert: Annotated[Path | None, says("encryption", "certificate (PEM): serve https")] = None
    tls_key: Annotated[Path | None, says("encryption", "key of the certificate (PEM)")] = None
    proxy: Annotated[
        str, says("encryption", "addresses or networks of reverse proxies whose X-Forwarded headers are believed")
    ] = ""
    origins: Annotated[
        tuple[str, ...], says("encryption", "other web pages that may connect, as https://example.org")
    ] = ()
    bots: Annotated[
        tuple[str, ...], says("bots", "programs that may take a seat, as exec:COMMAND; guests see the command")
    ] = ()
    max_guests: Annotated[Whole, says("limits", "connections at a time")] = 4_000
    max_guests_per_address: Annotated[Whole, says("limits", "connections at a time from one address")] = 100
    max_tables: Annotated[Whole, says("limits", "tables that are open at a time")] = 1_000
    max_tables_per_player: Annotated[Whole, says("limits", "open tables of one host")] = 5
    max_tables_per_address: Annotated[
        Annotated[int, msgspec.Meta(ge=0)],
        says("limits", "open tables of all hosts at one address; 0: ten times those of one host"),
    ] = 0
    messages_per_second: Annotated[Whole, says("limits", "messages from one connection, in the long run")] = 10
    messages_per_second_per_address: Annotated[Whole, says("limits", "messages from one address, in the long run")] = (
        200
    )
    requests_per_second_per_address: Annotated[
        Whole, says("limits", "HTTP requests from one address, in the long run")
    ] = 50
    new_players_per_minute: Annotated[Whole, says("limits", "new players from one address, in the long run")] = 30
    keep_games: Annotated[
        Annotated[int, msgspec.Meta(ge=0)], says("data", "days to keep finished games; 0 keeps them for ever")
    ] = 0
    metrics: Annotated[
        Literal["local", "all", "none"], says("operation", "who may read /api/metrics: this computer, all, or none")
    ] = "local"
    log: Annotated[
        Literal["text", "json", "none"], says("operation", "log lines for people, for machines, or not at all")
    ] = "text"


class SettingsError(ValueError):
    """A setting that cannot be used, in one sentence."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A flag for every setting, with its default and its name in the environment."""
    parser.add_argument("--settings", metavar="FILE", type=Path, help=f"TOML file of settings ({ENVIRONMENT}SETTINGS)")
    groups: dict[str, argparse._ArgumentGroup] = {}
    defaults = Settings()
    for name, hint in get_type_hints(Settings, include_extras=True).items():
        inner, meta = hint.__origin__, hint.__metadata__[-1]
        group = (
            groups.setdefault(meta.title, parser.add_argument_group(meta.title))
            if meta.title not in groups
            else (groups[meta.title])
        )
        shown = _shown(getattr(defaults, name))
        group.add_argument(
            f"--{name.replace('_', '-')}",
            dest=name,
            metavar=_metavar(inner),
            help=f"{meta.description} ({f'{shown}, ' if shown else ''}{ENVIRONMENT}{name.upper()})".replace("%", "%%"),
        )


def _metavar(hint: Any) -> str:
    if get_origin(hint) is Literal:
        return "|".join(get_args(hint))
    plain = get_args(hint)[0] if get_args(hint) else hint
    return {int: "N", Path: "PATH"}.get(plain, "TEXT")


def _shown(default: Any) -> str:
    if isinstance(default, Path):
        return str(default).replace(str(Path.home()), "~")
    return str(default) if default or default == 0 else ""


def read(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """A flag counts before the environment, the environment before the file, the file before the default."""
    around = os.environ if environment is None else environment
    names = Settings.__struct_fields__
    found: dict[str, Any] = _read_file(flags.get("settings") or around.get(f"{ENVIRONMENT}SETTINGS"))
    spoken = {name: around.get(ENVIRONMENT + name.upper()) for name in names}
    spoken |= {name: flags[name] for name in names if flags.get(name) is not None}
    found |= {name: _split(name, value) for name, value in spoken.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise SettingsError(_sentence(str(error))) from None
    _require_programs(settings.bots)
    _require_proxies(settings.proxy)
    if settings.base_url and not re.fullmatch(r"https?://[^/\s]+(/\S*)?", settings.base_url):
        raise SettingsError("Setting base_url: the address of a server is written https://play.example.")
    if settings.inner_address and not re.fullmatch(
        r"https?://([\w.-]+|\[[\da-fA-F:.]+])(:\d+)?", settings.inner_address
    ):
        raise SettingsError("Setting inner_address: the address of a server is written http://10.0.0.7:8000.")
    if settings.store and not settings.store.startswith(("postgresql://", "postgres://")):
        raise SettingsError("Setting store: a database is written postgresql://USER@HOST/NAME.")
    if (settings.tls_cert is None) != (settings.tls_key is None):
        raise SettingsError("A certificate and its key go together: give both --tls-cert and --tls-key.")
    return settings


def _require_programs(bots: tuple[str, ...]) -> None:
    for bot in bots:
        if not bot.startswith(EXEC):
            raise SettingsError(f"Setting bots: a program is written exec:COMMAND, not {bot!r}.")
        try:
            argv_of(bot)
        except UnknownBot as error:
            raise SettingsError(f"Setting bots: {error}") from None


def _require_proxies(proxy: str) -> None:
    """Whoever believes everybody believes whatever the client says of itself."""
    for part in filter(None, (part.strip() for part in proxy.split(","))):
        try:
            network = ip_network(part)
        except ValueError:
            raise SettingsError(
                f"Setting proxy: {part!r} is no address. Name the address or network of each proxy, as 127.0.0.1 or"
                " 10.0.0.0/8: what anybody else says about where a request comes from is not believed."
            ) from None
        if network.prefixlen < WIDEST[network.version]:
            raise SettingsError(
                f"Setting proxy: {part!r} is nearly everybody. Name the address or network of each proxy, no wider than"
                f" /{WIDEST[network.version]}."
            )


def _path(kind: type[Any], value: Any) -> Path:
    if isinstance(value, str) and value:
        return Path(value).expanduser()
    raise ValueError("Expected a path")


def _read_file(path: str | Path | None) -> dict[str, Any]:
    if path is None:
        return {}
    try:
        return tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise SettingsError(f"The settings file {path} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"The settings file {path} is not TOML: {error}.") from None


def _split(name: str, value: str) -> str | list[str]:
    if name == "bots":
        return split_names(value)
    if name not in ("origins", "hosts"):
        return value
    return [part.strip() for part in value.split(",") if part.strip()]


def _sentence(complaint: str) -> str:
    """`Expected int, got str - at $.port` in words."""
    what, _, where = complaint.partition(" - at ")
    name = where.strip("`$.").partition("[")[0]
    what = what.replace("`", "")
    for complained, said in _SAID.items():
        what = what.replace(complained, said)
    return f"Setting {name}: {what}." if name else f"{what}."
