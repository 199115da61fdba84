"""A learned player of one's own: any file of weights can take a seat, and one that cannot is refused in a sentence."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from maquignon.bots.names import UnknownBot
from maquignon.bots.policy import Policy, shipped
from maquignon.bots.roster import make_bot, on_offer, require_known
from maquignon.play.dealer import Dealer
from maquignon.play.match import play_match
from maquignon.rules.state import OVER
from maquignon.rules.terms.charter import agree


def write_weights(policy: Policy, path: Path, inputs: int | None = None) -> str:
    layers = {name: getattr(policy, name) for name in ("first", "second", "policy_head", "value_head")}
    arrays = {f"{name}.weight": weights[:, :inputs] for name, (weights, _) in layers.items()}
    arrays |= {f"{name}.bias": bias for name, (_, bias) in layers.items()}
    np.savez(path, **arrays)
    return f"weights:{path}"


def test_a_file_of_weights_plays_as_the_expert_would_by_them(tmp_path: Path) -> None:
    edition = agree("koehandel", [], {}, 3)
    name = write_weights(shipped(), tmp_path / "mine.npz")
    games = [
        play_match(edition, [make_bot(bot, Random(seat)) for seat in range(3)], Dealer.shuffled(edition, Random(1)), 0)
        for bot in (name, "expert:0")
    ]
    assert games[0].game.state.phase == OVER
    assert games[0].game.state == games[1].game.state


def test_what_holds_no_weights_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="': No such file or directory"):
        require_known(f"weights:{tmp_path / 'missing.npz'}")
    (tmp_path / "text.npz").write_text("not weights")
    with pytest.raises(UnknownBot, match="it is no file that `maquignon train` wrote"):
        require_known(f"weights:{tmp_path / 'text.npz'}")
    np.savez(tmp_path / "other.npz", first=np.zeros(3))
    with pytest.raises(UnknownBot, match="There are no weights to play by in"):
        require_known(f"weights:{tmp_path / 'other.npz'}")
    with pytest.raises(UnknownBot, match="another observation or other symbols"):
        require_known(write_weights(shipped(), tmp_path / "older.npz", inputs=5))


def test_a_file_of_the_server_is_not_on_offer_to_its_guests() -> None:
    assert not any(name.startswith("weights:") for name in on_offer())
