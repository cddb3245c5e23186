"""Draws a panel for each curve: cost against size, both on linear scales from zero or on logarithmic scales."""
import math

COLUMNS, SIDE, GAP = 7, 88, 18
# The strokes of the digits on a grid of one by two.
DIGITS = ["M0 0H1V2H0Z", "M1 0V2", "M0 0H1V1H0V2H1", "M0 0H1V2H0M0 1H1", "M0 0V1H1M1 0V2", "M1 0H0V1H1V2H0",
          "M1 0H0V2H1V1H0", "M0 0H1V2", "M0 0H1V2H0ZM0 1H1", "M1 1H0V0H1V2H0"]


def svg(curves):
    """Panels with linear scales, on which linear growth is a straight line."""
    return sheet([(number, [line(sizes, costs, max(costs) or 1)]) for number, sizes, costs in curves])


def powers(curves):
    """Panels with logarithmic scales: seconds on one core in blue, on two in orange, and megabytes in green.

    Each decade is as wide as it is high: linear growth runs along the grey line, and a constant is horizontal.
    """
    colors = ["#06c", "#e70", "#294"]
    panels = []
    for number, sizes, costs in curves:
        decades = math.log10(sizes[-1] / sizes[0])
        width = lambda size: math.log10(size / sizes[0]) / decades
        height = lambda cost, least: math.log10(cost / least) / decades
        panels.append((number, [
            ([(width(size), height(cost, min(each))) for size, cost in zip(sizes, each)], color)
            for each, color in zip(costs, colors)]))
    return sheet(panels)


def line(sizes, costs, most):
    return [(0, 0)] + [(size / sizes[-1], each / most) for size, each in zip(sizes, costs)], "#06c"


def sheet(panels):
    step = SIDE + GAP
    columns = min(COLUMNS, len(panels))
    rows = -(-len(panels) // columns)
    drawn = "\n".join(
        f'<g transform="translate({index % columns * step + GAP} {index // columns * step + GAP})">{panel(*each)}</g>'
        for index, each in enumerate(panels))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {columns * step + GAP} {rows * step + GAP}" '
            f'fill="none" stroke-linecap="round" stroke-linejoin="round">\n{drawn}\n</svg>\n')


def panel(number, lines):
    digits = "".join(
        f'<path transform="translate({4 + 7 * index} 4) scale(4)" stroke-width=".3" d="{DIGITS[int(digit)]}"/>'
        for index, digit in enumerate(str(number)))
    drawn = ""
    for points, color in lines:
        positions = [(SIDE * x, SIDE - SIDE * y) for x, y in points]
        path = " ".join(f"{x:.1f} {y:.1f}" for x, y in positions)
        dots = "".join(f"M{x:.1f} {y:.1f}h0" for x, y in positions if (x, y) != (0, SIDE))
        drawn += (f'<path stroke="{color}" stroke-width="1.5" d="M{path}"/>'
                  f'<path stroke="{color}" stroke-width="4" d="{dots}"/>')
    return (f'<path stroke="#ccc" d="M0 {SIDE}L{SIDE} 0"/><path stroke="#888" d="M0 0V{SIDE}H{SIDE}"/>'
            f'<g stroke="#333">{digits}</g>{drawn}')
