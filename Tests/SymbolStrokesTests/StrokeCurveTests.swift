@testable import SymbolStrokes
import Foundation
import SymbolGeometry
import TestSupport
import Testing

private let round = StrokePen(cap: .round, join: .round)

@Suite struct StrokeCurveTests {
    @Test("A curve whose first control point is its start leaves it towards the second, and likewise at its end")
    func lateControl() {
        let (start, corner, end) = (Point(0, 0), Point(0, 10), Point(10, 10))
        #expect(CubicBezier(start: start, control1: start, control2: corner, end: end).startTangent == Point(0, 1))
        #expect(CubicBezier(start: start, control1: corner, control2: end, end: end).endTangent == Point(1, 0))
    }

    @Test("A circle's stroke is two circles of four cubics each")
    func circle() throws {
        let circle = Path(ellipseAt: Point(12, 12), rx: 9, ry: 9)
        let outline = StrokeExpansion(circle, pen: round, widest: 4, tolerance: 0.01).outline(width: 3)
        #expect(outline.commands == "MCCCCZMCCCCZ")
        for (contour, radius) in zip(outline.subpaths, [10.5, 7.5]) {
            for segment in contour.segments {
                for t in [0, 0.2, 0.5, 0.8, 1] {
                    #expect(abs(segment.point(at: t).distance(to: Point(12, 12)) - radius) < 3e-4 * radius)
                }
            }
        }
    }

    @Test("A circle's stroke is a solid disc at widths above its diameter, and a ring at widths below")
    func disc() throws {
        let circle = Path(ellipseAt: .zero, rx: 1, ry: 1)
        let expansion = StrokeExpansion(circle, pen: round, widest: 4, tolerance: 0.01)
        for (width, isSolid) in [(1.0, false), (1.9, false), (2.1, true), (3, true), (4, true)] {
            let chords = Chords(expansion.outline(width: width), closing: true)
            #expect((chords.winding(about: .zero) != 0) == isSolid, "\(width)")
        }
        #expect(abs(expansion.solid(width: 4).signedArea(tolerance: 1e-5) - 9 * .pi) < 0.01)
    }

    @Test("A dot written as a small circle is a disc at every width")
    func dot() {
        let circle = Path(ellipseAt: .zero, rx: 1, ry: 1)
        let expansion = StrokeExpansion(circle, pen: round, widest: 3.6, tolerance: 0.01, drawn: 2)
        for width in [0.6, 1.74, 2, 3.6] {
            let outline = expansion.outline(width: width)
            #expect(outline.commands == "MCCCCZ")
            let radius = 1 + width / 2
            #expect(abs(outline.signedArea(tolerance: 1e-5) - .pi * radius * radius) < 0.01)
        }
        let ring = StrokeExpansion(circle, pen: round, widest: 3.6, tolerance: 0.01, drawn: 1.8)
        #expect(ring.outline(width: 0.6).subpaths.count > 1)
    }

    @Test("Rounded corners narrower than the pen leave a sharp inner rectangle")
    func roundedRectangle() throws {
        let rect = Path(roundedRect: Rect(x: 0, y: 0, width: 20, height: 10), rx: 1, ry: 1)
        let expansion = StrokeExpansion(rect, pen: round, widest: 4, tolerance: 0.01)
        let outline = expansion.outline(width: 4)
        #expect(Path(outline.subpaths[1]).commands == "MCLCLCLCZ")
        let chords = Chords(outline, closing: true)
        for (point, isFilled) in [(Point(2.01, 2.01), false), (Point(1.99, 1.99), true), (Point(1.99, 5), true)] {
            #expect((chords.winding(about: point) != 0) == isFilled, "\(point)")
        }
        // Below the corners' radius they are still round: 19 · 9 less (4 − π) / 4.
        let thin = expansion.outline(width: 1).subpaths[1]
        #expect(abs(Path(thin).signedArea(tolerance: 1e-5) + 171 - (4 - .pi) / 4) < 1e-3)
    }

    @Test(
        "Control points at the ends, or all on one line, do no harm",
        arguments: [
            "M0 0C0 0 10 0 10 0", "M0 0C0 0 0 0 10 0", "M0 0C3 0 7 0 10 0", "M0 0Q0 0 10 0", "M0 0Q5 0 10 0"
        ])
    func degenerate(data: String) throws {
        let outline = try StrokeExpansion(data, StrokePen()).outline(width: 2)
        #expect(outline.commands == "MCLCZ")
        #expect(outline.bounds == Rect(minX: 0, minY: -1, maxX: 10, maxY: 1))
        #expect(abs(outline.signedArea() - 20) < 1e-9)
    }

