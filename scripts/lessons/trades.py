"""The second lesson: trades and bluffs, what a number of notes tells, zeros, and the second round."""

from itertools import cycle

from lessons.script import BEN, CLEO, COUNTER, OFFER, PUPIL, Lesson, dealt, fallen, free, offer, others, said, shown

LOTS = ("cat", "pig", "cat", "sheep", "dog", "pig", "goose", "cow", "dog", "sheep")
TRADES = Lesson(
    "koehandel",
    BEN,
    before=dealt(cycle((BEN, CLEO, PUPIL)), *((lot,) for lot in LOTS)),
    script=[
        said("welcome"),
        *others(
            *shown(CLEO, "horse"),
            {"seat": BEN, "do": "bid", "amount": 90},
            fallen(),
            {"seat": CLEO, "do": "sell"},
            {"seat": BEN, "do": "pay", "notes": [10, 10, 10, 10, 50]},
        ),
        said("count"),
        ("offer", {"seat": PUPIL, "do": "trade", "target": BEN, "animal": "cat", "notes": [10]}, offer(1)),
        *others({"seat": BEN, "do": "counter", "notes": [0, 0]}),
        said("zeros"),
        *others(*free(BEN, "goat")),
        *others({"seat": CLEO, "do": "trade", "target": PUPIL, "animal": "pig", "notes": [10, 10, 10]}),
        ("tie", {"seat": PUPIL, "do": "counter", "notes": [10, 10, 10]}, COUNTER),
        *others({"seat": CLEO, "do": "offer", "notes": [50]}),
        ("again", {"seat": PUPIL, "do": "counter", "notes": [10, 50]}, COUNTER),
        said("pig"),
        ("bluff", {"seat": PUPIL, "do": "trade", "target": CLEO, "animal": "dog", "notes": [0, 0, 0, 0]}, OFFER),
        *others({"seat": CLEO, "do": "accept"}),
        said("bluffed"),
        said("end"),
    ],
)
