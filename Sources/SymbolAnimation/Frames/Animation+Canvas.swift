internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

extension Animation {
    /// What later keyframes ask of the image, of which all frames have but one.
    var idleCanvases: [Diagnostic] {
        guard let first = keyframes.first?.options else { return [] }
        return keyframes.enumerated().dropFirst().compactMap { index, keyframe in
            let idle = CanvasOption.allCases.filter {
                $0.value(keyframe.options) != $0.value(first) && $0.value(keyframe.options) != $0.value(.init())
            }
            guard !idle.isEmpty else { return nil }
            let names = idle.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            return Diagnostic(
                .ineffective, "keyframe \(index + 1) has its own \(names), which the whole animation has but once",
                help: "set on the first keyframe, or pass `options`")
        }
    }
}

/// An option that is about the image and not about the symbol on it.
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
