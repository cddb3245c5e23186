internal import SymbolFiles
internal import SymbolText

extension MapOptions {
    mutating func read(_ key: String, _ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        switch key {
        case "sdf": isDistanceField = try file.value(node, of: "true or false", ValueSyntax.flag)
        case "content":
            let sides = try Self.numbers(node, file)
            guard sides.count == 4, sides[0] < sides[2], sides[1] < sides[3] else {
                throw file.error(node, "expected left, top, right and bottom in points, as in [4, 2, 20, 22]")
            }
            content = sides
        case "stretch-x": stretchX = try Self.parts(node, file)
        default: stretchY = try Self.parts(node, file)
        }
    }

    /// Reads one part, as in `[4, 20]`, or several, as in `[[4, 8], [16, 20]]`.
    private static func parts(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) -> [ClosedRange<Double>] {
        let items = file.list(node)
        let isList = items.contains { if case .sequence = $0.content { true } else { false } }
        var parts: [ClosedRange<Double>] = []
        for item in isList ? items : [node] {
            let ends = try numbers(item, file)
            guard ends.count == 2, ends[0] < ends[1], ends[0] >= parts.last?.upperBound ?? 0 else {
                throw file.error(item, "expected start and end in points, ascending, as in [[4, 8], [16, 20]]")
            }
            parts.append(ends[0]...ends[1])
        }
        return parts
    }

    private static func numbers(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) -> [Double] {
        try file.list(node).map { item throws(FileError) in
            try file.value(item, of: "points") { text throws(ValueError) in
                guard let number = Double(text), number >= 0, number <= 32_767 else {
                    throw ValueError("expected points from 0 to 32767")
                }
                return number
            }
        }
    }
}
