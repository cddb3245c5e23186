import Foundation
@testable import SymbolAuthoring
import SymbolGeometry
import SymbolModel
import SymbolStrokes
import SymbolTemplate
import TestSupport
import Testing

/// The interpolated outlines of the set's skeletons, compared with the distance to the centre lines.
@Suite struct SetOutlineTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols/Skeletons")

    private static let skeletons = Result {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.filter { $0.hasSuffix(".svg") }.map { name in
            (name, try Skeleton(parsing: [UInt8](Data(contentsOf: folder.appendingPathComponent(name))), name: name))
        }
    }

    @Test(
        "At no weight or scale is there a hole in a stroke, or paint outside it",
        arguments: [
            (Weight.regular, Scale.medium), (.light, .large), (.semibold, .small), (.heavy, .small)
        ])
    func strokes(weight: Weight, scale: Scale) throws {
        let blend = InterpolationWeights(weight: weight, scale: scale)
        for (name, skeleton) in try Self.skeletons.get() {
            for stroke in skeleton.layers.flatMap(\.strokes) where stroke.width > 0 && !stroke.isSolid {
                expectInside(stroke, skeleton.widths, blend, name)
            }
        }
    }

    private func expectInside(
        _ stroke: SkeletonStroke, _ widths: StrokeWidths, _ blend: InterpolationWeights, _ name: String
    ) {
        guard stroke.pen.cap == .round, stroke.pen.join == .round else { return }
        let outlines = LayerOutlines(SkeletonLayer(strokes: [stroke]), widths)
        let masters = Master.allCases.map { polygons(outlines.path($0), tolerance: nil) }
        let drawn = zip(masters[0], zip(masters[1], masters[2])).map { light, others in
            zip(light, zip(others.0, others.1)).map { a, rest in
                Point(blend.blend(a.x, rest.0.x, rest.1.x), blend.blend(a.y, rest.0.y, rest.1.y))
            }
        }
        let width = blend.blend(
            stroke.width(.ultralight, of: widths), stroke.width(.regular, of: widths), stroke.width(.black, of: widths))
        // Dots are intentionally filled.
        let isDot = drawn.count == 1 && stroke.path.subpaths.first?.isClosed == true
        let center = polygons(stroke.path, tolerance: 0.002)
        let edges = drawn.flatMap { zip($0, $0.dropFirst() + $0.prefix(1)) }
        for (index, (from, to)) in edges.enumerated() where index % max(1, edges.count / 24) == 0 {
            guard from.distance(to: to) > 0 else { continue }
            let across = Point(from.y - to.y, to.x - from.x) / from.distance(to: to)
            for side in [-0.05, 0.05] {
                let point = from.interpolated(to: to, 0.5) + across * side
                let depth = width / 2 - center.distance(to: point)
                guard abs(depth) > 0.025, depth > 0 || !isDot else { continue }
                #expect((drawn.windingNumber(about: point) != 0) == (depth > 0), "\(name): \(point)")
            }
        }
    }

    /// Returns each subpath as chords: the same number for every curve, or as many as a tolerance requires.
    private func polygons(_ path: Path, tolerance: Double?) -> [[Point]] {
        path.subpaths.map { subpath in
            [subpath.start]
                + subpath.outline.flatMap { segment -> [Point] in
                    if let tolerance { return segment.flattened(tolerance: tolerance) }
                    if case .line = segment { return [segment.end] }
                    return (1...24).map { segment.point(at: Double($0) / 24) }
                }
        }
    }
}
