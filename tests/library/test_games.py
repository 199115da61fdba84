"""A program plays, reads and writes games with nothing but the public face."""

import pytest

import maquignon as mq

TABLES = [(name, players) for name in mq.EDITIONS for players in (3, 4, 5)]


def play_out(game: mq.Game, seed: int) -> list[mq.Event]:
    house, told = mq.shuffle(game, seed), list[mq.Event]()
    bots = [mq.make_bot("thrifty", f"{seed}/{seat}") for seat in range(game.state.players)]
    while (seat := mq.turn_of(game)) is not None:
        if seat == mq.HOUSE:
            action: mq.Action = house.answer(game)
        else:
            action = bots[seat].choose(mq.view(game, seat), mq.options(game, seat))
        told += mq.apply(game, action)
    return told


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_whole_game_of_every_table_is_played_by_the_names_of_the_face_alone(edition: str, players: int) -> None:
    game = mq.start(edition, players, first=players - 1)
    events = play_out(game, seed=3)
    assert mq.is_over(game)
    assert isinstance(events[-1], mq.GameEnded)
    assert events[-1].scores == tuple(mq.scores(game))
    assert events[-1].winners == tuple(mq.winners(game))


def test_house_rules_and_variants_change_the_table() -> None:
    game = mq.start("koehandel", 3, variants=["coup-double"], house_rules={"lot_size": 2})
    assert (game.edition.after_trade, game.edition.lot_size) == ("auction", 2)
    again = mq.start(mq.agree("koehandel", 3, variants=["coup-double"], house_rules={"lot_size": 2}), 3)
    assert again == game


@pytest.mark.parametrize(
    ("terms", "sentence"),
    [
        ({"edition": "poker"}, "There is no edition 'poker'"),
        ({"players": 6}, "3 to 5 players, not 6"),
        ({"first": 4}, "a seat from 0 to 3, not 4"),
        ({"house_rules": {"cows": 3}}, "There is no house rule 'cows'"),
        ({"edition": mq.EDITIONS["koehandel"], "variants": ["coup-double"]}, "give them to agree"),
        ({"edition": mq.EDITIONS["koehandel"], "players": 2}, "3 to 5 players, not 2"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused_with_a_sentence(terms: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        mq.start(**terms)  # type: ignore[arg-type]


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    game = mq.start("koehandel", 3)
    before = mq.dump_position(game)
    assert mq.refusal(game, mq.Bid(1, 10)) == "not_now"
    with pytest.raises(mq.IllegalAction, match="not_now"):
        mq.apply(game, mq.Bid(1, 10))
    assert mq.dump_position(game) == before


def test_a_seat_is_not_told_what_it_may_not_know() -> None:
    game = mq.start("koehandel", 3)
    paid = next(event for event in play_out(game, seed=1) if isinstance(event, mq.PricePaid))
    (outsider,) = {0, 1, 2} - {paid.payer, paid.payee}
    hidden = mq.seen_by(paid, outsider)
    assert isinstance(hidden, mq.PricePaid)
    assert (paid.notes is None, hidden.notes) == (False, None)


def test_positions_and_records_come_back_as_they_were_written() -> None:
    match = mq.play_match(["thrifty", "random", "medium"], "bluff", seed=5)
    record = mq.record_of(match, ["Ana", "Ben", "Cleo"])
    again = mq.load_record(mq.dump_record(record))
    assert again.header == record.header
    assert mq.scores(mq.replay(again)) == mq.scores(match.game)
    assert mq.dump_position(mq.load_position(mq.dump_position(match.game))) == mq.dump_position(match.game)
    story = list(mq.tell_record(again))
    assert "Ana" in story[0]
    assert len(story) > 50


def test_a_match_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    bots = ["random", "thrifty", "random"]
    one, same, other = (mq.play_match(bots, seed=seed) for seed in (1, 1, 2))
    assert one.actions == same.actions
    assert one.actions != other.actions


def test_a_house_rule_is_written_into_the_record_of_a_match() -> None:
    edition = mq.agree("koehandel", 3, variants=["finie-la-plaisanterie"], house_rules={"opening_deal": 1})
    header = mq.record_of(mq.play_match(["random"] * 3, edition, seed=1)).header
    assert header.variants == ("finie-la-plaisanterie",)
    assert header.house_rules == {"opening_deal": 1}
    assert header.players == ("seat 0", "seat 1", "seat 2")


@pytest.mark.parametrize(
    ("bots", "more", "sentence"),
    [
        (["thrifty"], {}, "3 to 5 players, not 1"),
        (["thrifty", "thrifty", "nobody"], {}, "There is no bot 'nobody'"),
        (["thrifty"] * 3, {"first": 3}, "a seat from 0 to 2, not 3"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(bots: list[str], more: dict[str, int], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        mq.play_match(bots, **more)  # type: ignore[arg-type]


def test_names_must_be_as_many_as_seats() -> None:
    match = mq.play_match(["random"] * 3, seed=1)
    with pytest.raises(ValueError, match="3 seats need 3 names, not 2"):
        mq.record_of(match, ["Ana", "Ben"])


def test_any_object_with_the_methods_of_a_bot_can_sit_down() -> None:
    class Passer:
        """Takes the first of everything it may do."""

        looks = listens = False

        def notice(self, events: object) -> None:
            raise AssertionError("it does not listen")

        def choose(self, view: mq.View, options: mq.Options) -> mq.Action:
            return next(options.actions())

    match = mq.play_match([Passer(), "thrifty", "thrifty"], "koehandel", seed=2)
    assert mq.is_over(match.game)


def test_a_bot_that_breaks_the_rules_voids_the_match() -> None:
    class Cheat:
        looks = listens = False

        def notice(self, events: object) -> None: ...

        def choose(self, view: mq.View, options: mq.Options) -> mq.Action:
            return mq.Bid(options.seat, 7)

    with pytest.raises(mq.BadChoice, match="Cheat on seat"):
        mq.play_match([Cheat(), Cheat(), Cheat()], seed=1)


def test_a_batch_sits_at_tables_by_name_or_by_agreed_terms() -> None:
    batch = mq.make_batch([("koehandel", 4), (mq.agree("bluff", 3), 3)], games=4, seed=1, observe=False)
    assert isinstance(batch, mq.Batch)
    assert batch.states["players"].tolist() == [4, 3, 4, 3]
    with pytest.raises(ValueError, match="3 to 5 players, not 7"):
        mq.make_batch([(mq.EDITIONS["bluff"], 7)], games=1)


def test_every_bot_by_name_can_be_made() -> None:
    assert "expert" in mq.bot_names()
    for name in mq.bot_names():
        assert isinstance(mq.make_bot(name, 1).looks, bool)
