"""Write anew what the golden games and facts say and what bots choose: `make golden`, then read the difference."""

from tests.golden.choices import chosen
from tests.golden.games import RECORDS, told
from tests.golden.said import said


def main() -> None:
    files = {path: text for game in RECORDS for path, text in told(game).items()} | said() | chosen()
    for path, text in files.items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
            print(f"Wrote {path.name}.")


if __name__ == "__main__":
    main()
