"""The bots as a list under a command's help."""

from maquignon.command.columns import columns


def bot_list() -> str:
    from maquignon.bots.roster import ROSTER

    lines = columns([[f"  {name}", entry.sentence] for name, entry in ROSTER.items()], words=2)
    return "\n".join(["bots:", *lines, ""])
