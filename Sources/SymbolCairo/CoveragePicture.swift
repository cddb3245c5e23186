internal import CCairo
internal import SymbolColor
internal import SymbolCoverage
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

/// Pictures of a single colour, which are their coverage: there is nothing to composite.
extension CairoPainter {
    /// How much steps cover of each pixel in the rows that are drawn.
    ///
    /// - Parameters:
    ///   - steps: What is painted, added and cleared, from the back.
    ///   - known: What is known of all rows, which is looked up, and added to.
    /// - Returns: The coverage.
    func coverage(of steps: [CoverageStep], _ known: inout KnownCoverage) -> CoverageRuns {
        guard steps.count <= Self.mostRunSteps || !steps.allSatisfy(\.isPlain) else {
            var map = CoverageMap(width: width, height: height)
            take(steps, on: &map)
            return map.runs()
        }
        var covered: CoverageRuns?
        for step in steps {
            let area = coverage(of: step, &known)
            switch step.operation {
            case .paint: covered = covered?.painted(by: area) ?? area
            case .add: covered = covered?.added(to: area) ?? area
            case .clear: covered = covered?.cleared(by: area)
            }
        }
        return covered ?? nothing
    }

    /// With more, to combine the runs of all of the canvas at each step takes longer than to combine pixels in place.
    private static let mostRunSteps = 8

    /// The colour of a group that is no more than its coverage, so that it needs no surface of its own, and the steps
    /// in which that is painted; nil for others.
    ///
    /// Only blending that multiplies the source by the mask first, in whole numbers, makes no difference.
    func maskedSteps(of group: DisplayGroup) -> CoverageSteps? {
        guard group.filter == nil, group.masks.isEmpty, group.blend == .normal || group.blend == .plusLighter,
            let found = coverageSteps(of: group.items), found.color.fullChannels != nil,
            found.steps.allSatisfy(\.isPlain)
        else { return nil }
        return found
    }

    /// Paints the context's source as far as plain steps cover pixels.
    func mask(by steps: [CoverageStep], _ context: borrowing CairoContext) {
        // Rows of a surface begin at multiples of four bytes.
        let stride = (width + 3) & ~3
        var map = CoverageMap(width: stride, height: height)
        take(steps, on: &map)
        map.withBand { $0.mask(context.raw) }
    }

    private func take(_ steps: [CoverageStep], on map: inout CoverageMap) {
        for step in steps {
            guard case .area(let items, let window) = step.content else { continue }
            var painter = self
            painter.window = window
            painter.coverage(of: area(of: items)) {
                if step.operation == .clear { map.clear($0) } else { map.paint($0) }
            }
        }
    }

    /// Rounded as Cairo does: what is left of a pixel by the opacity, then by each clip, and then of the content.
    private func coverage(of step: CoverageStep, _ known: inout KnownCoverage) -> CoverageRuns {
        let content = contentCoverage(of: step, &known)
        guard let clip = step.clips.first else { return content.scaled(by: step.opacity) }
        let mask = step.clips.dropFirst().reduce(coverage(of: clip).scaled(by: step.opacity)) {
            $0.multiplied(by: coverage(of: $1))
        }
        return content.multiplied(by: mask)
    }

    private func contentCoverage(of step: CoverageStep, _ known: inout KnownCoverage) -> CoverageRuns {
        if let covered = known.coverage(of: step.content) { return covered }
        let covered =
            switch step.content {
            case .area(let items, let window): coverage(of: area(of: items), window)
            case .group: coverage(of: step.steps, &known)
            }
        if rows == nil { known.add(covered, of: step.content) }
        return covered
    }

    /// What lies within a clip: its areas, painted over each other, of which each is narrowed by its own clips.
    private func coverage(of clip: Clip) -> CoverageRuns {
        let areas = clip.areas.map { area in
            area.clips.reduce(coverage(of: self.area(of: area.path, area.rule), window)) {
                $0.multiplied(by: coverage(of: $1))
            }
        }
        return areas.dropFirst().reduce(areas.first ?? nothing) { $0.painted(by: $1) }
    }

    private func coverage(of area: CoverageArea?, _ window: Rect?) -> CoverageRuns {
        CoverageRuns(of: area, width: width, height: height, window: window, rows: rows)
    }

    private var nothing: CoverageRuns { coverage(of: nil, nil) }
}
