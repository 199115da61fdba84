"""The page of a league: a function of its signed results and of nothing else, so that nothing on it can be changed."""

import re
from collections.abc import Iterator
from html import escape
from typing import Final

import msgspec

from maquignon.play.arena.document import document, table
from maquignon.play.arena.report import rating_chart
from maquignon.play.ladder.findings import Findings, findings_of
from maquignon.play.ladder.page import matrix_rows
from maquignon.play.league.results import BadLeague, LeagueResult, outcomes_of, read
from maquignon.play.league.signing import HostKey, HostSignature

Rows = list[list[str]]

RESULTS: Final = "league-results"
SIGNATURE: Final = "league-signature"


def signed_page(league: LeagueResult, key: HostKey) -> str:
    text = _written(league)
    return _page(league, text, key.sign(text))


def as_it_should_be(league: LeagueResult, signature: HostSignature) -> str:
    """The page that these results make, here and today."""
    return _page(league, _written(league), signature)


def read_page(page: str) -> tuple[LeagueResult, bytes, HostSignature]:
    """The results, the very bytes that were signed, and the signature."""
    results, signature = _block(page, RESULTS), _block(page, SIGNATURE)
    try:
        return read(results), results, msgspec.json.decode(signature, type=HostSignature)
    except msgspec.DecodeError as error:
        raise BadLeague(f"its signature cannot be read: {error}") from None


def standing_rows(findings: Findings) -> Rows:
    rows = [["bot", "rating", "95 %", "seats", "wins", "score", "faults"]]
    best_first = sorted(findings.ratings.items(), key=lambda item: -item[1].skill)
    for bot, rating in best_first:
        habits, spread = findings.habits[bot], 2 * rating.uncertainty
        rows.append(
            [
                bot,
                f"{rating.skill:.1f}",
                f"{rating.skill - spread:.1f} – {rating.skill + spread:.1f}",
                str(habits.total.games),
                f"{habits.per_game('wins'):.1%}",
                f"{habits.scores.mean:.0f}",
                str(habits.total.faults),
            ]
        )
    return rows


def entrant_rows(league: LeagueResult) -> Rows:
    rows = [["bot", "file", "SHA-256"]]
    for entrant in league.terms.entrants:
        rows += [[entrant.name, file, digest] for file, digest in entrant.files.items()]
        if not entrant.files:
            rows.append([entrant.name, f"maquignon {league.terms.maquignon}", league.terms.package])
    return rows


def _written(league: LeagueResult) -> bytes:
    """JSON that may stand inside a page."""
    return msgspec.json.encode(league).replace(b"<", b"\\u003c")


def _page(league: LeagueResult, text: bytes, signature: HostSignature) -> str:
    findings = findings_of(outcomes_of(league), league.terms.seed)
    parts = [
        *_opening(league, findings),
        table(standing_rows(findings)),
        *rating_chart(findings.ratings),
        *_matrices(findings),
        "<h2>Who took part</h2>",
        table(entrant_rows(league)),
        *_closing(signature),
        _script(RESULTS, text.decode()),
        _script(SIGNATURE, msgspec.json.encode(signature).decode()),
    ]
    return document(league.terms.title, parts)


def _opening(league: LeagueResult, findings: Findings) -> Iterator[str]:
    terms = league.terms
    versions = ", ".join(f"{name} {number}" for name, number in terms.reckoned_with.items())
    yield (
        f"<p>{findings.games:,} games from the seed {terms.seed}, played by maquignon {escape(terms.maquignon)}"
        f" (figures by {escape(versions)}), {terms.seconds:g} seconds for a decision of a program.</p>"
    )
    yield (
        "<p>Every bot sits alone among copies of every other, every deal from every seat. Ratings are OpenSkill's over"
        " all games, beginning at 25; wins and scores are those of a seat; a fault is a decision that a stand-in had"
        " to make for a program. Intervals hold the true figure 95 times in 100.</p>"
    )


def _matrices(findings: Findings) -> Iterator[str]:
    for setting in findings.settings:
        yield f"<h2>{escape(setting.edition)}, {setting.players} players</h2>"
        yield (
            "<p>Games that one seat of the row's bot wins among copies of the column's, in per cent;"
            f" an equal would win {100 / setting.players:.1f}.</p>"
        )
        yield table(matrix_rows(findings, setting))


def _closing(signature: HostSignature) -> Iterator[str]:
    yield "<h2>Is it true?</h2>"
    yield (
        "<p>All results are in this page and signed by its host. <code>maquignon league verify PAGE --replay 20</code>"
        " checks the signature, works out every figure anew, and plays some of the games again. Ask the host whether"
        f" this is their key: <code>{escape(signature.signer)}</code></p>"
    )


def _script(name: str, text: str) -> str:
    return f'<script type="application/json" id="{name}">{text}</script>'


def _block(page: str, name: str) -> bytes:
    found = re.search(f'<script type="application/json" id="{name}">([^<]*)</script>', page)
    if found is None:
        raise BadLeague("it is no page that `maquignon league` wrote")
    return found[1].encode()
