internal import SymbolGeometry

/// The outline of the area that overlapping contours cover, in several drawings of the same structure.
enum UnitedOutline {
    /// Returns outlines of the same structure, one for each drawing; nil where there are none, as where contours cross
    /// in one drawing and not in another.
    ///
    /// A run of a contour has the segments that it has in any of the drawings; in the others they are points.
    static func outlines(of paths: [Path]) -> [Path]? {
        let drawings = paths.compactMap { ContourPieces($0, rule: .nonZero) }
        guard drawings.count == paths.count, let first = drawings.first,
            drawings.allSatisfy({ $0.hasStructure(of: first) })
        else { return nil }
        let loops = drawings.compactMap(\.loops)
        guard loops.count == drawings.count, let reference = loops.first,
            loops.allSatisfy({ $0.map { $0.map(\.contour) } == reference.map { $0.map(\.contour) } })
        else { return nil }
        var outlines = drawings.map { _ in Path() }
        for loop in reference.indices {
            let runs = reference[loop].indices.map { run in first.aligned(loops.map { $0[loop][run] }) }
            for drawing in drawings.indices {
                outlines[drawing].append(drawings[drawing].outline(runs.map { ($0.runs[drawing], $0.segments) }))
            }
        }
        return zip(outlines, paths).allSatisfy { $0.coversAreaOnce(of: $1) } ? outlines : nil
    }
}

extension ContourPieces {
    func hasStructure(of other: ContourPieces) -> Bool {
        contours.map { $0.map(\.degree) } == other.contours.map { $0.map(\.degree) }
    }

    /// Returns a run of every drawing counted from the same start of its contour, and all the segments that they have.
    fileprivate func aligned(_ runs: [ContourRun]) -> (runs: [ContourRun], segments: Range<Int>) {
        guard let first = runs.first else { return ([], 0..<0) }
        let count = Double(contours[first.contour].count)
        let aligned = runs.map { run in
            let shift = ((first.from - run.from) / count).rounded() * count
            return ContourRun(contour: run.contour, from: run.from + shift, to: run.to + shift)
        }
        let start = aligned.reduce(first.from) { min($0, $1.from) }.rounded(.down)
        let end = aligned.reduce(first.to) { max($0, $1.to) }.rounded(.up)
        return (aligned, Int(start)..<Int(end))
    }

    /// Returns a closed outline of runs, each made of some segments.
    fileprivate func outline(_ runs: [(run: ContourRun, segments: Range<Int>)]) -> Path {
        var path = Path()
        guard let first = runs.first?.run else { return path }
        path.move(to: point(of: first.contour, at: first.from))
        for (run, segments) in runs {
            for index in segments {
                let (from, to) = (
                    min(max(run.from, Double(index)), run.to), max(min(run.to, Double(index + 1)), run.from)
                )
                path.append(part(of: run.contour, segment: index, from: from, to: to).element)
            }
        }
        path.close()
        return path
    }

    /// Returns the part of a segment between two positions; a point for equal ones, which may lie beyond the segment.
    private func part(of contour: Int, segment index: Int, from: Double, to: Double) -> PathSegment {
        let segments = contours[contour]
        let segment = segments[(index % segments.count + segments.count) % segments.count]
        guard to > from else {
            let end = point(of: contour, at: from)
            return segment.transformedToPoint(end)
        }
        return segment.subsegment(from: from - Double(index), to: to - Double(index))
    }
}

extension PathSegment {
    fileprivate var degree: Int {
        switch self {
        case .line: 1
        case .quad: 2
        case .cubic: 3
        }
    }

    fileprivate func transformedToPoint(_ point: Point) -> PathSegment {
        switch self {
        case .line: .line(LineSegment(start: point, end: point))
        case .quad: .quad(QuadBezier(start: point, control: point, end: point))
        case .cubic: .cubic(CubicBezier(start: point, control1: point, control2: point, end: point))
        }
    }
}

extension Path {
    /// Returns whether the path winds once around what another winds around, and around nothing else.
    fileprivate func coversAreaOnce(of other: Path) -> Bool {
        let (area, covered) = (FlatPath(self), FlatPath(other))
        return other.samplePoints.allSatisfy { point in
            abs(area.windingNumber(about: point)) == (covered.windingNumber(about: point) == 0 ? 0 : 1)
        }
    }
}
