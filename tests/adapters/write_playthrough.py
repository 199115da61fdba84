"""Write the golden playthrough anew: `python -m tests.adapters.write_playthrough`, then read the difference."""

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import maquignon.adapters.openspiel as openspiel
from tests.adapters.test_openspiel import PLAYTHROUGH

TERMS = "players=3,house_rules=family_size:2;start_notes:0+10+10+50;opening_deal:2,max_game_length=16,memory=1"


def main() -> None:
    flags.FLAGS.mark_as_parsed()
    PLAYTHROUGH.write_text(generate_playthrough.playthrough(f"{openspiel.NAME}({TERMS})", None, seed=1), "utf-8")


if __name__ == "__main__":
    main()
