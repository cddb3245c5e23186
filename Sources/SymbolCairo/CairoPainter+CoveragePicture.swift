internal import CCairo
internal import SymbolColor
internal import SymbolCoverage
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

/// The drawing of pictures of a single colour by their coverage, without compositing.
extension CairoPainter {
    /// Returns the coverage of each pixel by steps, in the rows to draw.
    ///
    /// - Parameters:
    ///   - steps: The steps that paint, add and clear, from the back.
    ///   - cache: A cache of coverages of all rows, which is looked up and extended.
    /// - Returns: The coverage.
    func coverage(of steps: [CoverageStep], _ cache: inout CoverageCache) -> CoverageRuns {
        guard steps.count <= Self.runStepLimit || !steps.allSatisfy(\.isPlain) else {
            var map = CoverageMap(width: width, height: height)
            apply(steps, to: &map)
            return map.runs()
        }
        var covered: CoverageRuns?
        for step in steps {
            let area = coverage(of: step, &cache)
            switch step.operation {
            case .paint: covered = covered?.painted(by: area) ?? area
            case .add: covered = covered?.added(to: area) ?? area
            case .clear: covered = covered?.cleared(by: area)
            }
        }
        return covered ?? nothing
    }

    /// The largest number of steps to combine as runs: with more, combining the runs of the whole canvas at each step
    /// takes longer than combining pixels in place.
    private static let runStepLimit = 8

    /// Returns the colour and steps of a group that can be painted through its coverage without a surface of its own,
    /// or nil for other groups.
    ///
    /// The result is the same only for blend modes that multiply the source by the mask first, in integers.
    func maskedSteps(of group: DisplayGroup) -> CoverageSteps? {
        guard group.filter == nil, group.masks.isEmpty, group.blend == .normal || group.blend == .plusLighter,
            let found = coverageSteps(of: group.items), found.color.fullChannels != nil,
            found.steps.allSatisfy(\.isPlain)
        else { return nil }
        return found
    }

    /// Paints the context's source through the coverage of plain steps.
    func mask(by steps: [CoverageStep], _ context: borrowing CairoContext) {
        // Rows of a surface begin at multiples of four bytes.
        let stride = (width + 3) & ~3
        var map = CoverageMap(width: stride, height: height)
        apply(steps, to: &map)
        map.withBand { $0.mask(context.raw) }
    }

    private func apply(_ steps: [CoverageStep], to map: inout CoverageMap) {
        for step in steps {
            guard case .area(let items, let clip) = step.content else { continue }
            let painter = clipped(to: clip)
            painter.coverage(of: painter.area(of: items)) {
                if step.operation == .clear { map.clear($0) } else { map.paint($0) }
            }
        }
    }

    /// Returns the coverage of a step, rounded as Cairo does: the opacity is multiplied by each clip, and then by the
    /// content.
    private func coverage(of step: CoverageStep, _ cache: inout CoverageCache) -> CoverageRuns {
        let content = contentCoverage(of: step, &cache)
        guard let clip = step.clips.first else { return content.scaled(by: step.opacity) }
        let mask = step.clips.dropFirst().reduce(coverage(of: clip).scaled(by: step.opacity)) {
            $0.multiplied(by: coverage(of: $1))
        }
        return content.multiplied(by: mask)
    }

    private func contentCoverage(of step: CoverageStep, _ cache: inout CoverageCache) -> CoverageRuns {
        if let covered = cache.coverage(of: step.content) {
            return rows.map { nothing.replacing($0, by: covered) } ?? covered
        }
        let covered =
            switch step.content {
            case .area(let items, let clip): clipped(to: clip).coverage(of: items)
            case .group: coverage(of: step.steps, &cache)
            }
        if rows == nil { cache.add(covered, of: step.content) }
        return covered
    }

    /// Returns the coverage of a clip: its areas painted over each other, each multiplied by its own clips.
    private func coverage(of clip: Clip) -> CoverageRuns {
        let areas = clip.areas.map { area in
            area.clips.reduce(coverage(of: .path(area.path, area.rule, transform))) {
                $0.multiplied(by: coverage(of: $1))
            }
        }
        return areas.dropFirst().reduce(areas.first ?? nothing) { $0.painted(by: $1) }
    }

    private func coverage(of items: ArraySlice<DisplayItem>) -> CoverageRuns { coverage(of: area(of: items)) }

    private func coverage(of area: CoverageArea?) -> CoverageRuns {
        CoverageRuns(of: area, width: width, height: height, window: clip?.window, rows: rows)
    }

    private var nothing: CoverageRuns { coverage(of: nil) }
}
