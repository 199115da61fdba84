"""The game can be put on a home screen: every icon of the manifest is there, as large as it says."""

import json

from tests.project.checkout import ROOT

PUBLIC = ROOT / "web/public"


def test_every_icon_is_there_and_as_large_as_the_manifest_says() -> None:
    icons = {icon["src"]: icon["sizes"] for icon in json.loads((PUBLIC / "app.webmanifest").read_text())["icons"]}
    assert {"192x192", "512x512"} <= set(icons.values())  # what browsers want before they offer to install
    for src, sizes in icons.items():
        picture = (PUBLIC / src.lstrip("/")).read_bytes()
        if src.endswith(".png"):
            width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
            assert f"{width}x{height}" == sizes
