package import SymbolGeometry

extension Path {
    /// Returns the strokes of which a filled outline (nonzero rule) appears to be made, as drawn by hand with a round
    /// pen, grouped by part.
    ///
    /// All strokes together cover the outline's interior, and each covers little more. They are found on a grid of 200
    /// to 400 cells along the longer side and are exact to about a cell; draw them with a margin of at least that.
    ///
    /// - A stroke continues straight where it crosses others: a plus is two strokes.
    /// - An open stroke begins at its left end, or at its upper end when it is taller than wide.
    /// - A ring begins at the top, above its centre, and runs clockwise.
    /// - A solid shape (see `FillParts.isSolid`), and one whose lines vary in width, are hardly longer than wide or are
    ///   wider than `widest`, is one stroke along its long axis, from edge to edge.
    /// - Parts that do not touch are in the order of `WritingOrder`, and so are the strokes of each part.
    ///
    /// Of a solid shape only the area outside `hidden` is swept, unless all of it is hidden. The result is empty when
    /// the path encloses nothing or is not finite.
    package func penParts(hidden: Path = Path(), widest: Double = .infinity) -> [PenPart] {
        guard let grid = FillGrid(self) else { return [] }
        let isHidden = hidden.isEmpty ? nil : grid.cells(in: hidden)
        let parts = FillParts(grid)
        var lines: [[PenLine]] = Array(repeating: [], count: parts.parts.count)
        for line in centerLines(of: parts, on: grid) {
            guard let part = line.part(in: parts, grid) else { continue }
            lines[part].append(line)
        }
        for part in lines.indices where !lines[part].areStrokes(upTo: widest / grid.cell) {
            lines[part] = [PenLine(SolidSweep(of: grid.visible(parts.parts[part].cells, isHidden)))]
        }
        let labels = subpaths.map { $0.label(in: parts, on: grid) }
        return WritingOrder.order(of: parts.parts.map(\.bounds)).map { part in
            PenPart(
                strokes: lines[part].written(on: grid), contours: labels.indices.filter { labels[$0] == part },
                area: Double(parts.parts[part].cells.count) * grid.cell * grid.cell, error: grid.cell)
        }
    }

    /// Returns a part of another drawing of the same symbol, with a sweep or with lines in the same directions.
    package func penPart(hidden: Path = Path(), like part: PenPart) -> PenPart {
        PenPart(strokes: penStrokes(hidden, like: part), contours: part.contours, area: part.area, error: part.error)
    }

    private func penStrokes(_ hidden: Path, like part: PenPart) -> [CenterlineStroke] {
        guard let grid = FillGrid(self) else { return [] }
        let sweep = part.strokes.first?.sweep
        if sweep == nil {
            let field = DistanceField(grid.isFilled, width: grid.width, height: grid.height)
            let lines = grid.centerLines(field).written(on: grid).directed(like: part.strokes)
            if let followed = lines.following(part.strokes, field, on: grid) { return followed }
            if !lines.isEmpty { return lines }
        }
        let cells = grid.indices.filter { grid.isFilled[$0] }
        let visible = grid.visible(cells, hidden.isEmpty ? nil : grid.cells(in: hidden))
        return [PenLine(SolidSweep(of: visible, along: sweep?.axis))].written(on: grid)
    }

    /// Returns whether the interior (nonzero rule) lies within a hidden area, to the precision of its grid.
    package func isCovered(by hidden: Path) -> Bool {
        guard !hidden.isEmpty, let grid = FillGrid(self) else { return false }
        return zip(grid.isFilled, grid.cells(in: hidden)).allSatisfy { !$0 || $1 }
    }

    /// Returns the centre lines of the parts that are not solid.
    private func centerLines(of parts: FillParts, on grid: FillGrid) -> [PenLine] {
        if parts.parts.indices.allSatisfy({ parts.isPlainlySolid($0, grid) }) { return [] }
        let field = DistanceField(grid.isFilled, width: grid.width, height: grid.height)
        var strokes = grid
        for part in parts.parts.indices where parts.isSolid(part, grid, field) {
            for cell in parts.parts[part].cells { strokes.isFilled[cell] = false }
        }
        return strokes.centerLines(field)
    }
}

extension FillGrid {
    /// Returns the centre lines of everything that is filled.
    fileprivate func centerLines(_ field: DistanceField) -> [PenLine] {
        guard isFilled.contains(true) else { return [] }
        var graph = MedialAxisGraph(MedialAxis(of: self, field), on: self, field)
        graph.prune(field)
        graph.mergeJunctions()
        let lines = StrokeChains(graph).chains.map { PenLine(along: $0.points, isClosed: $0.isClosed, field) }
        return PenCoverage(of: lines, on: self).lines
    }

    /// Returns the centres of the cells that are not hidden, or of all cells when all are hidden.
    fileprivate func visible(_ cells: [Int], _ isHidden: [Bool]?) -> [Point] {
        let visible = isHidden.map { isHidden in cells.filter { !isHidden[$0] } } ?? cells
        return (visible.isEmpty ? cells : visible).map(position(of:))
    }
}

extension [PenLine] {
    /// Returns whether a pen of a single width, of at most `widest` cells, could have drawn the lines, which must be at
    /// least three widths long.
    fileprivate func areStrokes(upTo widest: Double) -> Bool {
        let radii = flatMap(\.knots).map(\.radius).sorted()
        guard !radii.isEmpty else { return false }
        let (typical, greatest) = (radii[radii.count / 2], radii[radii.count * 49 / 50])
        // Corners, blunt ends and the junction of a head and its shaft may deviate; most of the length may not.
        let isEven = radii[radii.count * 3 / 4] < 1.25 * radii[radii.count / 4] && greatest < 2.5 * typical
        return isEven && Double(radii.count) * PenLine.step > 6 * typical && 2 * typical <= widest
    }

    /// Returns the strokes in the order in which a hand would write them.
    fileprivate func written(on grid: FillGrid) -> [CenterlineStroke] {
        WritingOrder.order(of: map(\.bounds)).map { self[$0].stroke(on: grid) }
    }
}

extension PenLine {
    fileprivate var bounds: Rect {
        knots.dropFirst().reduce(Rect(knots.first?.point ?? .zero)) { $0.union($1.point) }
    }

    fileprivate func part(in parts: FillParts, _ grid: FillGrid) -> Int? {
        knots.lazy.map { parts.labels[grid.index(at: $0.point)] }.first { $0 >= 0 }
    }

    fileprivate func stroke(on grid: FillGrid) -> CenterlineStroke {
        let scaled = knots.map { CenterlineStroke.Knot(point: grid.pathPoint($0.point), radius: $0.radius * grid.cell) }
        let placed = sweep?.placed(scale: grid.cell, grid.pathPoint)
        return CenterlineStroke(knots: scaled, isClosed: isClosed, sweep: placed)
    }
}
