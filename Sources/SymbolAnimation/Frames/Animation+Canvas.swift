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
                $0.value(keyframe.options) != $0.value(first) && $0.value(keyframe.options) != $0.value(.init())
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

    func value(_ options: RenderOptions) -> AnyHashable {
        switch self {
        case .size: options.size
        case .displayScale: options.displayScale
        case .canvas: options.canvas
        case .baseline: options.baseline
        case .background: options.background
        case .vision: options.vision
        case .rasterizer: options.rasterizer
        }
    }
}
