internal import SymbolCairo
public import SymbolImaging
internal import SymbolModel
package import SymbolRendering
public import SymbolStills

/// The frames of an animation: each can be had alone, and is then the same as among all.
public struct FrameSequence: Sendable {
    public let rate: FrameRate
    /// Which frames there are; the first of an animation is 0.
    public let frames: Range<Int>
    public let metrics: PixelMetrics
    public let notices: [String]
    public var width: Int { canvas.width }
    public var height: Int { canvas.height }

    private let presentation: Presentation
    private let canvas: Canvas
    private let vision: ColorVision?
    private let rasterizer = CairoRasterizer()

    /// More would hardly be meant.
    public static let limit = 100_000

    /// - Parameters:
    ///   - span: how long the animation is shown.
    ///   - range: seconds of it; nil takes all.
    public init(
        _ animation: Animation, _ options: RenderOptions, rate: FrameRate, span: AnimationSpan,
        range: Range<Double>? = nil
    ) throws(RenderError) {
        presentation = try Presentation(animation)
        self.rate = rate
        let count = Self.count(span, presentation, rate)
        guard count <= Self.limit else {
            throw .notDrawn("\(count) frames are more than the \(Self.limit) that are drawn at most")
        }
        let all = 0..<count
        frames = range.map { range in all.clamped(to: Self.frames(range, rate, count)) } ?? all
        guard !frames.isEmpty else { throw .notDrawn("there is no frame between the times given") }
        // The canvas is that of the whole animation, whichever frames of it are wanted.
        let shared = try FrameCanvas(presentation, options, times: all.map(rate.time))
        (canvas, metrics) = (shared.canvas, shared.metrics)
        notices = presentation.notices
        vision = options.vision
    }

    /// - Parameter frame: any, also beyond the end.
    public func pixmap(_ frame: Int) throws(RenderError) -> Pixmap { try draw(list(frame)) }

    /// At a moment between frames.
    public func pixmap(at seconds: Double) throws(RenderError) -> Pixmap { try draw(list(at: seconds)) }

    func list(_ frame: Int) -> DisplayList { list(at: rate.time(of: frame)) }

    func list(at seconds: Double) -> DisplayList {
        DisplayList(items: presentation.items(at: seconds))
    }

    /// What a moment shows, mapped to pixels.
    package func pixelList(at seconds: Double) -> DisplayList {
        DisplayList(items: list(at: seconds).items.map { $0.transformed(by: canvas.transform) })
    }

    package func draw(_ list: DisplayList) throws(RenderError) -> Pixmap {
        do {
            let pixmap = try rasterizer.rasterize(list, on: canvas)
            return vision.map { pixmap.simulating($0) } ?? pixmap
        } catch {
            throw .rasterizer("\(error)")
        }
    }

    private static func frames(_ range: Range<Double>, _ rate: FrameRate, _ count: Int) -> Range<Int> {
        func frame(_ time: Double) -> Int {
            Int(min(max((time * rate.framesPerSecond - 1e-6).rounded(.up), 0), Double(count)))
        }
        return frame(range.lowerBound)..<max(frame(range.upperBound), frame(range.lowerBound))
    }

    private static func count(_ span: AnimationSpan, _ presentation: Presentation, _ rate: FrameRate) -> Int {
        switch span {
        case .loop(let period): max(Int((period * rate.framesPerSecond).rounded()), 1)
        case .seconds(let seconds): max(Int((seconds * rate.framesPerSecond - 1e-6).rounded(.up)), 1)
        // The last frame stands at rest.
        case .toRest(let least):
            Int((max(presentation.end ?? least, least) * rate.framesPerSecond - 1e-6).rounded(.up)) + 1
        }
    }
}

/// How much of an animation is shown.
public enum AnimationSpan: Hashable, Sendable {
    /// A seamless loop of a period in seconds: the frame after the last is the first again.
    case loop(Double)
    case seconds(Double)
    /// Until everything rests; for what never does, so many seconds.
    case toRest(Double)
}
