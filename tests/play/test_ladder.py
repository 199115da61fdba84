"""A ladder on the disk and on its page: every cell has a place of its own, and stands where it is looked for."""

from pathlib import Path

from maquignon.play.bootstrap import Estimate
from maquignon.play.ladder.cells import Cell, Setting
from maquignon.play.ladder.findings import Findings
from maquignon.play.ladder.page import matrix_rows

TABLE = Setting("koehandel", 4)


def test_however_a_program_is_called_its_games_are_kept_within_the_folder(tmp_path: Path) -> None:
    cell = Cell(TABLE, "exec:../my-bot --name a/b", "easy")
    assert cell.folder(tmp_path).parent == tmp_path / "koehandel-4"
    assert cell.folder(tmp_path) != Cell(TABLE, "easy", cell.row).folder(tmp_path)


def test_a_row_is_who_sits_alone_and_a_column_the_others() -> None:
    shares = {
        Cell(TABLE, "easy", "hard"): Estimate(0.1, 0.09, 0.11),
        Cell(TABLE, "hard", "easy"): Estimate(0.6, 0.58, 0.62),
    }
    rows = matrix_rows(Findings(shares, {"easy": None, "hard": None}, {}, 2), TABLE)  # type: ignore[dict-item]
    assert rows == [["", "easy", "hard"], ["easy", "–", "10.0 ± 1.0"], ["hard", "60.0 ± 2.0", "–"]]
