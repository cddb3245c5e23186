@testable import SymbolStrokes
import SymbolGeometry
import TestSupport
import Testing

extension Path {
    /// Two subpaths of lines and curves in a box of 24, some closed, some ending where they began.
    static func randomCentreLine(using generator: inout some RandomNumberGenerator) -> Path {
        var path = Path()
        func point() -> Point {
            Point(
                Double.random(in: 0...24, using: &generator).rounded(),
                Double.random(in: 0...24, using: &generator).rounded())
        }
        for _ in 0..<2 {
            path.move(to: point())
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: path.quad(to: point(), control: point())
                case 1, 2: path.cubic(to: point(), control1: point(), control2: point())
                default: path.line(to: point())
                }
            }
            if Bool.random(using: &generator) { path.close() }
        }
        return path
    }
}

@Suite struct StrokeStructureTests {
    private static let pens = [
        StrokePen(cap: .round, join: .round), StrokePen(cap: .butt, join: .miter(limit: 4)),
        StrokePen(cap: .square, join: .bevel)
    ]

    @Test("Outlines of all widths have the same commands", arguments: pens)
    func sameCommands(pen: StrokePen) {
        var generator = SplitMix64(seed: 42)
        for _ in 0..<40 {
            let path = Path.randomCentreLine(using: &generator)
            let expansion = StrokeExpansion(path, pen: pen, widest: 6, tolerance: 0.02)
            let commands = expansion.outline(width: 6).commands
            for width in [0, 0.3, 1, 2.5, 5.9] {
                let outline = expansion.outline(width: width)
                #expect(outline.commands == commands, "\(path.svgData()) at \(width)")
                #expect(outline.points.allSatisfy { $0.isFinite })
            }
            #expect(expansion.solid(width: 1).commands == expansion.solid(width: 6).commands)
        }
    }

    @Test(
        "The middle of two outlines is the outline of the middle width, where bends are wider than the pen",
        arguments: [
            "M4 12A8 8 0 1 1 20 12A8 8 0 1 1 4 12Z", "M2 2H20L12 12", "M2 2C20 2 4 22 22 22",
            "M6 4H18A4 4 0 0 1 22 8V16"
        ])
    func linear(data: String) throws {
        let expansion = try StrokeExpansion(data, StrokePen(cap: .round, join: .round), widest: 5)
        let (thin, middle, thick) = (
            expansion.outline(width: 1), expansion.outline(width: 3), expansion.outline(width: 5)
        )
        for ((a, b), m) in zip(zip(thin.points, thick.points), middle.points) {
            #expect(a.interpolated(to: b, 0.5).distance(to: m) < 1e-9)
        }
    }

    @Test("Where a line's edge slides along a curve's, the middle of two outlines is within the tolerance")
    func nearlyLinear() throws {
        let expansion = try StrokeExpansion("M0 0H10A10 10 0 0 1 0 10", StrokePen(), widest: 4)
        let (thin, middle, thick) = (
            expansion.outline(width: 1), expansion.outline(width: 2), expansion.outline(width: 3)
        )
        for ((a, b), m) in zip(zip(thin.points, thick.points), middle.points) {
            #expect(a.interpolated(to: b, 0.5).distance(to: m) < 0.02)
        }
    }

    @Test("The area of a stroke is its width times its length, where it does not overlap itself")
    func area() throws {
        // By Pappus: what the outer side of a bend gains, the inner one loses.
        for data in ["M2 2C20 2 4 22 22 22", "M2 12C2 4 14 4 14 12S26 20 26 12"] {
            let path = try Path(svg: data)
            let outline = StrokeExpansion(path, pen: StrokePen(), widest: 2, tolerance: 0.001).outline(width: 2)
            #expect(abs(outline.signedArea(tolerance: 1e-5) - 2 * path.length()) < 2e-3 * path.length())
        }
    }

    @Test("A wave costs no more than two cubics a side for each of its bends")
    func economy() throws {
        let wave = try StrokeExpansion("M2 12C6 4 10 4 12 12S18 20 22 12", StrokePen(), widest: 2).outline(width: 1)
        #expect(wave.commands.filter { $0 == "C" }.count <= 8)
    }
}
