internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

extension Animation {
    /// The warnings for options of the image in later keyframes, which have no effect since all frames share one
    /// canvas.
    var ignoredCanvasOptions: [Diagnostic] {
        guard let first = keyframes.first?.options else { return [] }
        return keyframes.enumerated().dropFirst().compactMap { index, keyframe in
            let ignored = CanvasOption.allCases.filter {
                $0.differs(keyframe.options, first) && $0.differs(keyframe.options, RenderOptions())
            }
            guard !ignored.isEmpty else { return nil }
            let names = ignored.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            return Diagnostic(
                .ineffective, "keyframe \(index + 1) has its own \(names), but all frames share one canvas",
                help: "set on the first keyframe, or pass `options`")
        }
    }
}

/// An option that affects the image and not the symbol on it.
private enum CanvasOption: String, CaseIterable {
    case size, displayScale, canvas, baseline, background, vision, rasterizer

    func differs(_ one: RenderOptions, _ other: RenderOptions) -> Bool {
        switch self {
        case .size: one.size != other.size
        case .displayScale: one.displayScale != other.displayScale
        case .canvas: one.canvas != other.canvas
        case .baseline: one.baseline != other.baseline
        case .background: one.background != other.background
        case .vision: one.vision != other.vision
        case .rasterizer: one.rasterizer != other.rasterizer
        }
    }
}
