"""The bots as a list under a command's help."""

from maquignon.command.columns import columns


def bot_list() -> str:
    from maquignon.bots.names import EXEC, EXPERT, WEIGHTS
    from maquignon.bots.roster import ROSTER, about

    rows = [[f"  {name}", about(name)] for name in ROSTER]
    rows.append([f"  {EXEC}COMMAND", "A program of your own (docs/howto/write-a-bot.md)."])
    rows.append([f"  {WEIGHTS}FILE", "A learned player of your own (maquignon train)."])
    rows.append([f"  {EXPERT}N", "An expert who imagines N worlds for a decision; 0: it does not look ahead."])
    lines = columns(rows, words=2)
    return "\n".join(["bots:", *lines, ""])
