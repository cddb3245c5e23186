"""A panel for each curve: cost upwards against size, both from nothing; a straight line is a straight line."""
COLUMNS, SIDE, GAP = 7, 88, 18
# A digit's strokes on a grid of one by two.
DIGITS = ["M0 0H1V2H0Z", "M1 0V2", "M0 0H1V1H0V2H1", "M0 0H1V2H0M0 1H1", "M0 0V1H1M1 0V2", "M1 0H0V1H1V2H0",
          "M1 0H0V2H1V1H0", "M0 0H1V2", "M0 0H1V2H0ZM0 1H1", "M1 1H0V0H1V2H0"]


def svg(curves):
    step = SIDE + GAP
    rows = -(-len(curves) // COLUMNS)
    panels = "\n".join(
        f'<g transform="translate({place % COLUMNS * step + GAP} {place // COLUMNS * step + GAP})">{panel(*curve)}</g>'
        for place, curve in enumerate(curves))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {COLUMNS * step + GAP} {rows * step + GAP}" '
            f'fill="none" stroke-linecap="round" stroke-linejoin="round">\n{panels}\n</svg>\n')


def panel(number, sizes, costs):
    most = max(costs) or 1
    points = [(0, SIDE)] + [(SIDE * size / sizes[-1], SIDE - SIDE * each / most) for size, each in zip(sizes, costs)]
    line = " ".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dots = "".join(f"M{x:.1f} {y:.1f}h0" for x, y in points[1:])
    digits = "".join(
        f'<path transform="translate({4 + 7 * place} 4) scale(4)" stroke-width=".3" d="{DIGITS[int(digit)]}"/>'
        for place, digit in enumerate(str(number)))
    return (f'<path stroke="#ccc" d="M0 {SIDE}L{SIDE} 0"/><path stroke="#888" d="M0 0V{SIDE}H{SIDE}"/>'
            f'<g stroke="#333">{digits}</g>'
            f'<path stroke="#06c" stroke-width="1.5" d="M{line}"/><path stroke="#06c" stroke-width="4" d="{dots}"/>')
