internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
package import SymbolText

extension Skeleton {
    /// Reads a skeleton, or any other icon drawn with strokes and shapes, in which each child of the root is a layer.
    ///
    /// The width that the root specifies, or else the most common stroke width, is that of the Regular weight; other
    /// widths keep their ratio to it.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - name: The name of the symbol, usually the file's name without its extension.
    ///   - limits: Limits on the size and complexity of the file.
    /// - Throws: `ReadError` for a file that is not SVG, draws nothing, or has an attribute or colour that cannot be
    ///   read.
    package init(parsing bytes: [UInt8], name: String, limits: ReadLimits = ReadLimits()) throws(ReadError) {
        let tree = try XMLTree(parsing: bytes, limits: XMLLimits(limits))
        var reader = OutlineReader(tree, of: .picture, limits: ResolverLimits(limits))
        let box = try reader.viewBox()
        let scale = Self.grid / max(box.width, box.height)
        reader.notePage()
        let drawn = try Self.drawnElements(of: tree.root, &reader, SkeletonSize(limits, scale: scale))
        let unit =
            Self.statedWidth(tree.root) ?? Self.commonWidth(drawn.flatMap(\.outlines)) ?? StrokeWidths().regular / scale
        var grid = GridLayers(box, scale: scale, unit: unit, limits)
        for (element, outlines) in drawn { try grid.add(outlines, of: element) }
        let faint = grid.layers.splitByOpacity
        guard !grid.layers.isEmpty else {
            // What is not supported, such as a rule of a style sheet, need not have been drawn.
            let lost = (reader.diagnostics + grid.frame.diagnostics).first { $0.code != .unsupported }
            throw .nothingToDraw(in: tree.root, lost)
        }
        let widths = StrokeWidths().scaled(toRegular: unit * scale)
        let colored = faint.layers.splitByColor(widths, on: grid.page)
        self.init(name: name, layers: colored.layers)
        markBody()
        diagnostics = reader.diagnostics + grid.frame.diagnostics + faint.diagnostics + colored.diagnostics
        diagnostics += grid.tangles
        title = tree.title()
        self.widths = widths
        frameWidths = widths
        try readAttributes(of: tree.root)
        // Monochrome would leave the fainter of two tones out.
        if renderingMode == nil, !faint.diagnostics.isEmpty {
            renderingMode = colored.diagnostics.isEmpty ? .hierarchical : .multicolor
        }
    }

    private typealias DrawnElement = (element: XMLElement, outlines: [OutlineReader.Outline])

    /// Returns the elements that are layers, with their outlines, as long as these are not too large.
    private static func drawnElements(
        of root: XMLElement, _ reader: inout OutlineReader, _ size: SkeletonSize
    ) throws(ReadError) -> [DrawnElement] {
        var size = size
        return try layerElements(of: root).map { element throws(ReadError) in
            let outlines = try reader.outlines(of: element)
            try size.add(outlines.map(\.path), at: element.position)
            return (element, outlines)
        }
    }

    /// Returns the top-level elements, or those inside a single group around everything.
    private static func layerElements(of root: XMLElement) -> [XMLElement] {
        let children = root.children.filter {
            !$0.isForeign && !["title", "desc", "metadata", "defs", "style"].contains($0.name)
        }
        if children.count == 1, children[0].name == "g", children[0].classes.isEmpty {
            return layerElements(of: children[0])
        }
        return children
    }

    private static func statedWidth(_ root: XMLElement) -> Double? {
        root["stroke-width"].flatMap { Double($0) }.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    /// Returns the most common stroke width, the widest of several; nil when nothing is stroked.
    private static func commonWidth(_ outlines: [OutlineReader.Outline]) -> Double? {
        var counts: [Double: Int] = [:]
        for outline in outlines { if let width = outline.stroke?.width { counts[width, default: 0] += 1 } }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }

    private mutating func readAttributes(of root: XMLElement) throws(ReadError) {
        func words(_ name: String) -> [String] { root[name]?.words ?? [] }
        (categories, keywords, variants) = (words("data-categories"), words("data-keywords"), words("data-variants"))
        mirrorsInRightToLeft = root["data-auto-mirrored"] == "true"
        drawsVariableValue = root["data-variable"] == "draw"
        rotatesClockwise = try Self.value(of: "data-rotates", root, "clockwise or counterclockwise") { text in
            ["clockwise": true, "counterclockwise": false][text.lowercased()]
        }
        slashRises = try Self.value(of: "data-slash", root, "falling or rising") { text in
            ["falling": false, "rising": true][text.lowercased()]
        }
        renderingMode = try Self.value(
            of: "data-rendering-mode", root, LayerMode.allCases.map(\.rawValue).joined(separator: ", "),
            LayerMode.init(rawValue:))
        let stated = try Self.value(
            of: "data-widths", root, "three increasing widths, such as 0.6 2 3.6", StrokeWidths.init)
        widths = stated ?? widthsKeepingCounters
        if stated == nil, let note = closedGaps { diagnostics.append(note) }
        wiggle = try Self.value(of: "data-wiggle", root, "left, up, clockwise … or degrees", WiggleStyle.init)
    }

    /// Returns the value of an attribute of the root; nil when it is absent.
    ///
    /// - Throws: `ReadError` with the expected form when `read` cannot interpret the text.
    private static func value<Value>(
        of name: String, _ root: XMLElement, _ expected: String, _ read: (String) -> Value?
    ) throws(ReadError) -> Value? {
        guard let text = root[name] else { return nil }
        guard let value = read(text) else {
            throw ReadError(position: root.position, message: "\(name) is \"\(text)\"; expected \(expected)")
        }
        return value
    }
}

extension ReadError {
    /// Returns the error for an icon without strokes or shapes, at what the reader has left out, if anything.
    fileprivate static func nothingToDraw(in root: XMLElement, _ diagnostic: Diagnostic?) -> ReadError {
        let reason = diagnostic.map { ": \($0.message)" } ?? ""
        return ReadError(
            position: diagnostic?.position ?? root.position,
            message: "found nothing to draw\(reason); expected strokes or shapes")
    }
}

extension StrokeWidths {
    /// Reads three increasing widths, the last at most half the grid.
    fileprivate init?(_ text: String) {
        let words = text.words
        let widths = words.compactMap { Double($0) }
        guard words.count == 3, widths.count == 3, widths[0] > 0, widths[0] <= widths[1], widths[1] <= widths[2],
            widths[2] <= Skeleton.grid / 2
        else { return nil }
        self.init(ultralight: widths[0], regular: widths[1], black: widths[2])
    }

    /// Returns the widths in the same ratios for another Regular width.
    fileprivate func scaled(toRegular width: Double) -> StrokeWidths {
        StrokeWidths(ultralight: ultralight / regular * width, regular: width, black: black / regular * width)
    }
}

extension WiggleStyle {
    /// Reads a direction of rotation, a direction of movement, or a finite angle in degrees.
    fileprivate init?(_ text: String) {
        let angles = ["right": 0.0, "forward": 0, "down": 90, "left": 180, "backward": 180, "up": 270]
        let word = text.lowercased()
        switch word {
        case "clockwise": self = .clockwise
        case "counterclockwise": self = .counterClockwise
        default:
            guard let angle = angles[word] ?? Double(word), angle.isFinite else { return nil }
            self = .linear(angle: angle)
        }
    }
}
