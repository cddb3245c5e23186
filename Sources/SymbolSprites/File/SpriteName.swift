internal import SymbolFiles
internal import SymbolGeometry
internal import SymbolText

/// A pattern for the names of pictures: text with `{symbol}`, `{weight}` and other axes in braces.
package struct SpriteName: Sendable {
    private enum Part: Sendable {
        case text(String)
        case axis(String)
    }

    private let parts: [Part]

    /// The extensions of outputs with a file for each picture.
    private static let fileExtensions = ["png", "svg", "gif", "webp", "xml"]

    /// The names of the axes that can stand in braces.
    package static let axes = [
        "symbol", "folder", "path", "weight", "scale", "mode", "appearance", "size", "dynamic-type", "value", "locale",
        "effect"
    ]

    init(_ text: String) throws(ValueError) {
        var (parts, rest): ([Part], Substring) = ([], text[...])
        while let open = rest.firstIndex(of: "{") {
            parts.append(.text(String(rest[..<open])))
            guard let close = rest[open...].firstIndex(of: "}") else { throw ValueError("a brace is not closed") }
            let axis = String(rest[rest.index(after: open)..<close])
            guard Self.axes.contains(axis) else {
                let hint =
                    axis.nearest(in: Self.axes).map { "did you mean {\($0)}?" }
                    ?? "expected {symbol}, {weight} …"
                throw ValueError("there is no {\(axis)}; \(hint)")
            }
            parts.append(.axis(axis))
            rest = rest[rest.index(after: close)...]
        }
        guard !text.contains("/"), !text.isEmpty else {
            throw ValueError("expected a name without \"/\"; outputs name folders, and may have axes of their own")
        }
        if Self.fileExtensions.contains(where: { text.lowercased().hasSuffix(".\($0)") }) {
            throw ValueError("expected a name without an extension, which outputs add")
        }
        self.parts = parts + [.text(String(rest))]
    }

    /// Throws where a path contains an axis in braces, which would be taken literally.
    static func refuseAxes(in path: String) throws(ValueError) {
        guard let axis = axes.first(where: { path.contains("{\($0)}") }) else { return }
        throw ValueError("expected a path without {\(axis)}, which only \"name\" fills in")
    }

    /// The placeholders as they are written, joined by commas.
    static var placeholders: String { axes.map { "{\($0)}" }.joined(separator: ", ") }

    /// Makes the pattern of the symbol's name and every axis with more than one value, joined by dashes.
    init(varying axes: SpriteAxes) {
        let varying = [
            ("weight", axes.weights.count), ("scale", axes.scales.count), ("mode", axes.modes.count),
            ("appearance", axes.appearances.count),
            ("size", max(axes.sizes.count, axes.text.styleCount)), ("dynamic-type", axes.text.sizeCount),
            ("value", axes.values.count), ("locale", axes.locales.count),
            ("effect", axes.effects.count)
        ]
        parts = [.axis("symbol")] + varying.filter { $0.1 > 1 }.flatMap { [.text("-"), .axis($0.0)] }
    }

    /// Whether names contain the folders of a symbol, joined by the separator.
    var containsFolders: Bool {
        parts.contains { if case .axis(let axis) = $0 { ["folder", "path"].contains(axis) } else { false } }
    }

    /// The same pattern with the symbol's path in place of its name; nil where it contains the path already.
    var withPath: String? {
        let text = parts.map { part in
            switch part {
            case .text(let text): text
            case .axis(let axis): axis == "symbol" ? "{path}" : "{\(axis)}"
            }
        }.joined()
        let hasPath = parts.contains { if case .axis("path") = $0 { true } else { false } }
        return hasPath ? nil : text
    }

    /// Fills in the values of axes; where one is empty or missing, so is the text that joins it to the others: that
    /// before it, or that after it where it would be the first.
    func text(_ value: (_ axis: String) -> String?) -> String {
        var (name, joint, isFirst, hasValue) = ("", "", true, false)
        for part in parts {
            switch part {
            case .text(let text): joint += text
            case .axis(let axis):
                let value = value(axis) ?? ""
                if isFirst || hasValue && !value.isEmpty { name += joint }
                name += value
                (joint, isFirst, hasValue) = ("", false, hasValue || !value.isEmpty)
            }
        }
        return name + joint
    }
}
