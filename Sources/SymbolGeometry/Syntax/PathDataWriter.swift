internal import SymbolText

extension Path {
    /// This path as SVG path data: absolute commands, no needless separators, letters or zeros.
    ///
    /// Coordinates are rounded to `decimals` digits after the point (see `SVGNumberFormat`) and must be finite.
    /// Where they need no rounding, reading the data gives back an equal path.
    package func svgData(decimals: Int = 6) -> String {
        var writer = PathDataWriter(format: SVGNumberFormat(decimals: decimals))
        for element in elements { writer.write(element) }
        return writer.data
    }
}

private struct PathDataWriter {
    let format: SVGNumberFormat
    private(set) var data = ""

    /// The letter that a number following now would continue.
    private var implied: Character?
    private var lastNumber: String?

    /// As written, so that H and V appear exactly where the reader will arrive at the same point.
    private var current = (x: "", y: "")
    private var start = (x: "", y: "")

    init(format: SVGNumberFormat) {
        self.format = format
    }

    package mutating func write(_ element: PathElement) {
        switch element {
        case .move(let end):
            command("M", [end])
            (start, implied) = (current, "L")
        case .line(let end):
            line(to: end)
        case .quad(let control, let end):
            command("Q", [control, end])
        case .cubic(let control1, let control2, let end):
            command("C", [control1, control2, end])
        case .close:
            letter("Z")
            (current, implied) = (start, nil)
        }
    }

    private mutating func line(to end: Point) {
        let next = (x: format.string(end.x), y: format.string(end.y))
        if next.y == current.y {
            letter("H")
            number(next.x)
        } else if next.x == current.x {
            letter("V")
            number(next.y)
        } else {
            letter("L")
            number(next.x)
            number(next.y)
        }
        current = next
    }

    private mutating func command(_ name: Character, _ points: [Point]) {
        letter(name)
        for point in points {
            current = (format.string(point.x), format.string(point.y))
            number(current.x)
            number(current.y)
        }
    }

    private mutating func letter(_ name: Character) {
        guard name != implied else { return }
        data.append(name)
        (implied, lastNumber) = (name, nil)
    }

    /// A sign always begins a new number, and a point does where the last number has had its own.
    private mutating func number(_ text: String) {
        let begins = text.first == "-" || text.first == "." && lastNumber?.contains(".") == true
        if lastNumber != nil, !begins { data.append(" ") }
        data += text
        lastNumber = text
    }
}
