internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolText

/// A picture of a single colour, which is how much its steps cover of each pixel.
struct CoverageSteps {
    let color: Color
    let steps: [CoverageStep]
}

/// What is painted, added or cleared at once in a picture of a single colour.
struct CoverageStep {
    enum Operation { case paint, add, clear }

    /// What a step covers, before it is clipped and made translucent.
    enum Content: Hashable {
        /// Items that cover an area together, cut to the pixels of a window.
        case area(ArraySlice<DisplayItem>, window: Rect?)
        /// What is composited by itself.
        case group([DisplayItem])
    }

    let content: Content
    /// Of a group.
    var steps: [CoverageStep] = []
    var clips: [Clip] = []
    var operation = Operation.paint
    /// In 255ths, as Cairo takes it from 0…1.
    var opacity = UInt8.max

    /// Whether it takes no other surface than the one that it is painted on or cleared from.
    var isPlain: Bool {
        if case .group = content { return false }
        return operation != .add && opacity == .max
    }
}

extension CairoPainter {
    /// The steps of items that paint in a single colour; nil where a picture is more than how much they cover of each
    /// pixel.
    ///
    /// Composited, a colour would be rounded at each step; so it is rounded once.
    func coverageSteps(of items: [DisplayItem]) -> CoverageSteps? {
        guard rasterizer == .exact else { return nil }
        if let sole = soleStep(of: items) { return sole }
        var finder = CoverageStepFinder(painter: self)
        guard let steps = finder.steps(of: items), let color = finder.color,
            steps.allSatisfy(\.isPlain) || finder.count <= Self.mostGroupedSteps
        else { return nil }
        return CoverageSteps(color: color, steps: steps)
    }

    /// With more in groups, to combine the runs of all of the canvas takes longer than to composite where each is.
    private static let mostGroupedSteps = 64

    /// A single shape, which even where it is translucent is rounded once, as composited.
    private func soleStep(of items: [DisplayItem]) -> CoverageSteps? {
        guard items.count == 1 else { return nil }
        switch items[0] {
        case .fill, .stroke:
            guard let color = items[0].flatColor else { return nil }
            return CoverageSteps(color: color, steps: [CoverageStep(content: .area(items[...], window: window))])
        case .group(let group):
            guard let area = window(of: group), let color = group.items[0].flatColor else { return nil }
            return CoverageSteps(color: color, steps: [CoverageStep(content: .area(group.items[...], window: area))])
        case .erase: return nil
        }
    }
}

/// Looks for the one colour of items, and how they cover pixels.
private struct CoverageStepFinder {
    let painter: CairoPainter
    /// Opaque.
    private(set) var color: Color?
    /// How many steps there are in all, those of groups among them.
    private(set) var count = 0

    init(painter: CairoPainter) { self.painter = painter }

    /// Nil where coverage does not say it all.
    mutating func steps(of items: [DisplayItem]) -> [CoverageStep]? {
        var steps: [CoverageStep] = []
        for run in items.runs {
            count += 1
            if run.isJoined {
                guard run.items.first?.flatColor.flatMap({ take($0) }) != nil else { return nil }
                steps.append(CoverageStep(content: .area(run.items, window: painter.window)))
            } else {
                guard let more = self.steps(of: items, at: run.items.startIndex) else { return nil }
                steps += more
            }
        }
        return steps
    }

    private mutating func steps(of items: [DisplayItem], at place: Int) -> [CoverageStep]? {
        let area = CoverageStep.Content.area(items[place...place], window: painter.window)
        switch items[place] {
        case .fill, .stroke:
            guard let opacity = items[place].flatColor.flatMap({ take($0) }) else { return nil }
            guard opacity < .max, items.isReplaced(at: place - 1) else {
                return [CoverageStep(content: area, opacity: opacity)]
            }
            return [
                CoverageStep(content: area, operation: .clear),
                CoverageStep(content: area, operation: .add, opacity: opacity)
            ]
        case .erase: return items.isReplaced(at: place) ? [] : [CoverageStep(content: area, operation: .clear)]
        case .group(let group): return steps(of: group)
        }
    }

    private mutating func steps(of group: DisplayGroup) -> [CoverageStep]? {
        if let window = painter.window(of: group) {
            guard let opacity = group.items[0].flatColor.flatMap({ take($0) }) else { return nil }
            return [CoverageStep(content: .area(group.items[...], window: window), opacity: opacity)]
        }
        guard group.filter == nil, group.masks.isEmpty, group.clips.allSatisfy(\.isAntialiased),
            group.blend == .normal || group.blend == .plusLighter, let inner = steps(of: group.items)
        else { return nil }
        return [
            CoverageStep(
                content: .group(group.items), steps: inner, clips: group.clips,
                operation: group.erases ? .clear : group.blend == .normal ? .paint : .add,
                opacity: byte(group.opacity))
        ]
    }

    /// The opacity of a colour, where it is the one that others have, or the first.
    private mutating func take(_ paint: Color) -> UInt8? {
        let opaque = Color(red: paint.red, green: paint.green, blue: paint.blue)
        guard color == nil || color == opaque else { return nil }
        color = opaque
        return byte(paint.alpha)
    }

    /// As `_cairo_color_double_to_short` has it, of which Pixman takes the upper byte.
    private func byte(_ opacity: Double) -> UInt8 {
        let short = min(max(Int(clamping: opacity * 65536), 0), 65536)
        return UInt8((short - short >> 16) >> 8)
    }
}

extension Clip {
    /// Whether the edges of all its areas are, so that what it leaves of a pixel is a share.
    fileprivate var isAntialiased: Bool {
        areas.allSatisfy { $0.isAntialiased && $0.clips.allSatisfy(\.isAntialiased) }
    }
}

extension Color {
    /// The colour where each channel is nothing or all there is.
    var fullChannels: RGBA8? {
        func byte(_ channel: Double) -> UInt8 { channel == 0 ? 0 : 255 }
        guard alpha == 1, [red, green, blue].allSatisfy({ $0 == 0 || $0 == 1 }) else { return nil }
        return RGBA8(red: byte(red), green: byte(green), blue: byte(blue), alpha: 255)
    }
}
