internal import SymbolStills
internal import SymbolText

/// Our own members of manifests, for what their formats have no key for.
enum SpriteSheetExtras {
    /// Writes a member with the label and metrics, if there are any.
    static func write(label: String?, metrics: PixelMetrics?, to writer: inout JSONWriter) {
        guard label != nil || metrics != nil else { return }
        writer.member("insignia")
        writer.object { writer in
            if let label { writer.member("label", .string(label)) }
            if let metrics {
                writer.member("metrics")
                write(metrics, to: &writer)
            }
        }
    }

    static func write(_ metrics: PixelMetrics, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("leftMargin", .pixels(metrics.leftMargin))
            writer.member("rightMargin", .pixels(metrics.rightMargin))
            writer.member("baseline", .pixels(metrics.baseline))
            if let capline = metrics.capline { writer.member("capline", .pixels(capline)) }
            writer.member("alignmentInsets", .insets(metrics.alignmentInsets))
        }
    }
}

extension JSONValue {
    /// A length rounded to thousandths, which hides rounding errors of transforms.
    static func pixels(_ length: Double) -> JSONValue { .number((length * 1000).rounded() / 1000) }

    static func insets(_ insets: AlignmentInsets) -> JSONValue {
        .object([
            ("top", .pixels(insets.top)), ("left", .pixels(insets.left)), ("bottom", .pixels(insets.bottom)),
            ("right", .pixels(insets.right))
        ])
    }
}
