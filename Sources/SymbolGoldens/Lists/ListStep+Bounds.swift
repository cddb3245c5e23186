internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolText

extension ListStep {
    /// The rectangle outside of which the step paints and clears nothing; nil for a step without a path.
    var bounds: Rect? {
        guard let bounds = try? Path(svg: path).bounds else { return nil }
        let reach = kind == "stroke" ? strokeReach : 0
        let painted = bounds.insetBy(-reach)
        return transform.map { painted.transformed(by: $0) } ?? painted
    }

    /// The largest distance of a stroke's edge from its path: half its width at round joins, √2 times that at the
    /// corners of square caps, and the limit of the miter times that at miters.
    private var strokeReach: Double {
        func number(_ name: String) -> Double? { attributes.first { $0.name == name }.flatMap { Double($0.value) } }
        return (number("width") ?? 0) / 2 * max(number("miter limit") ?? 1, 2.0.squareRoot())
    }

    private var transform: AffineTransform? {
        guard let text = attributes.first(where: { $0.name == "transform" })?.value else { return nil }
        let numbers = text.dropFirst("matrix(".utf8.count).dropLast().split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 6 else { return nil }
        return AffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    /// Whether the step only contains others.
    fileprivate var isContainer: Bool { ["group", "erase group", "clip", "mask"].contains(kind) }
}

extension [String] {
    /// The lists without the steps that paint only within one of some areas, and without groups of nothing else.
    func outside(_ areas: [PixelRectangle]) -> [String] {
        guard !areas.isEmpty else { return self }
        let areas = areas.map { area in
            Rect(x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height))
        }
        return map { list in
            var kept: [(line: Substring, depth: Int)] = []
            for line in list.split(separator: "\n").reversed() {
                let step = ListStep(line)
                let isEmptied = step.isContainer && (kept.last?.depth ?? 0) <= step.depth
                let isIgnored = step.bounds.map { bounds in
                    areas.contains { area in bounds.corners.allSatisfy { area.contains($0) } }
                }
                if !isEmptied, isIgnored != true { kept.append((line, step.depth)) }
            }
            return kept.reversed().map(\.line).joined(separator: "\n")
        }
    }
}
