"""Write the pages of docs/rules into the folder named: `make docs` does."""

import sys
from pathlib import Path

from maquignon.notation.rulebook.pages import write

write(Path(sys.argv[1]))
