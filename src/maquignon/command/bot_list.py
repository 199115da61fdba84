"""The bots as a list under a command's help."""

from maquignon.command.columns import columns


def bot_list() -> str:
    """For games that are played here."""
    from maquignon.bots.names import EXEC, EXPERT, WEIGHTS
    from maquignon.bots.roster import ROSTER, about

    rows = [[name, about(name)] for name in ROSTER]
    rows.append([f"{EXEC}COMMAND", "A program of your own (docs/howto/write-a-bot.md)."])
    rows.append([f"{WEIGHTS}FILE", "A learned player of your own (maquignon train)."])
    rows.append([f"{EXPERT}N", "An expert who imagines N worlds for a decision; 0: it does not look ahead."])
    return _listed("bots:", rows)


def bots_of_a_server() -> str:
    """For tables of a server: it has its own programs, and runs none of a guest's."""
    from maquignon.bots.roster import ROSTER, about

    more = "A server may have more of its own; `maquignon bot join` brings yours to a free seat.\n"
    return _listed("bots of every server:", [[name, about(name)] for name in ROSTER]) + more


def _listed(title: str, rows: list[list[str]]) -> str:
    lines = columns([[f"  {name}", said] for name, said in rows], words=2)
    return "\n".join([title, *lines, ""])
