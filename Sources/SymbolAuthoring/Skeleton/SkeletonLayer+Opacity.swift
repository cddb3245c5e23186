internal import SymbolModel
internal import SymbolText

extension [SkeletonLayer] {
    /// The layers with translucent strokes split into layers of their own, on the level whose opacity is nearest, and
    /// diagnostics about them.
    ///
    /// Opacities are relative to the greatest, since a symbol has no opacity of its own. Almost opaque strokes become
    /// opaque.
    var splitByOpacity: (layers: [SkeletonLayer], diagnostics: [Diagnostic]) {
        let greatest = flatMap(\.strokes).map(\.opacity).max() ?? 1
        var (split, levels) = ([SkeletonLayer](), Set<HierarchyLevel>())
        for layer in self {
            var last: Double?
            for stroke in layer.strokes {
                let opacity = greatest > 0 ? stroke.opacity / greatest : 1
                let level = HierarchyLevel(nearest: opacity)
                let shown = level == .primary ? 1 : opacity
                if shown == last {
                    split[split.count - 1].strokes.append(stroke)
                    continue
                }
                var part = layer
                (part.strokes, part.opacity, last) = ([stroke], shown, shown)
                if shown < 1 {
                    (part.level, part.id) = (level, nil)
                    levels.insert(level)
                }
                split.append(part)
            }
        }
        let diagnostics = HierarchyLevel.allCases.filter(levels.contains).map { level in
            var note = Diagnostic(
                .conversion, "translucent shapes become a \(level.rawValue) layer, which monochrome leaves out")
            note.severity = .note
            return note
        }
        return (split, diagnostics)
    }
}

extension HierarchyLevel {
    fileprivate init(nearest opacity: Double) {
        self = Self.allCases.min { abs($0.opacity - opacity) < abs($1.opacity - opacity) } ?? .primary
    }
}
