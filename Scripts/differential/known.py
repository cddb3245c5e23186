"""Kinds of disagreement with resvg that were judged: what their files hold, and why they stay."""
import re

REASONS = [
    (r"mix-blend-mode: ?(saturation|hue|color|luminosity)|mode=.(saturation|hue|color|luminosity)",
     "resvg departs from the formulas of CSS Compositing 1, section 6.2, which can be worked out by hand"),
    (r"<filter", "the edge of a filter's region may be rounded to pixels (Filter Effects 1 leaves it open): resvg "
     "widens it; under rotation and skew it filters along the picture's axes"),
    (r"<marker[^>]*viewBox", "a marker is clipped to its viewport (SVG 2, 13.7); resvg and rsvg-convert clip it to its "
     "view box, Chromium to its viewport"),
    (r"<svg.*<svg", "a nested viewport clips also where only one of its sides is given (SVG 2, 8.2); resvg does not "
     "clip it, Chromium and rsvg-convert do"),
    (r"<pattern(?![^>]* width=)|<pattern(?![^>]* height=)|<pattern[^>]* (width|height)=.0[\"%]", "a tile of no size "
     "disables painting (SVG 2, 14.3); resvg, rsvg-convert and Chromium take the fallback"),
    (r"<pattern", "resvg moves tiles to whole pixels; ours cover what their edges cover"),
]


def reason(text):
    """Why a reduced file may disagree, or nothing: then it is yet to be judged."""
    return next((reason for pattern, reason in REASONS if re.search(pattern, text, re.S)), None)
