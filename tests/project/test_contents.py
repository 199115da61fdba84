"""Every page of docs is in the contents of the site, so that whoever adds one hears of it before `make site` fails."""

import re
from fnmatch import fnmatch

from tests.project.checkout import texts

INDEX = texts()["docs/index.md"]


def test_every_page_is_in_the_contents_of_the_site() -> None:
    named = re.findall(r"^(?:.* <)?(/?[\w*/-]+)>?$", INDEX, re.MULTILINE)
    listed = [name.removeprefix("/") if name.startswith("/") else f"docs/{name}" for name in named]
    pages = [name.removesuffix(".md") for name in texts() if re.fullmatch(r"(docs/(.*/)?)?[^/]+\.md", name)]
    folders = [name.removesuffix("README") for name in pages if name.startswith("docs/") and name.endswith("/README")]
    missing = [
        page
        for page in pages
        if page != "docs/index"
        and not any(fnmatch(page, name) for name in listed)
        and not any(page.startswith(folder) for folder in folders)  # whose README contains them
    ]
    assert missing == []
