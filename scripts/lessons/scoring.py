"""The third lesson: what a family is worth to whom, whom to stop, and what money is for."""

from itertools import cycle

from lessons.script import BEN, CLEO, HAND_OVER, PUPIL, Lesson, dealt, fallen, offer, others, said, shown

THIRD_PADDLE, PASS = "[data-key='m']", "[data-key='p']"
LOTS = (
    ("dog", "dog"), ("cow", "cow"), ("horse", "horse"),
    ("dog", "cat"), ("cow", "goat"), ("horse", "rooster"),
    ("cat", "cat"), ("goat", "pig"), ("rooster", "pig"),
    ("goose", "goose"), ("sheep", "sheep"), ("pig", "goat"),
)  # fmt: skip
SCORING = Lesson(
    "boursicocotte-2025",
    BEN,
    before=dealt(cycle((BEN, CLEO, PUPIL)), *LOTS),
    script=[
        said("welcome"),
        *others(*shown(BEN, "rooster", "donkey"), {"seat": CLEO, "do": "bid", "amount": 50}),
        ("rooster", {"seat": PUPIL, "do": "bid", "amount": 100}, THIRD_PADDLE),
        *others({"seat": CLEO, "do": "pass"}, fallen(), {"seat": BEN, "do": "sell"}),
        ("pay", {"seat": PUPIL, "do": "pay", "notes": [100]}, HAND_OVER),
        said("double"),
        *others(*shown(CLEO, "sheep", "donkey"), {"seat": BEN, "do": "bid", "amount": 50}),
        ("stop", {"seat": PUPIL, "do": "bid", "amount": 100}, THIRD_PADDLE),
        *others(
            {"seat": BEN, "do": "pass"},
            fallen(),
            {"seat": CLEO, "do": "preempt"},
            {"seat": CLEO, "do": "pay", "notes": [100]},
        ),
        said("dear"),
        ("spend", {"seat": PUPIL, "do": "trade", "target": CLEO, "animal": "pig", "notes": [100, 200]}, offer(3)),
        *others({"seat": CLEO, "do": "counter", "notes": [200]}),
        said("triple"),
        *others(*shown(BEN, "goose", "donkey")),
        ("let", {"seat": PUPIL, "do": "pass"}, PASS),
        *others({"seat": CLEO, "do": "pass"}, fallen()),
        said("end"),
    ],
)
