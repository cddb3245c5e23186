internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolText

/// A picture of a single colour, given by steps that determine its coverage.
struct CoverageSteps {
    let color: Color
    let steps: [CoverageStep]
}

/// A step that paints, adds or clears in a picture of a single colour.
struct CoverageStep {
    enum Operation { case paint, add, clear }

    /// The content of a step, before it is clipped and made translucent.
    enum Content: Hashable {
        /// Items that form a union, clipped exactly.
        case area(ArraySlice<DisplayItem>, ShapeClip?)
        /// Items that are composited by themselves.
        case group([DisplayItem])
    }

    let content: Content
    /// The steps of a group; empty for an area.
    var steps: [CoverageStep] = []
    var clips: [Clip] = []
    var operation = Operation.paint
    /// The opacity in 255ths, rounded as Cairo does.
    var opacity = UInt8.max

    /// Whether the step needs no intermediate surface.
    var isPlain: Bool {
        if case .group = content { return false }
        return operation != .add && opacity == .max
    }
}

extension CairoPainter {
    /// Returns the steps of items that paint in a single colour, or nil if their coverage does not determine the
    /// picture.
    ///
    /// Compositing would round the colour at each step; this way it is rounded only once.
    func coverageSteps(of items: [DisplayItem]) -> CoverageSteps? {
        guard rasterizer == .exact else { return nil }
        if let sole = soleStep(of: items) { return sole }
        var finder = CoverageStepFinder(painter: self)
        guard let steps = finder.steps(of: items), let color = finder.color,
            steps.allSatisfy(\.isPlain) || finder.count <= Self.groupedStepLimit
        else { return nil }
        return CoverageSteps(color: color, steps: steps)
    }

    /// The largest number of steps with groups among them: with more, combining the runs of the whole canvas takes
    /// longer than compositing each where it is.
    private static let groupedStepLimit = 64

    /// Returns the step of a single shape, for which compositing rounds only once too, even if it is translucent.
    private func soleStep(of items: [DisplayItem]) -> CoverageSteps? {
        guard items.count == 1 else { return nil }
        switch items[0] {
        case .fill, .stroke:
            guard let color = items[0].flatColor else { return nil }
            return CoverageSteps(color: color, steps: [CoverageStep(content: .area(items[...], clip))])
        case .group(let group):
            guard let clip = clip(of: group), let color = group.items[0].flatColor else { return nil }
            return CoverageSteps(color: color, steps: [CoverageStep(content: .area(group.items[...], clip))])
        case .erase: return nil
        }
    }
}

/// A search for the single colour of items, and for the steps of their coverage.
private struct CoverageStepFinder {
    let painter: CairoPainter
    /// The opaque colour, once found.
    private(set) var color: Color?
    /// The number of steps, including those of groups.
    private(set) var count = 0

    init(painter: CairoPainter) { self.painter = painter }

    /// Returns the steps of items, or nil if their coverage does not determine the picture.
    mutating func steps(of items: [DisplayItem]) -> [CoverageStep]? {
        var steps: [CoverageStep] = []
        let items = items.gathered
        for run in items.runs {
            count += 1
            if run.isJoined {
                guard run.items.first?.flatColor.flatMap({ take($0) }) != nil else { return nil }
                steps.append(CoverageStep(content: .area(run.items, painter.clip)))
            } else {
                guard let more = self.steps(of: items, at: run.items.startIndex) else { return nil }
                steps += more
            }
        }
        return steps
    }

    private mutating func steps(of items: [DisplayItem], at index: Int) -> [CoverageStep]? {
        let area = CoverageStep.Content.area(items[index...index], painter.clip)
        switch items[index] {
        case .fill, .stroke:
            guard let opacity = items[index].flatColor.flatMap({ take($0) }) else { return nil }
            guard opacity < .max, items.isReplaced(at: index - 1) else {
                return [CoverageStep(content: area, opacity: opacity)]
            }
            return [
                CoverageStep(content: area, operation: .clear),
                CoverageStep(content: area, operation: .add, opacity: opacity)
            ]
        case .erase: return items.isReplaced(at: index) ? [] : [CoverageStep(content: area, operation: .clear)]
        case .group(let group): return steps(of: group, adding: items.fillsCleared(at: index))
        }
    }

    private mutating func steps(of group: DisplayGroup, adding: Bool) -> [CoverageStep]? {
        if let clip = painter.clip(of: group) {
            guard let opacity = group.items[0].flatColor.flatMap({ take($0) }) else { return nil }
            let area = CoverageStep.Content.area(group.items[...], clip)
            return [CoverageStep(content: area, operation: adding ? .add : .paint, opacity: opacity)]
        }
        guard group.filter == nil, group.masks.isEmpty, group.clips.allSatisfy(\.isAntialiased),
            group.blend == .normal || group.blend == .plusLighter, let inner = steps(of: group.items)
        else { return nil }
        return [
            CoverageStep(
                content: .group(group.items), steps: inner, clips: group.clips,
                operation: group.erases ? .clear : group.blend == .normal && !adding ? .paint : .add,
                opacity: byte(group.opacity))
        ]
    }

    /// Returns the opacity of a colour if it is the first, or apart from its alpha the same as those before.
    private mutating func take(_ paint: Color) -> UInt8? {
        let opaque = Color(red: paint.red, green: paint.green, blue: paint.blue)
        guard color == nil || color == opaque else { return nil }
        color = opaque
        return byte(paint.alpha)
    }

    /// Converts an opacity as `_cairo_color_double_to_short` does, of which pixman takes the upper byte.
    private func byte(_ opacity: Double) -> UInt8 {
        let short = min(max(Int(clamping: opacity * 65536), 0), 65536)
        return UInt8((short - short >> 16) >> 8)
    }
}

extension Clip {
    /// Whether all its areas are antialiased, so that it is a coverage.
    fileprivate var isAntialiased: Bool {
        areas.allSatisfy { $0.isAntialiased && $0.clips.allSatisfy(\.isAntialiased) }
    }
}

extension Color {
    /// The colour if it is opaque and each channel is 0 or 1; otherwise nil.
    var fullChannels: RGBA8? {
        func byte(_ channel: Double) -> UInt8 { channel == 0 ? 0 : 255 }
        guard alpha == 1, [red, green, blue].allSatisfy({ $0 == 0 || $0 == 1 }) else { return nil }
        return RGBA8(red: byte(red), green: byte(green), blue: byte(blue), alpha: 255)
    }
}
