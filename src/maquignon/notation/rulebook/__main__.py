"""Write the pages of docs/rules into the folder named: `make docs` does."""

import sys
from pathlib import Path

from maquignon.notation.rulebook.pages import write

if __name__ == "__main__":
    write(Path(sys.argv[1]))
