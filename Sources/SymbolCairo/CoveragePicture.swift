internal import CCairo
internal import SymbolColor
internal import SymbolCoverage
internal import SymbolDrawing
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

    /// How much items cover of each pixel; what they cover outside of the rows that are drawn is known.
    func coverage(of items: [DisplayItem], known: DrawnCoverage?) -> DrawnCoverage {
        if let known, let rows {
            var map = CoverageMap(known.bytes, width: width, without: rows)
            cover(items, on: &map)
            return .bytes(map.coverage())
        }
        if let area = singleArea(of: items) { return .runs(area) }
        var map = CoverageMap(width: width, height: height)
        cover(items, on: &map)
        return .bytes(map.coverage())
    }

    /// What items cover together, where nothing is painted over anything else; nil elsewhere.
    private func singleArea(of items: [DisplayItem]) -> CoverageRuns? {
        guard let run = items.runs.first, run.items.count == items.count else { return nil }
        switch items[0] {
        case .group(let group):
            var painter = self
            painter.window = window(of: group)
            return painter.singleArea(of: group.items)
        case .fill(let fill) where !run.isJoined:
            return CoverageRuns(of: fill.path, fill.rule, transform, width: width, height: height, window: window)
        case .fill, .stroke, .erase:
            return CoverageRuns(of: shapes(of: run.items), width: width, height: height, window: window)
        }
    }

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
        cover(items, on: &map)
        map.withBand { $0.mask(context.raw) }
    }

    private func cover(_ items: [DisplayItem], on map: inout CoverageMap) {
        for run in items.runs {
            if run.isJoined {
                coverage(of: run.items) { map.paint($0) }
                continue
            }
            for place in run.items.indices { cover(items, at: place, on: &map) }
        }
    }

    private func cover(_ items: [DisplayItem], at place: Int, on map: inout CoverageMap) {
        switch items[place] {
        case .fill(let fill): coverage(of: fill.path, fill.rule) { map.paint($0) }
        case .stroke: coverage(of: items[place...place]) { map.paint($0) }
        case .erase(let path, let rule):
            if !items.isReplaced(at: place) { coverage(of: path, rule) { map.clear($0) } }
        case .group(let group):
            var painter = self
            painter.window = window(of: group)
            painter.cover(group.items, on: &map)
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

extension Paint<Color> {
    fileprivate var color: Color? {
        if case .color(let color) = self { color } else { nil }
    }
}

extension Color {
    /// Whether each channel is nothing or all there is.
    fileprivate var isFull: Bool { alpha == 1 && [red, green, blue].allSatisfy { $0 == 0 || $0 == 1 } }
}
