@testable import SymbolStrokes
import SymbolGeometry
import TestSupport
import Testing

extension Path {
    /// Returns two subpaths of lines and curves in a box of 24, some closed, some ending where they began.
    static func randomCenterline(using generator: inout some RandomNumberGenerator) -> Path {
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
            let path = Path.randomCenterline(using: &generator)
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

    @Test("The mean of two outlines is the outline of the mean width", arguments: pens)
    func linear(pen: StrokePen) {
        var generator = SplitMix64(seed: 3)
        for _ in 0..<40 {
            let path = Path.randomCenterline(using: &generator)
            let outlines = path.stroked(pen, widths: [1, 3, 5], tolerance: 0.02)
            for ((thin, thick), middle) in zip(zip(outlines[0].points, outlines[2].points), outlines[1].points) {
                #expect(thin.interpolated(to: thick, 0.5).distance(to: middle) < 1e-9)
            }
        }
    }

    @Test("The area of a stroke is its width times its length when it does not overlap itself")
    func area() throws {
        // By Pappus's theorem, the outer side of a bend gains what the inner side loses.
        for data in ["M2 2C20 2 4 22 22 22", "M2 12C2 4 14 4 14 12S26 20 26 12"] {
            let path = try Path(svg: data)
            let outline = StrokeExpansion(path, pen: StrokePen(), widest: 2, tolerance: 0.001).outline(width: 2)
            #expect(abs(outline.signedArea(tolerance: 1e-5) - 2 * path.length()) < 2e-3 * path.length())
        }
    }

    @Test("A wave takes no more than two cubics on each side for each of its bends")
    func economy() throws {
        let wave = try StrokeExpansion("M2 12C6 4 10 4 12 12S18 20 22 12", StrokePen(), widest: 2).outline(width: 1)
        #expect(wave.commands.filter { $0 == "C" }.count <= 8)
    }
}
