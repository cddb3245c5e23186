"""Kinds of disagreement with resvg that were judged: what takes each of them out of a file, and why it stays.

A file is of a kind where the two agree once that is taken out of it, so a kind explains no more than it says.
"""
import re


def marked(element, addition, wanted=""):
    """Adds attributes to the elements of a name that match, but never to the root; what is set last is dropped."""
    names = re.findall(r'([\w-]+)="', addition)

    def change(match):
        inner = match[1]
        for name in names:
            inner = re.sub(rf' {name}="[^"]*"', "", inner)
        return f"<{element}{inner} {addition}"
    return lambda text: re.sub(rf"<{element}(?! xmlns)(?=[ >/])(?=[^>]*{wanted})([^>/]*)", change, text)


def whole_sides(text):
    """The width or height that is left out written as what that means: 100 %."""
    def change(match):
        missing = [name for name in ("width", "height") if f' {name}="' not in match[2]]
        return f"<{match[1]}{match[2]}" + "".join(f' {name}="100%"' for name in missing)
    return re.sub(r"<(svg(?! xmlns)|use)(?=[^>]* (?:width|height)=)([^>/]*)", change, text)


def replaced(pattern, replacement):
    return lambda text: re.sub(pattern, replacement, text)


def plain_sides(text):
    """Percentages of the sides of a `use` as numbers."""
    return re.sub(r"<use[^>]*", lambda use: re.sub(r' (width|height)="([\d.]+)%"', r' \1="\2"', use[0]), text)


def own_transforms(text):
    """Gradients without the transforms that others inherit."""
    for key in set(re.findall(r'href="#((?:linear|radial)Gradient\d+)"', text)):
        text = re.sub(rf'(<\w+ id="{key}"[^>]*) gradientTransform="[^"]*"', r"\1", text)
    return text


def far_regions(text):
    """Filters whose edges, and whose steps' edges, lie outside the picture."""
    text = re.sub(r"<fe[A-Z][^>]*", lambda step: re.sub(r' (x|y|width|height)="[^"]*"', "", step[0]), text)
    return marked("filter", FAR)(text)


FAR = 'filterUnits="userSpaceOnUse" x="-999" y="-999" width="2999" height="2999"'
TILE = 'patternUnits="userSpaceOnUse" x="0" y="0" width="24" height="24" patternTransform="scale(1)"'
UNFILTERED = replaced(r'\bfilter(="|: ?)url\([^)]*\)', r"filter\1none")

# What takes the kind out (each step alone does, where there are several), and why the two may disagree.
KINDS = [
    ([whole_sides],
     "one side of a viewport is given: the other is 100 % and both clip (SVG 2, 8.2); resvg takes neither, Chromium "
     "does"),
    ([plain_sides],
     "a side of a symbol's use is a percentage; resvg takes it twice, Chromium and rsvg-convert once"),
    ([marked("marker", 'overflow="visible"', "viewBox")],
     "a marker is clipped to its viewport (SVG 2, 13.7); resvg and rsvg-convert clip it to its view box, Chromium to "
     "its viewport"),
    ([replaced(r'(<marker[^>]* orient=)"auto[^"]*"', r'\1"0"')],
     "resvg turns markers at the ends of closed subpaths another way; Chromium and rsvg-convert as ours "
     "(SVG 2, 13.7.4)"),
    ([replaced(r'(mix-blend-mode|mode)(="|: ?)(saturation|hue|color|luminosity)\b(?!-)', r"\1\2normal")],
     "resvg departs from the formulas of CSS Compositing 1, section 6.2, which can be worked out by hand"),
    ([replaced(r'(?<=<mask)([^>]*) color-interpolation="linearRGB"', r"\1")],
     "resvg weighs a mask's colours in sRGB whatever its color-interpolation; Chromium in linear light where asked"),
    ([own_transforms],
     "resvg takes no gradientTransform from the gradient that is referred to; Chromium and rsvg-convert do "
     "(SVG 2, 14.2.2)"),
    ([replaced(r'(<fe(?:Offset|DropShadow)[^>]*?) d[xy]="[^"]*"(?: dy="[^"]*")?', r"\1")],
     "resvg moves filtered pictures by whole pixels; ours, Chromium and rsvg-convert by what is asked"),
    ([replaced(r'(<filter[^>]*) color-interpolation-filters="sRGB"(?=[^>]*>(?:(?!</filter>).)*<feDropShadow)', r"\1")],
     "resvg encodes the colour of a drop shadow as if it were linear, where sRGB is asked for; Chromium does not"),
    ([replaced("feMorphology", "feOffset")],
     "resvg takes a window of fewer pixels than Chromium, rsvg-convert and ours for the same radius"),
    ([far_regions],
     "the edge of a filter's or a step's region lies within a pixel, and takes it or leaves it (Filter Effects 1 "
     "leaves that open): ours takes the nearest whole pixels, resvg as many from the one it begins in, Chromium all "
     "that it touches"),
    ([UNFILTERED, replaced(r' transform="[^"]*(rotate|skew|matrix)[^"]*"', "")],
     "under rotation and skew resvg filters along the picture's axes; Filter Effects 1 in the element's space"),
    ([marked("pattern", TILE)],
     "resvg moves and stretches tiles to whole pixels; ours cover what their edges cover"),
]


def reasons(text, disagrees):
    """The kinds that together explain a disagreement, each needed; none where they do not."""
    present = [(cures, reason) for cures, reason in KINDS if all(cure(text) != text for cure in cures)]
    for cures, reason in present:
        if not any(disagrees(cure(text)) for cure in cures):
            return [reason]
    together = [kind for kind in present if len(kind[0]) == 1]
    if len(together) < 2 or disagrees(cured(text, together)):
        return []
    for kind in list(together):
        rest = [other for other in together if other is not kind]
        if not disagrees(cured(text, rest)):
            together = rest
    return [reason for _, reason in together]


def cured(text, kinds):
    for cures, _ in kinds:
        for cure in cures:
            text = cure(text)
    return text
