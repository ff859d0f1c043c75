"""Draws the icons of the hall: our flame in the dark, as SVG and, where wanted, in pixels."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, sync_playwright

from browser.chromium import launch_options
from emberhall.hall.static import WEB

ART = WEB / "static" / "art"
SIZE, MIDDLE = 512, (12, 11.75)
"""Of an icon; and of the flame, in its own box."""
NIGHT, WOOD, GLOW = "#2a2038", "#93612c", "#ffb247"
SIGN = (
    '<rect x="14" y="14" width="484" height="484" rx="112" '
    f'fill="{NIGHT}" stroke="{WOOD}" stroke-width="20"/>'
)
FULL = f'<path d="M0 0h512v512H0Z" fill="{NIGHT}"/>'
"""Phones cut their own shape out of this: only its middle is sure to be seen."""


def icon(ground: str, scale: int) -> str:
    flame = re.sub(r"</?svg[^>]*>", "", (ART / "flame.svg").read_text(encoding="utf-8")).strip()
    x, y = (256 - MIDDLE[0] * scale, 262 - MIDDLE[1] * scale)
    glow = "".join(
        f'<circle cx="256" cy="{at}" r="{radius}" fill="{GLOW}" opacity="{light}"/>'
        for at, radius, light in ((270, 186, 0.12), (282, 128, 0.18))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" fill="none" '
        f'stroke-linejoin="round" stroke-linecap="round">{ground}{glow}'
        f'<g transform="translate({x:g} {y:g}) scale({scale})">{flame}</g></svg>\n'
    )


def shoot(browser: Browser, name: str, drawn: str, size: int) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    sized = drawn.replace("<svg ", f'<svg width="{size}" height="{size}" style="display:block" ', 1)
    page.set_content(f'<body style="margin:0">{sized}')
    page.screenshot(path=ART / f"{name}.png", omit_background=True)
    page.close()


def main() -> None:
    sign, full = icon(SIGN, 17), icon(FULL, 15)
    (ART / "icon.svg").write_text(sign, encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        shoot(browser, "icon-192", sign, 192)
        shoot(browser, "icon-512", sign, 512)
        shoot(browser, "icon-maskable-512", full, 512)
        shoot(browser, "icon-touch-180", full, 180)
        browser.close()


if __name__ == "__main__":
    main()
