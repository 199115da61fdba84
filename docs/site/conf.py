"""How the pages of this checkout become a site: `make site`."""

import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

import maquignon

project = "maquignon"
author = "the maquignon authors"
copyright = "the maquignon authors"  # so it is called there
version = release = maquignon.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = ["*.md", "docs/*.md", "docs/**/*.md"]
exclude_patterns = ["build", "node_modules", "web", ".venv", ".cache"]

# Links between pages are checked: a warning is an error (`sphinx-build -W`).
nitpicky = False
myst_heading_anchors = 4
myst_links_external_new_tab = False
suppress_warnings = ["myst.header"]  # a page may begin below its first heading, as the record of a ladder does

highlight_language = "none"
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"maquignon {release}"
html_static_path: list[str] = []
templates_path = ["templates"]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/versions.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7a3b12", "color-brand-content": "#7a3b12"},
    "dark_css_variables": {"color-brand-primary": "#e2a76f", "color-brand-content": "#e2a76f"},
}

ENTRANCE = """<!doctype html>
<meta charset="utf-8"><title>maquignon</title>
<meta http-equiv="refresh" content="0; url=docs/index.html"><a href="docs/index.html">maquignon</a>
"""


def open_the_door(app: Sphinx, failure: Exception | None) -> None:
    """Pages lie where they lie in the checkout, so that their links hold; who comes to the root is led to them."""
    if failure is None and app.builder.name == "html":
        Path(app.outdir, "index.html").write_text(ENTRANCE, "utf-8")


ROOT = Path(__file__).parent.parent.parent
CONTENTS = "\n\n```{toctree}\n:hidden:\n:glob:\n\n%s\n```\n"


def adapt(app: Sphinx, name: str, source: list[str]) -> None:
    """The README of a folder of pages contains them all; a folder of code has no page to lead to."""
    page = ROOT / f"{name}.md"
    if name.startswith("docs/") and page.name == "README.md":
        source[0] += CONTENTS % ("*/README" if list(page.parent.glob("*/README.md")) else "*")
    source[0] = re.sub(
        r"\[([^\]]+)\]\(([^)#:\s]+)\)",
        lambda link: link[1] if (page.parent / link[2]).is_dir() else link[0],
        source[0],
    )


def speak(app: Sphinx, name: str, template: str, context: dict[str, Any], tree: object) -> None:
    """The rules are read aloud in their own languages."""
    if rules := re.match(r"docs/rules/([a-z]{2})/", name):
        context["language"] = rules[1]


def setup(app: Sphinx) -> None:
    app.connect("source-read", adapt)
    app.connect("html-page-context", speak)
    app.connect("build-finished", open_the_door)
