"""Converts outlines to many short lines, whose strokes do not depend on how a renderer offsets curves."""
import math
import re

from values import COMMANDS, UNITS

STEPS = 32
LENGTHS = {"x", "y", "width", "height", "cx", "cy", "r", "rx", "ry"}
NUMBER = r"[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?"


def flattened(text):
    """Flattens paths, and those shapes that no rule of the style sheet selects."""
    sheet = re.search("<style>(.*?)</style>|$", text, re.S)[0]
    names = [name for name in ("rect", "circle", "ellipse") if not re.search(rf"\b(path|{name})[.:\s]", sheet)]
    return re.sub(rf"<({'|'.join(['path', *names])})\b([^>]*?)(/?)>", outlined, text)


def outlined(match):
    tag, inner, end = match.groups()
    if "marker" in inner:
        return match[0]
    values = dict(re.findall(r' ([\w-]+)="([^"]*)"', inner))
    try:
        data = lines(values["d"] if tag == "path" else round_shape(tag, values))
    except (KeyError, ValueError, IndexError):  # Invalid path data draws the same in either form.
        return match[0]
    inner = re.sub(r' (x|y|width|height|cx|cy|r|rx|ry|d)="[^"]*"', "", inner)
    return f'<path d="{data}"{inner}{end}>'


def length(value):
    number, unit = re.fullmatch(rf"({NUMBER})(.*)", value).groups()
    return float(number) / UNITS[unit or "px"]


def round_shape(tag, values):
    """The path of a shape, from the starting point in SVG 2, 10."""
    get = {name: length(value) for name, value in values.items() if name in LENGTHS}.get
    if tag == "rect":
        width, height = get("width", 0), get("height", 0)
        rx, ry = get("rx", get("ry", 0)), get("ry", get("rx", 0))
        rx, ry, x, y = min(rx, width / 2), min(ry, height / 2), get("x", 0), get("y", 0)
        corner = f"a{rx} {ry} 0 0 1 "
        return (f"M{x + rx} {y}H{x + width - rx}{corner}{rx} {ry}V{y + height - ry}{corner}{-rx} {ry}H{x + rx}"
                f"{corner}{-rx} {-ry}V{y + ry}{corner}{rx} {-ry}Z")
    rx, ry = (get("r", 0),) * 2 if tag == "circle" else (get("rx", get("ry", 0)), get("ry", get("rx", 0)))
    quarter = f"a{rx} {ry} 0 0 1 "
    return (f"M{get('cx', 0) + rx} {get('cy', 0)}{quarter}{-rx} {ry}{quarter}{-rx} {-ry}{quarter}{rx} {-ry}"
            f"{quarter}{rx} {ry}Z")


def lines(data):
    """Path data with its curves divided into lines."""
    words = re.findall(rf"[a-zA-Z]|{NUMBER}", data)
    at, start, control, command, written, place = 0j, 0j, None, "", [], 0
    while place < len(words):
        if words[place].isalpha():
            command, place = words[place], place + 1
        else:
            command = {"M": "L", "m": "l"}.get(command, command)
        kind, origin = command.upper(), at if command.islower() else 0j
        if kind == "Z":
            written.append("Z")
            at, control = start, None
            continue
        count = COMMANDS.get(kind, 2)
        numbers = [float(word) for word in words[place:place + count]]
        place += count
        if kind == "H":
            points = [complex(origin.real + numbers[0], at.imag)]
        elif kind == "V":
            points = [complex(at.real, origin.imag + numbers[0])]
        else:
            points = [origin + complex(*numbers[i:i + 2]) for i in range(5 if kind == "A" else 0, count, 2)]
        if kind in "ST":
            last, degree = control or (at, ""), "CS" if kind == "S" else "QT"
            points.insert(0, 2 * at - last[0] if last[1] and last[1] in degree else at)
        control = (points[-2], kind) if kind in "CSQT" else None
        if kind == "M":
            written.append(f"M{points[0].real} {points[0].imag}")
            start = points[0]
        else:
            curve = arc(at, numbers, points[0]) if kind == "A" else bezier([at, *points])
            written += [f"L{p.real:.5f} {p.imag:.5f}" for p in curve]
        at = points[-1]
    return "".join(written)


def bezier(points):
    degree, count = len(points) - 1, 1 if len(points) == 2 else STEPS
    return [sum(math.comb(degree, i) * t ** i * (1 - t) ** (degree - i) * p for i, p in enumerate(points))
            for t in (step / count for step in range(1, count + 1))]


def arc(start, numbers, end):
    """SVG 2, B.2.4 and B.2.5."""
    rx, ry, large, sweep = abs(numbers[0]), abs(numbers[1]), numbers[3] != 0, numbers[4] != 0
    if start == end or rx == 0 or ry == 0:
        return [end]
    turn = complex(math.cos(math.radians(numbers[2])), math.sin(math.radians(numbers[2])))
    half = (start - end) / 2 / turn
    unit = complex(half.real / rx, half.imag / ry)
    scale = max(1, abs(unit))
    away = math.sqrt(max(0, scale ** 2 / abs(unit) ** 2 - 1))
    centre = unit / scale * (1j if large == sweep else -1j) * away
    first, last = (unit / scale - centre), (-unit / scale - centre)
    angle = math.atan2((last / first).imag, (last / first).real) % (2 * math.pi) - (0 if sweep else 2 * math.pi)
    points = [first * complex(math.cos(angle * i / STEPS), math.sin(angle * i / STEPS)) - first
              for i in range(1, STEPS + 1)]
    return [start + complex(p.real * rx * scale, p.imag * ry * scale) * turn for p in points]
