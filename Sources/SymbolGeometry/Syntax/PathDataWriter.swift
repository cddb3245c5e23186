internal import SymbolText

extension Path {
    /// Returns this path as SVG path data: absolute commands without needless separators, letters or zeros.
    ///
    /// Coordinates are rounded to `decimals` digits after the point (see `SVGNumberFormat`) and must be finite.
    /// If they need no rounding, reading the data gives back an equal path.
    package func svgData(decimals: Int = 6) -> String {
        var writer = PathDataWriter(format: SVGNumberFormat(decimals: decimals))
        for element in elements { writer.write(element) }
        return writer.data
    }
}

extension Path {
    /// Returns paths of the same commands as data of the same letters: a line is written as H or V only if it can be in
    /// all of them.
    ///
    /// If the numbers of commands differ, each path is written by itself.
    package static func svgData(alike paths: [Path], decimals: Int = 6) -> [String] {
        let format = SVGNumberFormat(decimals: decimals)
        var writers = paths.map { _ in PathDataWriter(format: format) }
        guard let count = paths.first?.elements.count, paths.allSatisfy({ $0.elements.count == count }) else {
            return paths.map { $0.svgData(decimals: decimals) }
        }
        for position in 0..<count {
            let elements = paths.map { $0.elements[position] }
            let letters = Set(zip(writers, elements).map { $0.shortLetter(for: $1) })
            for index in writers.indices { writers[index].write(elements[index], isShort: letters.count == 1) }
        }
        return writers.map(\.data)
    }
}

private struct PathDataWriter {
    let format: SVGNumberFormat
    private(set) var data = ""

    /// The command that a number written next would repeat.
    private var implied: Character?
    private var lastNumber: String?

    /// The current point as written, so that H and V appear exactly where a reader arrives at the same point.
    private var current = (x: "", y: "")
    private var start = (x: "", y: "")

    init(format: SVGNumberFormat) {
        self.format = format
    }

    /// Returns H or V for a line that can be written so.
    func shortLetter(for element: PathElement) -> Character? {
        guard case .line(let end) = element else { return nil }
        if format.string(end.y) == current.y { return "H" }
        return format.string(end.x) == current.x ? "V" : nil
    }

    mutating func write(_ element: PathElement, isShort: Bool = true) {
        switch element {
        case .move(let end):
            command("M", [end])
            (start, implied) = (current, "L")
        case .line(let end):
            line(to: end, isShort: isShort)
        case .quad(let control, let end):
            command("Q", [control, end])
        case .cubic(let control1, let control2, let end):
            command("C", [control1, control2, end])
        case .close:
            letter("Z")
            (current, implied) = (start, nil)
        }
    }

    private mutating func line(to end: Point, isShort: Bool) {
        let next = (x: format.string(end.x), y: format.string(end.y))
        if isShort, next.y == current.y {
            letter("H")
            number(next.x)
        } else if isShort, next.x == current.x {
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

    /// Appends a number: a sign always begins a new one, and so does a point if the last number has one already.
    private mutating func number(_ text: String) {
        let begins = text.first == "-" || text.first == "." && lastNumber?.contains(".") == true
        if lastNumber != nil, !begins { data.append(" ") }
        data += text
        lastNumber = text
    }
}