    @Test(
        "A cusp is round with any pen, as the limit of tight bends",
        arguments: [
            "M0 0C10 10 0 10 10 0", "M0 0C13 0 -3 0 10 0", "M0 0Q20 0 10 0"
        ])
    func cusps(data: String) throws {
        try expectTrueStroke(Path(svg: data), StrokePen(cap: .round, join: .bevel), widths: [1, 4])
    }

    @Test(
        "Icons' shapes are filled near their centre line, and nowhere else",
        arguments: [
            "M3 12A9 9 0 1 0 21 12A9 9 0 1 0 3 12", "M4 4C20 4 4 20 20 20", "M2 12C2 4 14 4 14 12S26 20 26 12",
            "M12 21C4 15 2 10 4 7 6 3 11 4 12 8 13 4 18 3 20 7 22 10 20 15 12 21Z", "M5 5Q6 12 7 5",
            "M3 8A1 1 0 1 1 5 8V20",
            "M10 10A5 2 0 1 1 10 14A5 2 0 1 1 10 10Z", "M8 8C8 9 8 9 9 9S10 9 10 10V12L9 13Z", "M4 4L20 20L4 19L20 5Z"
        ])
    func shapes(data: String) throws {
        try expectTrueStroke(Path(svg: data), round, widths: [0.5, 2, 4, 6])
    }

    @Test("Rounding that bends a circle's small pieces the wrong way leaves no gap")
    func roundedCoordinates() {
        func position(_ step: Double, _ radius: Double) -> Point {
            Point(radius * cos(step * 0.05 / 12), radius * sin(step * 0.05 / 12))
        }
        var path = Path()
        path.move(to: position(0, 12))
        for step in stride(from: 0.0, to: 40, by: 1) {
            path.cubic(
                to: position(step + 1, 12), control1: position(step + 1 / 3, 11.9996),
                control2: position(step + 2 / 3, 11.9996))
        }
        let outline = StrokeExpansion(path, pen: round, widest: 4, tolerance: 0.01).outline(width: 4)
        let chords = Chords(outline, closing: true)
        for step in stride(from: 1.5, to: 39, by: 1) { #expect(chords.winding(about: position(step, 13.95)) != 0) }
    }

    @Test(
        "Curves that turn back on each other keep their tips",
        arguments: [
            "M11 6Q21 21 23 22C15 18 16 3 21 8", "M23 17C6 8 2 8 1 7Q12 22 20 12", "M7 1C11 7 12 19 2 20C13 3 22 17 7 4"
        ])
    func tips(data: String) throws {
        try expectTrueStroke(Path(svg: data), round, widths: [5], samples: 1000)
    }

    @Test("Random strokes are filled near their centre line, and nowhere else")
    func random() {
        var generator = SplitMix64(seed: 7)
        for _ in 0..<25 { expectTrueStroke(.randomCenterline(using: &generator), round, widths: [1, 5], samples: 150) }
    }
}

/// Checks that a stroke covers exactly the points within half a width of the centre line, as a round pen does.
///
/// Points within three tolerances of that boundary are not tested.
private func expectTrueStroke(_ path: Path, _ pen: StrokePen, widths: [Double], samples: Int = 400) {
    let expansion = StrokeExpansion(path, pen: pen, widest: widths.max() ?? 0, tolerance: 0.01)
    let center = Chords(path, closing: false)
    var generator = SplitMix64(seed: 1)
    for width in widths {
        let outline = Chords(expansion.outline(width: width), closing: true)
        guard let box = path.bounds?.insetBy(-width) else { continue }
        for _ in 0..<samples {
            let point = Point(
                Double.random(in: box.minX...box.maxX, using: &generator),
                Double.random(in: box.minY...box.maxY, using: &generator))
            let depth = width / 2 - center.distance(to: point)
            if abs(depth) > 0.03 {
                #expect(
                    (outline.winding(about: point) != 0) == (depth > 0), "\(point) of \(path.svgData()) at \(width)")
            }
        }
    }
}
