"""Write what the golden games say anew: `make golden`, then read the difference before committing it."""

from tests.golden.games import RECORDS, told


def main() -> None:
    for game in RECORDS:
        for path, text in told(game).items():
            if not path.exists() or path.read_text("utf-8") != text:
                path.write_text(text, "utf-8")
                print(f"Wrote {path.name}.")


if __name__ == "__main__":
    main()
