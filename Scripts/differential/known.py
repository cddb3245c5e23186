"""Known kinds of disagreement with resvg: the change that removes each from a file, and the reason why it stays.

A file is of a kind if the two agree after the change, so a kind explains nothing beyond what it removes.
"""
import re

from flattening import flattened
from values import SIDE


def marked(element, addition, wanted=""):
    """Adds attributes to matching elements of a name, but never to the root; existing values are overridden."""
    names = re.findall(r'([\w-]+)="', addition)

    def change(match):
        inner = match[1]
        for name in names:
            inner = re.sub(rf' {name}="[^"]*"', "", inner)
        return f"<{element}{inner} {addition}"
    return lambda text: re.sub(rf"<{element}(?! xmlns)(?=[ >/])(?=[^>]*{wanted})([^>/]*)", change, text)


def whole_sides(text):
    """Writes the default of 100 % for a missing width or height."""
    def change(match):
        missing = [name for name in ("width", "height") if f' {name}="' not in match[2]]
        return f"<{match[1]}{match[2]}" + "".join(f' {name}="100%"' for name in missing)
    return re.sub(r"<(svg(?! xmlns)|use(?=[^>]* (?:width|height)=))([^>/]*)", change, text)


def replaced(pattern, replacement):
    return lambda text: re.sub(pattern, replacement, text)


def plain_uses(text):
    """Replaces percentages in the position and size of a `use` with numbers."""
    return re.sub(r"<use[^>]*", lambda use: re.sub(r' (x|y|width|height)="(-?[\d.]+)%"', r' \1="\2"', use[0]), text)


def plain_lengths(text):
    """Replaces percentages, including those that are defaults, with numbers."""
    defaults = {"linearGradient": dict(x2=SIDE), "radialGradient": dict(cx=SIDE / 2, cy=SIDE / 2, r=SIDE / 2),
                "mask": dict(x=-.1 * SIDE, y=-.1 * SIDE, width=1.2 * SIDE, height=1.2 * SIDE)}

    def change(match):
        tag, inner = match[1], match[2]
        if tag in (*defaults, "filter", "pattern") and "userSpaceOnUse" not in inner:
            return match[0]
        for name, value in defaults.get(tag, {}).items():
            given = f' {name}="' in inner or "href=" in inner and re.search(rf'<{tag}[^>]* {name}="', text)
            inner += "" if given else f' {name}="{value:g}"'
        inherited = r'(?<=stroke-width=")' if tag == "use" else r'(?<=")'
        return f"<{tag}" + re.sub(inherited + r"(-?[\d.]+)%", lambda part: f"{float(part[1]) * SIDE / 100:g}", inner)
    return re.sub(r"<(?!svg|stop|fe)(\w+)([^>/]*)", change, text)


def own_transforms(text):
    """Removes the transforms of gradients from which others inherit."""
    for key in set(re.findall(r'href="#((?:linear|radial)Gradient\d+)"', text)):
        text = re.sub(rf'(<\w+ id="{key}"[^>]*) gradientTransform="[^"]*"', r"\1", text)
    return text


def own_centres(text):
    """Removes from gradients of one kind the attributes that those of the other kind inherit through them."""
    return re.sub(r'<radialGradient[^>]*id="(radialGradient\d+)"[^>]*>(?=.*<linearGradient[^>]*href="#\1")',
                  lambda match: re.sub(r' (cx|cy|r|fx|fy|fr)="[^"]*"', "", match[0]), text, flags=re.S)


def far_regions(text):
    """Moves the edges of filters and of their primitives outside the picture."""
    text = re.sub(r"<fe[A-Z][^>]*", lambda step: re.sub(r' (x|y|width|height)="[^"]*"', "", step[0]), text)
    return marked("filter", FAR)(text)


FAR = 'filterUnits="userSpaceOnUse" x="-999" y="-999" width="2999" height="2999"'
TILE = 'patternUnits="userSpaceOnUse" x="0" y="0" width="24" height="24" patternTransform="scale(1)"'
UNTURNED = replaced(r' transform="[^"]*(rotate|skew|matrix)[^"]*"', "")
UNTOLD_ALPHA = replaced(r'(<feColorMatrix[^>]*?) (?:type="luminanceToAlpha"|values="([^"]* ){9}[^"]*")', r"\1")
UNCLIPPED = replaced(r'\bclip-path(="|: ?)url\([^)]*\)', r"clip-path\1none")
UNFILTERED = replaced(r'\bfilter(="|: ?)url\([^)]*\)', r"filter\1none")

