internal import SymbolStills
internal import SymbolText

/// What the formats of others have no key for.
enum SpriteSheetExtras {
    /// Nil if there is nothing to tell.
    static func json(label: String?, metrics: PixelMetrics?) -> JSONValue? {
        var members: [(String, JSONValue)] = []
        if let label { members.append(("label", .string(label))) }
        if let metrics { members.append(("metrics", json(metrics))) }
        return members.isEmpty ? nil : .object(members)
    }

    static func json(_ metrics: PixelMetrics) -> JSONValue {
        var members = [
            ("leftMargin", JSONValue.pixels(metrics.leftMargin)), ("rightMargin", .pixels(metrics.rightMargin)),
            ("baseline", .pixels(metrics.baseline))
        ]
        if let capline = metrics.capline { members.append(("capline", .pixels(capline))) }
        members.append(("alignmentInsets", .insets(metrics.alignmentInsets)))
        return .object(members)
    }
}

extension JSONValue {
    /// In thousandths, so that the last bits of a transform do not show.
    static func pixels(_ length: Double) -> JSONValue { .number((length * 1000).rounded() / 1000) }

    static func insets(_ insets: AlignmentInsets) -> JSONValue {
        .object([
            ("top", .pixels(insets.top)), ("left", .pixels(insets.left)), ("bottom", .pixels(insets.bottom)),
            ("right", .pixels(insets.right))
        ])
    }
}
