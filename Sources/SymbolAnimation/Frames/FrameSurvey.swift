internal import SymbolColor
internal import SymbolGeometry
internal import SymbolRendering

/// What is shown in all frames of an animation, looked at once.
struct FrameSurvey {
    /// The bounds of all that is shown, in the animation's space; nil where nothing is.
    private(set) var reach: Rect?
    /// How bright the picture is in each frame, in the middle of all that any of the symbols covers.
    private(set) var luminances: Presentation.Signal = []
    /// What is shown in the frames that were to be kept, by their numbers.
    private(set) var kept: [Int: PresentationMoment] = [:]

    /// Looks at an animation.
    ///
    /// - Parameters:
    ///   - presentation: The animation.
    ///   - times: The moments of all frames, in seconds.
    ///   - kept: The numbers of those that are drawn next.
    ///   - moments: Other moments that are drawn.
    ///   - ground: The opaque colour that the frames lie on.
    init(_ presentation: Presentation, times: [Double], keeping kept: Range<Int>, moments: [Double], on ground: Color) {
        luminances.reserveCapacity(times.count)
        for (frame, time) in times.enumerated() {
            let moment = presentation.moment(at: time)
            let layers = moment.layers
            if kept.contains(frame) { self.kept[frame] = moment }
            extend(to: layers)
            luminances.append((time, presentation.luminance(of: layers, on: ground)))
        }
        for moment in moments { extend(to: presentation.layers(at: moment)) }
    }

    private mutating func extend(to layers: [PresentationLayer]) {
        for bounds in layers.lazy.compactMap(\.bounds) { reach = reach?.union(bounds) ?? bounds }
    }
}
