import Foundation
import SymbolGeometry
@testable import SymbolStrokes
import TestSupport
import Testing

private let round = StrokePen(cap: .round, join: .round)

/// Between masters, too, a stroke covers exactly the points within half its width of the centre line.
@Suite struct StrokeInteriorTests {
    @Test(
        "Corners of 5° to 175° with long and short arms are filled",
        arguments: Array(stride(from: 5.0, through: 175, by: 17)))
    func corners(degrees: Double) {
        for (first, second) in [(8.0, 8.0), (0.4, 8), (1, 1.2), (0.1, 0.3)] {
            let turn = (180 - degrees) * .pi / 180
            var path = Path()
            path.move(to: Point(12 - first, 12))
            path.line(to: Point(12, 12))
            path.line(to: Point(12 + second * cos(turn), 12 + second * sin(turn)))
            expectInside(path)
            path.close()
            expectInside(path)
        }
    }

    @Test(
        "Arcs tighter than the pen, cusps, points and small closed lines are filled",
        arguments: [
            "M4 4H11A1 1 0 0 1 12 5V12", "M4 4H5A.3 .3 0 0 1 5.3 4.3V5", "M8 8V4A1 1 0 0 1 10 4V8",
            "M6 6A.8 .8 0 1 1 6 7.6",
            "M9 10A1 1 0 1 1 11 10A1 1 0 1 1 9 10Z", "M9 10A1.5 1.5 0 1 1 12 10A1.5 1.5 0 1 1 9 10Z",
            "M9 9A2 1 0 1 1 13 9A2 1 0 1 1 9 9Z", "M8 8H11V11H8Z", "M8 8H12.5A1 1 0 0 1 13.5 9V11H9A1 1 0 0 1 8 10Z",
            "M0 0C13 0 -3 0 10 0", "M0 0C10 10 0 10 10 0", "M5 5H5", "M5 5L5.001 5", "M4 4L20 20L4 19L20 5Z",
            "M20 22 14 16Q13 3 23 5L15 7C20 7 5 13 2 4Z", "M8 8C8 9 8 9 9 9S10 9 10 10V12L9 13Z",
            "M4.2 7.4A1.1 1.1 0 0 1 5.9 6.1C8 7 9 7 11 6A1 1 0 0 1 12.3 7.2C11 10 12 14 8 14S5 10 4.2 7.4Z"
        ])
    func nasty(data: String) throws { expectInside(try Path(svg: data)) }

    @Test("Random lines of tight curves are filled")
    func random() {
        var generator = SplitMix64(seed: 11)
        for _ in 0..<25 { expectInside(.randomTightLine(using: &generator)) }
    }
}

/// Tests points on both sides of every edge of the outline between masters of the set's widths.
///
/// Points within three tolerances of the stroke's boundary are not tested, and neither are inner areas smaller than
/// four tolerances.
private func expectInside(_ path: Path) {
    let masters = path.stroked(round, widths: [0.6, 2, 3.6], tolerance: 0.005)
    let center = Chords(path, tolerance: 1e-3, closing: false)
    for width in [0.6, 1.02, 1.74, 2.3, 2.8, 3.2, 3.6] {
        let (light, heavy) = width < 2 ? (masters[0], masters[1]) : (masters[1], masters[2])
        let between = light.blended(with: heavy, width < 2 ? (width - 0.6) / 1.4 : (width - 2) / 1.6)
        let outline = Chords(between, tolerance: 1e-3, closing: true)
        for (index, chord) in outline.lines.enumerated() where index % max(1, outline.lines.count / 60) == 0 {
            let (middle, vector) = (chord.start.interpolated(to: chord.end, 0.5), chord.end - chord.start)
            guard vector.length > 0 else { continue }
            for side in [-0.03, -0.004, 0.004, 0.03] {
                let point = middle + Point(-vector.y, vector.x) * (side / vector.length)
                let depth = width / 2 - center.distance(to: point)
                guard abs(depth) > 0.015 else { continue }
                let isFilled = outline.winding(about: point) != 0 || depth > 0 && outline.isNearlyFilled(around: point)
                #expect(isFilled == (depth > 0), "\(point) of \(path.svgData()) at \(width)")
            }
        }
    }
}

extension Chords {
    fileprivate func isNearlyFilled(around point: Point) -> Bool {
        stride(from: 0.0, to: 2 * .pi, by: .pi / 8).allSatisfy {
            winding(about: point + Point(cos($0), sin($0)) * 0.02) != 0
        }
    }
}

extension Path {
    fileprivate func blended(with other: Path, _ t: Double) -> Path {
        Path(
            zip(elements, other.elements).map { mine, theirs in
                switch (mine, theirs) {
                case (.move(let a), .move(let b)): .move(a.interpolated(to: b, t))
                case (.line(let a), .line(let b)): .line(a.interpolated(to: b, t))
                case (.cubic(let c, let d, let a), .cubic(let e, let f, let b)):
                    .cubic(
                        control1: c.interpolated(to: e, t), control2: d.interpolated(to: f, t), a.interpolated(to: b, t)
                    )
                default: mine
                }
            })
    }

    /// Returns a line of short lines, curves and arcs.
    fileprivate static func randomTightLine(using generator: inout some RandomNumberGenerator) -> Path {
        func near(_ point: Point, _ reach: Double) -> Point {
            Point(
                point.x + Double.random(in: -reach...reach, using: &generator),
                point.y + Double.random(in: -reach...reach, using: &generator))
        }
        var (path, point) = (Path(), Point(12, 12))
        path.move(to: point)
        for _ in 0..<Int.random(in: 2...5, using: &generator) {
            let reach = Double.random(in: 0.5...4, using: &generator)
            let next = near(point, reach)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: path.line(to: next)
            case 1: path.cubic(to: next, control1: near(point, reach), control2: near(next, reach))
            default:
                path.arc(
                    to: next, rx: Double.random(in: 0.2...3, using: &generator),
                    ry: Double.random(in: 0.2...3, using: &generator), largeArc: .random(using: &generator),
                    sweep: .random(using: &generator))
            }
            point = next
        }
        if Bool.random(using: &generator) { path.close() }
        return path
    }
}
