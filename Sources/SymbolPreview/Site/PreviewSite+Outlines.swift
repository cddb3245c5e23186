internal import Insignia
internal import InsigniaCommand
internal import SymbolDrawing
internal import SymbolGeometry

extension PreviewSite {
    /// Returns the outlines, in pixels of the picture, of the elements that the diagnostics of a symbol concern, for
    /// those with a position in the file.
    ///
    /// A mirrored symbol has none: its layers are mirrored one by one.
    func outlines(_ query: Query) throws -> JSONValue {
        var query = query
        let subject = try subject(&query)
        let options = try StillRequest(try Options.still.arguments(query, subject.path)).output.options
        let document = try artist.document(subject, options)
        let positions = Set(document.diagnostics.compactMap(\.position)).sorted()
        let mirrors = document.symbol.mirrorsInRightToLeft && options.effectiveDirection == .rightToLeft
        guard !positions.isEmpty, !mirrors else { return .array([]) }
        let reader = try DrawingLookup(parsing: try subject.bytes(options), in: document.symbol.viewport(options))
        return try artist.naming(subject) {
            let scene = try Scene(document.symbol, options)
            let transform = try scene.framing(options).transform
            let found = positions.map { ($0, reader.drawn(at: $0)?.outline(in: scene) ?? Path()) }
            return .array(
                found.filter { !$1.isEmpty }.map { position, outline in
                    .object([
                        ("line", .number(Double(position.line))), ("column", .number(Double(position.column))),
                        ("outline", .string(outline.transformed(by: transform).svgData(decimals: 2)))
                    ])
                })
        }
    }
}

extension DrawingLookup.Drawn {
    /// Returns the outline in symbol space, in the variant that is drawn.
    fileprivate func outline(in scene: Scene) -> Path {
        switch self {
        case .outline(let path): return path
        case .shapes(let indices):
            let shapes = scene.variant?.shapes ?? []
            return indices.filter(shapes.indices.contains).reduce(into: Path()) { $0.append(shapes[$1].path) }
        }
    }
}

extension Symbol {
    /// Returns the bounds of the drawing of an icon; nil for a template.
    fileprivate func viewport(_ options: RenderOptions) -> Rect? {
        guard case .icon(let icon) = artwork else { return nil }
        return icon.drawing(in: options.style.appearance.scheme).bounds
    }
}