# The changes that remove a kind of disagreement (each of them alone, where there are several), and its reason.
KINDS = [
    ([whole_sides],
     "one side of a viewport is given: the other is 100 % and both clip (SVG 2, 8.2); resvg takes neither, Chromium "
     "does"),
    ([plain_uses],
     "a place or side of a symbol's use is a percentage; resvg takes it twice, Chromium and rsvg-convert once"),
    ([plain_lengths],
     "a percentage within a symbol is of its viewport or view box (SVG 2, 8.9), for Chromium too but for gradients; "
     "resvg takes others"),
    ([flattened],
     "in a bend tighter than the pen resvg and Chromium let what one side sweeps backwards take out what is covered; "
     "ours covers all that the pen sweeps (SVG 2, 13.5), and rsvg-convert takes out less"),
    ([UNTOLD_ALPHA],
     "a colour matrix tells colours of all but transparent pixels, of which 8 bits keep little, in alpha: all differ"),
    ([replaced(r'(?<![-\w])color(="|: ?)currentColor', r"color\1inherit")],
     "the color currentColor is the parent's, as for Chromium and rsvg-convert; resvg takes black"),
    ([replaced(r"(url\(#pattern\d+\)) (red|none)", r"\1")],
     "a pattern that shows nothing paints nothing, as for Chromium and rsvg-convert; resvg takes the colour behind it"),
    ([replaced(r'(?<=<use)([^>]*)\bmix-blend-mode(="|: ?)[\w-]+', r"\1mix-blend-mode\2normal")],
     "resvg does not blend a use of a symbol with what is below; Chromium and rsvg-convert do"),
    ([UNCLIPPED, replaced(r'(<symbol[^>]*) overflow="visible"', r"\1")],
     "resvg places the clip of a use elsewhere where its symbol's overflow is visible, Chromium and rsvg-convert do "
     "not"),
    ([UNCLIPPED, marked("marker", 'overflow="visible"')],
     "within a clip resvg takes more of a marker than its viewport does; Chromium and rsvg-convert do not"),
    ([replaced(r'\b(clip-path|mask)(="|: ?)url\([^)]*\)', r"\1\2none"), UNTURNED],
     "the box of a group is the tight one in the group's space (SVG 2, 8.10); resvg and Chromium take that of turned "
     "boxes"),
    ([replaced(r"((?:linear|radial)Gradient[^>]*>)(<stop[^>]*/>)(?=</)", r"\1\2\2")],
     "a box without width or height takes no gradient of its units, not even one of one stop (SVG 2, 8.10), as for "
     "Chromium; resvg takes that as a colour"),
    ([own_centres],
     "a linear gradient hands no centre and radius on from a radial one, as for Chromium and rsvg-convert; with resvg "
     "it does"),
    ([replaced(r'[Mm]\s?-?[\d.]+[ ,]-?[\d.]+\s?(?=M|")(?=.*marker)', "")],
     "a move that draws nothing is a vertex with its marker, as for Chromium; resvg leaves it out"),
    ([replaced(r"[zZ]\s*(?=[Mm])(?=.*marker)", "")],
     "a move behind a closed subpath is a vertex with its marker, as for Chromium; resvg leaves it out"),
    ([UNFILTERED, marked("symbol", 'overflow="visible"')],
     "resvg clips what a filter makes of a use to its symbol's viewport; ours and Chromium what goes into the filter"),
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
    ([UNFILTERED, UNTURNED],
     "under rotation and skew resvg filters along the picture's axes; Filter Effects 1 in the element's space"),
    ([marked("pattern", TILE)],
     "resvg moves and stretches tiles to whole pixels; ours cover what their edges cover"),
]


def reasons(text, disagrees):
    """The smallest set of kinds that together explain a disagreement; empty where there is none."""
    present = [(cures, reason) for cures, reason in KINDS if all(cure(text) != text for cure in cures)]
    for cures, reason in present:
        if not any(disagrees(cure(text)) for cure in cures):
            return [reason]
    # Where a kind has several cures, the first ones show whether it occurs; the last may affect only one of many parts.
    together = [kind for kind in present if not any(disagrees(cured(text, present, cure)) for cure in kind[0][:-1])]
    # An unrelated cure may cause another disagreement.
    choices = [together] + [[kind for kind in together if kind is not other] for other in together]
    together = next((kinds for kinds in choices if len(kinds) > 1 and not disagrees(cured(text, kinds))), [])
    for kind in list(together):
        rest = [other for other in together if other is not kind]
        if not disagrees(cured(text, rest)):
            together = rest
    return [reason for _, reason in together]


def cured(text, kinds, first=None):
    text = first(text) if first else text
    for cures, _ in kinds:
        text = cures[-1](text)
    return text
