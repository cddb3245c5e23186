internal import SymbolCairo
internal import SymbolEffects
public import SymbolImaging
internal import SymbolModel
package import SymbolRendering
public import SymbolStills
public import SymbolText

/// The frames of an animation, all of the same size.
///
/// Any frame can be drawn by itself, with the same result as when all are drawn.
public struct FrameSequence: Sendable {
    /// The number of frames per second.
    public let rate: FrameRate
    /// The numbers of the frames; the first frame of the animation is 0.
    public private(set) var frames: Range<Int>
    /// Whether the last frame is followed by the first.
    public let isLoop: Bool
    /// The time in seconds at which everything has come to rest; `nil` if something never does.
    public let completion: Double?
    /// The positions of the first symbol's margins and lines at rest, in pixels.
    public let metrics: PixelMetrics
    /// The differences between what is drawn and what was requested, and a warning if something flashes.
    public let diagnostics: [Diagnostic]
    /// The width of each frame in pixels.
    public var width: Int { canvas.width }
    /// The height of each frame in pixels.
    public var height: Int { canvas.height }
    /// The number of frames.
    public var count: Int { frames.count }
    /// The duration of all frames in seconds.
    public var duration: Double { rate.time(of: count) }

    let presentation: Presentation
    /// The speed of a loop whose period has been fitted to whole frames, as a factor.
    private let pace: Double
    /// What the first frames show, as determined when all frames were surveyed.
    private let surveyed: [Int: PresentationMoment]
    let canvas: Canvas
    private let vision: ColorVision?
    /// The method by which shapes are rasterized.
    package let rasterizer: RasterizerKind

    /// The greatest number of frames in an animation.
    public static let maximumCount = 100_000

    /// Prepares the frames of an animation.
    ///
    /// The canvas is the symbol's own, extended by whole points as far as anything moves beyond it at any time. That is
    /// found by looking through all frames without drawing them, which goes on where the task is cancelled.
    ///
    /// - Parameters:
    ///   - animation: The animation to draw.
    ///   - options: The size, display scale, canvas, background and colour vision of the frames; `nil` means those of
    ///     the first keyframe.
    ///   - rate: The number of frames per second.
    ///   - span: The span of time that the animation covers; by default, until it comes to rest. One that never does
    ///     needs another span, or else it is a single frame, which is reported.
    ///   - range: The range of the animation to draw, in seconds; `nil` draws all of it.
    ///   - moments: Times between frames, in seconds, that will be drawn too.
    /// - Throws: `RenderError` if a symbol cannot be drawn, the keyframes are not in chronological order from 0, an
    ///   effect begins at a time that is not finite, the animation has more than `maximumCount` frames, or no frame
    ///   lies in `range`.
    public init(
        _ animation: Animation, options: RenderOptions? = nil, rate: FrameRate = .standard,
        span: AnimationSpan = .untilRest(), range: Range<Double>? = nil, moments: [Double] = []
    ) throws(RenderError) {
        let options = options ?? animation.keyframes.first?.options ?? RenderOptions()
        presentation = try Presentation(animation, on: options.canvasOptions)
        self.rate = rate
        let count = Self.count(span, presentation, rate)
        guard count <= Self.maximumCount else {
            throw .tooManyFrames(count, limit: Self.maximumCount)
        }
        let pace = Self.pace(span, count, rate)
        self.pace = pace
        let all = 0..<count
        isLoop = range == nil && span.period != nil
        completion = presentation.end.map { $0 / pace }
        frames = range.map { range in all.clamped(to: Self.frames(range, rate, count)) } ?? all
        guard !frames.isEmpty else { throw .noFrames }
        // The canvas is that of the whole animation, whichever of its frames are requested.
        let times = all.map { rate.time(of: $0) * pace }
        let survey = FrameSurvey(
            presentation, times: times, keeping: frames.clamped(to: frames.lowerBound..<frames.lowerBound + Self.kept),
            moments: moments.map { $0 * pace } + Self.moments(of: presentation, until: Self.length(span, presentation)),
            on: options.ground)
        surveyed = survey.kept
        let shared = try FrameCanvas(presentation, options, containing: survey.reach)
        (canvas, metrics) = (shared.canvas, shared.metrics)
        let flashing = presentation.flashing(survey.luminances, period: span.period, on: options.ground)
        let restless = count == 1 && presentation.end == nil ? span.restlessDiagnostic : nil
        diagnostics =
            presentation.diagnostics + animation.ignoredCanvasOptions + [flashing, restless].compactMap { $0 }
        (vision, rasterizer) = (options.vision, options.rasterizer)
    }

