"""Everybody's colour: told apart whatever colours somebody sees, and readable by day and by night."""

import math
import re
from itertools import combinations

from vivat.web.pages import client_files

Rgb = tuple[float, float, float]
SIGHT: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deuteranopia": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritanopia": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
"""Colour blindness as matrices on linear colours: Machado, Oliveira and Fernandes 2009, full severity."""
APART = 0.1
"""In OKLab, where 0.02 is just noticed side by side."""
READABLE = 4.5
"""WCAG AA."""


def styles() -> str:
    """The palette of the page, each paint that it names put in its place."""
    palette = client_files()["css/palette.css"].plain.decode()
    paints = dict(re.findall(r"(--[\w-]+): (#\w{6});", palette))
    return re.sub(r"var\((--[\w-]+)\)", lambda found: paints.get(found[1], found[0]), palette)


def linear(colour: str) -> Rgb:
    """A colour as light."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def seen(colour: str, sight: str) -> Rgb:
    """A colour in OKLab, as somebody sees it."""
    light = linear(colour)
    red, green, blue = (max(0.0, sum(a * b for a, b in zip(row, light, strict=True))) for row in SIGHT[sight])
    long = (0.41222 * red + 0.53633 * green + 0.05145 * blue) ** (1 / 3)
    middle = (0.21190 * red + 0.68070 * green + 0.10740 * blue) ** (1 / 3)
    short = (0.08830 * red + 0.28172 * green + 0.62998 * blue) ** (1 / 3)
    return (
        0.21045 * long + 0.79362 * middle - 0.00407 * short,
        1.97800 * long - 2.42859 * middle + 0.45059 * short,
        0.02590 * long + 0.78277 * middle - 0.80868 * short,
    )


def too_near(colours: list[str]) -> list[tuple[str, str, str]]:
    """Which two cannot be told apart, and by whom."""
    return [
        (one, other, sight)
        for sight in SIGHT
        for one, other in combinations(colours, 2)
        if math.dist(seen(one, sight), seen(other, sight)) < APART
    ]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as WCAG counts it."""
    low, high = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05 for r, g, b in (linear(one), linear(other)))
    return high / low


def themed(name: str) -> list[tuple[str, str]]:
    """What a colour is by day and by night, everywhere it is set."""
    return re.findall(rf"--{name}: light-dark\((#\w{{6}}), (#\w{{6}})\)", styles())


def test_eight_people_are_told_apart_by_everybody() -> None:
    colours = re.findall(r"--who: (#\w{6})", styles())
    assert len(colours) == 8
    assert too_near(colours) == []


def test_two_colours_that_some_confuse_are_found() -> None:
    assert {sight for _, _, sight in too_near(["#b03030", "#5d7a2c"])} & {"protanopia", "deuteranopia"}
    assert too_near(["#3f9e9e", "#3f9ecc"]) != []


def test_names_can_be_read_on_a_colour_and_in_it() -> None:
    fields = re.findall(r"--who: (#\w{6});\s+--on-who: (#\w{6})", styles())
    assert len(fields) == 8
    assert [each for each in fields if contrast(*each) < READABLE] == []
    [card], [paper], inks = themed("card"), themed("paper"), themed("who-ink")
    assert len(inks) == 8
    for theme in (0, 1):
        for ground in (card, paper):
            assert [ink for ink in inks if contrast(ink[theme], ground[theme]) < READABLE] == []
