internal import SymbolModel
internal import SymbolText

extension [SkeletonLayer] {
    /// What is fainter than the rest in layers of its own, on the level whose opacity is nearest to its own.
    ///
    /// Opacities count beside the greatest, since a symbol has no opacity of its own. What is as good as opaque is so.
    var partedByOpacity: (layers: [SkeletonLayer], diagnostics: [Diagnostic]) {
        let greatest = flatMap(\.strokes).map(\.opacity).max() ?? 1
        var (parted, levels) = ([SkeletonLayer](), Set<HierarchyLevel>())
        for layer in self {
            var last: Double?
            for stroke in layer.strokes {
                let opacity = greatest > 0 ? stroke.opacity / greatest : 1
                let level = HierarchyLevel(nearest: opacity)
                let shown = level == .primary ? 1 : opacity
                if shown == last {
                    parted[parted.count - 1].strokes.append(stroke)
                    continue
                }
                var part = layer
                (part.strokes, part.opacity, last) = ([stroke], shown, shown)
                if shown < 1 {
                    (part.level, part.id) = (level, nil)
                    levels.insert(level)
                }
                parted.append(part)
            }
        }
        let diagnostics = HierarchyLevel.allCases.filter(levels.contains).map { level in
            var note = Diagnostic(
                .conversion, "what is translucent becomes a \(level.rawValue) layer, which monochrome leaves out")
            note.severity = .note
            return note
        }
        return (parted, diagnostics)
    }
}

extension HierarchyLevel {
    fileprivate init(nearest opacity: Double) {
        self = Self.allCases.min { abs($0.opacity - opacity) < abs($1.opacity - opacity) } ?? .primary
    }
}
