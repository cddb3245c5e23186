internal import SymbolColor
internal import SymbolGeometry
internal import SymbolRendering

/// A survey of what all frames of an animation show, determined once.
struct FrameSurvey {
    /// The bounds of everything that is shown at any time, in the animation's space; `nil` if nothing is.
    let reach: Rect?
    /// The mean luminance of each frame, over the area that the largest of the symbols covers.
    private(set) var luminances: Presentation.Signal = []
    /// What is shown in the frames to keep, by their numbers.
    private(set) var kept: [Int: PresentationMoment] = [:]

    /// Surveys an animation.
    ///
    /// - Parameters:
    ///   - presentation: The animation.
    ///   - times: The times of all frames, in seconds.
    ///   - kept: The numbers of the frames that are drawn next.
    ///   - moments: Other times, in seconds, so close to each other that each motion shows.
    ///   - ground: The opaque colour behind the frames.
    init(_ presentation: Presentation, times: [Double], keeping kept: Range<Int>, moments: [Double], on ground: Color) {
        var samples: [MotionReach.Sample] = []
        luminances.reserveCapacity(times.count)
        for (frame, time) in times.enumerated() {
            let moment = presentation.moment(at: time)
            let layers = moment.layers
            if kept.contains(frame) { self.kept[frame] = moment }
            samples.append((time, layers.bounds))
            luminances.append((time, presentation.luminance(of: layers, on: ground)))
        }
        let surveyed = Set(times)
        for moment in moments where !surveyed.contains(moment) {
            samples.append((moment, presentation.layers(at: moment).bounds))
        }
        reach = MotionReach(samples) { presentation.layers(at: $0).bounds }.bounds
    }
}

extension [PresentationLayer] {
    fileprivate var bounds: Rect? { compactMap(\.bounds).union }
}