    /// Returns the moments that show how far the motion reaches, whatever the frame rate: at normal speed 60 a second,
    /// which many rates divide, and as many of each change that has to be faster.
    private static func moments(of presentation: Presentation, until end: Double) -> [Double] {
        guard end > 0 else { return [] }
        let animation = presentation.animation
        let speed = animation.effects.map(\.options.speed).reduce(animation.speed, max)
        let rate = min((60 * max(speed, 1)).rounded(.up), Double(maximumCount) / end)
        let steady = (0...Int(clamping: (end * rate).rounded(.down))).map { Double($0) / rate }
        return steady + presentation.hurriedMoments(perSecond: 60).filter { $0 < end } + [end]
    }

    /// The number of moments that are kept; keeping all would take memory in proportion to their number.
    private static let kept = 64

    /// Draws one frame.
    ///
    /// - Parameter frame: The number of the frame, which may lie outside `frames`.
    /// - Returns: The picture.
    /// - Throws: `RenderError` if the rasterizer fails.
    public func pixmap(ofFrame frame: Int) throws(RenderError) -> Pixmap { try draw(list(frame)).pixmap }

    /// Draws the picture at a time in seconds, which may lie between two frames.
    ///
    /// The canvas is certain to contain it if the time was among the `moments` when the sequence was created.
    ///
    /// - Throws: `RenderError` if the rasterizer fails.
    public func pixmap(at seconds: Double) throws(RenderError) -> Pixmap { try draw(list(at: seconds)).pixmap }

    func list(_ frame: Int) -> DisplayList {
        surveyed[frame].map { DisplayList(items: $0.items) } ?? list(at: rate.time(of: frame))
    }

    func list(at seconds: Double) -> DisplayList {
        DisplayList(items: presentation.moment(at: seconds * pace).items)
    }

    /// Returns the display list at a time in seconds, mapped to pixels.
    package func pixelList(at seconds: Double) -> DisplayList {
        DisplayList(items: list(at: seconds).items.map { $0.transformed(by: canvas.transform) })
    }

    /// Draws a display list on the canvas of the frames, with the simulated colour vision.
    package func draw(_ list: DisplayList) throws(RenderError) -> Picture { simulated(try drawing(of: list)) }

    /// Draws a display list, reusing parts of a similar one that was drawn before.
    func drawing(of list: DisplayList, after last: DrawnList? = nil) throws(RenderError) -> DrawnList {
        do {
            return try CairoRasterizer(rasterizer).drawing(of: list, on: canvas, after: last)
        } catch {
            throw .rasterizer("\(error)")
        }
    }

    /// Returns a drawing as a person with the simulated colour vision sees it.
    func simulated(_ drawing: DrawnList) -> Picture {
        vision.map { .pixels(drawing.picture.pixmap.simulating($0)) } ?? drawing.picture
    }

    /// Returns the sequence reduced to its shortest period, if the frames look the same again and again.
    ///
    /// - Throws: `RenderError` if a frame cannot be drawn, and `CancellationError` if the task is cancelled.
    package func visiblePeriod() throws -> FrameSequence {
        guard isLoop, frames.count > 1, let period = try shortestPeriod() else { return self }
        var sequence = self
        sequence.frames = 0..<period
        return sequence
    }

    /// Returns the layers shown at a time in seconds, from back to front.
    func layers(at seconds: Double) -> [PresentationLayer] { presentation.layers(at: seconds * pace) }

    private static func frames(_ range: Range<Double>, _ rate: FrameRate, _ count: Int) -> Range<Int> {
        func frame(_ time: Double) -> Int {
            Int(clamping: min(max((time * rate.framesPerSecond - 1e-6).rounded(.up), 0), Double(count)))
        }
        return frame(range.lowerBound)..<max(frame(range.upperBound), frame(range.lowerBound))
    }

    /// Returns the factor on the speed of a loop with which its period is a whole number of frames.
    private static func pace(_ span: AnimationSpan, _ count: Int, _ rate: FrameRate) -> Double {
        guard let period = span.period, period > 0 else { return 1 }
        let frames = period * rate.framesPerSecond
        return abs(frames - Double(count)) > 1e-6 ? frames / Double(count) : 1
    }

    private static func count(_ span: AnimationSpan, _ presentation: Presentation, _ rate: FrameRate) -> Int {
        let frames = length(span, presentation) * rate.framesPerSecond
        let begun = Int(clamping: (frames - 1e-6).rounded(.up))
        return switch span {
        case .loop: max(Int(clamping: frames.rounded()), 1)
        // One more frame shows the state of rest.
        case .untilRest where presentation.end != nil: begun + 1
        case .seconds, .untilRest: max(begun, 1)
        }
    }

    /// Returns the time in seconds that an animation covers.
    private static func length(_ span: AnimationSpan, _ presentation: Presentation) -> Double {
        switch span {
        case .loop(let period): period
        case .seconds(let seconds): seconds
        case .untilRest(let least): max(presentation.end ?? least, least)
        }
    }
}
