internal import CCairo
internal import SymbolColor
internal import SymbolCoverage
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolRendering

/// Pictures of a single colour, which are their coverage: there is nothing to composite.
extension CairoPainter {
    /// The colour of items that paint in no other; nil where a picture is more than how much they cover of each pixel.
    ///
    /// Painted over each other, colours whose channels are all 0 or full stay as strong as the coverage; others would
    /// be rounded at each step.
    func coverageColor(of items: [DisplayItem]) -> Color? {
        guard let color = singleColor(of: items), items.count == 1 || color.isFull else { return nil }
        return color
    }

    /// How much items cover of each pixel in the rows that are drawn.
    func coverage(of items: [DisplayItem]) -> CoverageRuns {
        let steps = coverageSteps(of: items)
        guard steps.count <= Self.mostRunSteps else {
            var map = CoverageMap(width: width, height: height)
            take(steps, on: &map)
            return map.runs()
        }
        var covered: CoverageRuns?
        for step in steps {
            let area = CoverageRuns(of: area(of: step), width: width, height: height, window: step.window, rows: rows)
            covered = step.clears ? covered?.cleared(by: area) : covered?.painted(by: area) ?? area
        }
        return covered ?? CoverageRuns(of: nil, width: width, height: height)
    }

    /// With more, to combine the runs of all of the canvas at each step takes longer than to combine pixels in place.
    private static let mostRunSteps = 8

    /// The colour of a group that is no more than its coverage, so that it needs no surface of its own; nil for others.
    ///
    /// Only blending that multiplies the source by the mask first, in whole numbers, makes no difference.
    func maskedColor(of group: DisplayGroup) -> Color? {
        guard rasterizer == .exact, group.filter == nil, group.masks.isEmpty,
            group.blend == .normal || group.blend == .plusLighter, let color = singleColor(of: group.items)
        else { return nil }
        return color.isFull ? color : nil
    }

    /// Paints the context's source as far as items cover pixels.
    func mask(by items: [DisplayItem], _ context: borrowing CairoContext) {
        // Rows of a surface begin at multiples of four bytes.
        let stride = (width + 3) & ~3
        var map = CoverageMap(width: stride, height: height)
        take(coverageSteps(of: items), on: &map)
        map.withBand { $0.mask(context.raw) }
    }

    private func take(_ steps: [CoverageStep], on map: inout CoverageMap) {
        for step in steps {
            var painter = self
            painter.window = step.window
            painter.coverage(of: area(of: step)) { if step.clears { map.clear($0) } else { map.paint($0) } }
        }
    }

    /// The steps in which items are painted, one after the other.
    private func coverageSteps(of items: [DisplayItem]) -> [CoverageStep] {
        items.runs.flatMap { run in
            if run.isJoined { return [CoverageStep(items: run.items, window: window, clears: false)] }
            return run.items.indices.flatMap { coverageSteps(of: items, at: $0) }
        }
    }

    private func coverageSteps(of items: [DisplayItem], at place: Int) -> [CoverageStep] {
        switch items[place] {
        case .fill, .stroke: return [CoverageStep(items: items[place...place], window: window, clears: false)]
        case .erase:
            return items.isReplaced(at: place)
                ? [] : [CoverageStep(items: items[place...place], window: window, clears: true)]
        case .group(let group):
            var painter = self
            painter.window = self.window(of: group)
            return painter.coverageSteps(of: group.items)
        }
    }

    /// What a step covers, which is not kept: there may be very many.
    private func area(of step: CoverageStep) -> CoverageArea {
        guard step.items.count == 1, let item = step.items.first else { return area(of: step.items) }
        return switch item {
        case .fill(let fill): area(of: fill.path, fill.rule)
        case .erase(let path, let rule): area(of: path, rule)
        case .stroke, .group: area(of: step.items)
        }
    }

    /// The one colour that items paint in; nil where there are several or none, or where coverage does not say it all.
    private func singleColor(of items: [DisplayItem]) -> Color? {
        var single: Color?
        for item in items {
            let color: Color?
            switch item {
            case .fill(let fill): color = fill.isAntialiased ? fill.paint.color : nil
            case .stroke(let stroke): color = stroke.isAntialiased ? stroke.paint.color : nil
            case .erase: continue
            case .group(let group): color = window(of: group) == nil ? nil : singleColor(of: group.items)
            }
            guard let color, single == nil || color == single else { return nil }
            single = color
        }
        return single
    }
}

/// Items that cover an area together, which is painted or cleared.
private struct CoverageStep {
    let items: ArraySlice<DisplayItem>
    /// The pixels that it is cut to; nil for all.
    let window: Rect?
    let clears: Bool
}

extension Paint<Color> {
    fileprivate var color: Color? {
        if case .color(let color) = self { color } else { nil }
    }
}

extension Color {
    /// Whether each channel is nothing or all there is.
    fileprivate var isFull: Bool { fullChannels != nil }

    /// The colour where each channel is nothing or all there is.
    var fullChannels: RGBA8? {
        func byte(_ channel: Double) -> UInt8 { channel == 0 ? 0 : 255 }
        guard alpha == 1, [red, green, blue].allSatisfy({ $0 == 0 || $0 == 1 }) else { return nil }
        return RGBA8(red: byte(red), green: byte(green), blue: byte(blue), alpha: 255)
    }
}
