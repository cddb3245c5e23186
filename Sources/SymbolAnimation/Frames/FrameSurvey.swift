internal import SymbolColor
internal import SymbolGeometry
internal import SymbolRendering

/// What is shown in all frames of an animation, looked at once.
struct FrameSurvey {
    /// The bounds of all that is shown, in the animation's space; nil where nothing is.
    private(set) var reach: Rect?
    /// How bright the picture is in each frame, in the middle of all that any of the symbols covers.
    private(set) var luminances: Presentation.Signal = []

    /// Looks at an animation.
    ///
    /// - Parameters:
    ///   - presentation: The animation.
    ///   - times: The moments of all frames, in seconds.
    ///   - moments: Other moments that are drawn.
    ///   - ground: The opaque colour that the frames lie on.
    init(_ presentation: Presentation, times: [Double], moments: [Double], on ground: Color) {
        luminances.reserveCapacity(times.count)
        for time in times {
            let layers = presentation.layers(at: time)
            extend(to: layers)
            luminances.append((time, presentation.luminance(of: layers, on: ground)))
        }
        for moment in moments { extend(to: presentation.layers(at: moment)) }
    }

    private mutating func extend(to layers: [PresentationLayer]) {
        for bounds in layers.lazy.compactMap(\.bounds) { reach = reach?.union(bounds) ?? bounds }
    }
}
