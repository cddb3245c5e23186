internal import SymbolCairo
public import SymbolImaging
internal import SymbolModel
package import SymbolRendering
public import SymbolStills
public import SymbolText

/// The frames of an animation, all of one size.
///
/// Any frame can be drawn by itself; it is then the same as when all are drawn.
public struct FrameSequence: Sendable {
    /// The number of frames per second.
    public let rate: FrameRate
    /// The numbers of the frames; the first frame of an animation is 0.
    public private(set) var frames: Range<Int>
    /// Whether the last frame leads back to the first.
    package let isLoop: Bool
    /// When everything has come to rest, in seconds; `nil` where something never does.
    package let end: Double?
    /// The positions of the first symbol's margins and lines at rest, in pixels.
    public let metrics: PixelMetrics
    /// The differences between what is drawn and what was requested, and a warning of flashing.
    public let diagnostics: [Diagnostic]
    /// The width of each frame in pixels.
    public var width: Int { canvas.width }
    /// The height of each frame in pixels.
    public var height: Int { canvas.height }

    let presentation: Presentation
    /// What the first of the frames show, as it was found when they were surveyed.
    private let surveyed: [Int: PresentationMoment]
    private let canvas: Canvas
    private let vision: ColorVision?
    package let rasterizer: RasterizerKind

    /// The largest number of frames that an animation may have.
    public static let limit = 100_000

    /// Prepares the frames of an animation.
    ///
    /// The canvas is the symbol's own, enlarged by whole pixels as far as anything moves beyond it at any time.
    ///
    /// - Parameters:
    ///   - animation: The animation to draw.
    ///   - options: The size, display scale, canvas, background and colour vision of the frames; `nil` stands for those
    ///     of the first keyframe.
    ///   - rate: The number of frames per second.
    ///   - span: The part of time that the animation covers.
    ///   - range: The seconds of the animation to draw; `nil` for all of it.
    ///   - moments: Moments between frames, in seconds, that will be drawn too.
    /// - Throws: `RenderError` where a symbol cannot be drawn, keyframes are not in order of time from 0 on, the
    ///   animation has more than `limit` frames, or no frame lies in `range`.
    public init(
        _ animation: Animation, options: RenderOptions? = nil, rate: FrameRate, span: AnimationSpan,
        range: Range<Double>? = nil, moments: [Double] = []
    ) throws(RenderError) {
        let options = options ?? animation.keyframes.first?.options ?? RenderOptions()
        presentation = try Presentation(animation, on: options.canvasOptions)
        self.rate = rate
        let count = Self.count(span, presentation, rate)
        guard count <= Self.limit else {
            throw .tooManyFrames(count, limit: Self.limit)
        }
        let all = 0..<count
        isLoop = range == nil && span.isLoop
        end = presentation.end
        frames = range.map { range in all.clamped(to: Self.frames(range, rate, count)) } ?? all
        guard !frames.isEmpty else { throw .noFrames }
        // The canvas is that of the whole animation, whichever frames of it are wanted.
        let times = all.map(rate.time)
        let survey = FrameSurvey(
            presentation, times: times, keeping: frames.clamped(to: frames.lowerBound..<frames.lowerBound + Self.kept),
            moments: moments, on: options.ground)
        surveyed = survey.kept
        let shared = try FrameCanvas(presentation, options, holding: survey.reach)
        (canvas, metrics) = (shared.canvas, shared.metrics)
        let flashing = presentation.flashing(survey.luminances, period: span.period, on: options.ground)
        diagnostics = presentation.diagnostics + animation.idleCanvases + [flashing].compactMap { $0 }
        (vision, rasterizer) = (options.vision, options.rasterizer)
    }

    /// More would take memory with their number.
    private static let kept = 64

    /// Draws one frame.
    ///
    /// - Parameter frame: The number of the frame, which may lie outside `frames`.
    /// - Returns: The picture.
    /// - Throws: `RenderError` where the rasterizer fails.
    public func pixmap(ofFrame frame: Int) throws(RenderError) -> Pixmap { try draw(list(frame)).pixmap }

    /// Draws the picture at a moment in seconds, which may lie between two frames.
    ///
    /// The canvas is sure to hold it where the moment was announced when the sequence was made.
    public func pixmap(at seconds: Double) throws(RenderError) -> Pixmap { try draw(list(at: seconds)).pixmap }

    func list(_ frame: Int) -> DisplayList {
        surveyed[frame].map { DisplayList(items: $0.items) } ?? list(at: rate.time(of: frame))
    }

    func list(at seconds: Double) -> DisplayList {
        DisplayList(items: presentation.moment(at: seconds).items)
    }

    /// The display list of a moment in seconds, mapped to pixels.
    package func pixelList(at seconds: Double) -> DisplayList {
        DisplayList(items: list(at: seconds).items.map { $0.transformed(by: canvas.transform) })
    }

    package func draw(_ list: DisplayList) throws(RenderError) -> Picture { seen(try drawing(of: list)) }

    /// Draws a list, after one that looks much the same where there is one.
    func drawing(of list: DisplayList, after last: DrawnList? = nil) throws(RenderError) -> DrawnList {
        do {
            return try CairoRasterizer(rasterizer).drawing(of: list, on: canvas, after: last)
        } catch {
            throw .rasterizer("\(error)")
        }
    }

    /// The picture as it is seen by who is to look at it.
    func seen(_ drawing: DrawnList) -> Picture {
        vision.map { .pixels(drawing.picture.pixmap.simulating($0)) } ?? drawing.picture
    }

    /// The frames with fewer of them: where they look the same again and again, those of the first time.
    package func seenPeriod() throws(RenderError) -> FrameSequence {
        guard isLoop, frames.count > 1, let period = try shortestPeriod() else { return self }
        var sequence = self
        sequence.frames = 0..<period
        return sequence
    }

    private static func frames(_ range: Range<Double>, _ rate: FrameRate, _ count: Int) -> Range<Int> {
        func frame(_ time: Double) -> Int {
            Int(clamping: min(max((time * rate.framesPerSecond - 1e-6).rounded(.up), 0), Double(count)))
        }
        return frame(range.lowerBound)..<max(frame(range.upperBound), frame(range.lowerBound))
    }

    private static func count(_ span: AnimationSpan, _ presentation: Presentation, _ rate: FrameRate) -> Int {
        switch span {
        case .loop(let period): max(Int(clamping: (period * rate.framesPerSecond).rounded()), 1)
        case .seconds(let seconds): max(Int(clamping: (seconds * rate.framesPerSecond - 1e-6).rounded(.up)), 1)
        // The last frame stands at rest.
        case .toRest(let least):
            Int(clamping: (max(presentation.end ?? least, least) * rate.framesPerSecond - 1e-6).rounded(.up)) + 1
        }
    }
}

/// The part of time that an animation covers.
public enum AnimationSpan: Hashable, Sendable {
    /// One period, in seconds, of a seamless loop: the frame after the last is the first again.
    case loop(Double)
    /// The given number of seconds from the beginning.
    case seconds(Double)
    /// From the beginning until everything rests, but at least the given number of seconds.
    ///
    /// An animation that never comes to rest is shown for the given number of seconds.
    case toRest(Double)

    /// The seconds after which everything begins again; nil for what is not a loop.
    fileprivate var period: Double? {
        if case .loop(let period) = self { period } else { nil }
    }
}

extension AnimationSpan {
    fileprivate var isLoop: Bool {
        if case .loop = self { true } else { false }
    }
}
