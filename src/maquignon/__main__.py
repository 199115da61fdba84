"""`python -m maquignon` is the command."""

import sys

from maquignon.command import main

if __name__ == "__main__":
    sys.exit(main())
