import Foundation
import SymbolGeometry
import SymbolMedialAxis
import TestSupport

extension Path {
    /// Returns the strokes of all parts.
    func penStrokes(hidden: Path = Path(), widest: Double = .infinity) -> [CenterlineStroke] {
        penParts(hidden: hidden, widest: widest).flatMap(\.strokes)
    }
}

/// Filled outlines to draw.
enum PenShapes {
    static let capsule = "M5 0H95A5 5 0 0 1 95 10H5A5 5 0 0 1 5 0Z"
    static let ring = "M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0ZM50 10A40 40 0 0 0 50 90A40 40 0 0 0 50 10Z"
    static let checkmark = "M0 50L7 43L35 71L93 0L100 7L35 86Z"
    static let plus = "M45 0H55V45H100V55H55V100H45V55H0V45H45Z"
    static let letterT = "M0 0H100V12H56V100H44V12H0Z"
    static let square = "M0 0H100V100H0Z"
    static let chevrons = "M0 0H10L40 30L10 60H0L30 30ZM14 0H24L54 30L24 60H14L44 30Z"
    static let named = [
        capsule, ring, checkmark, plus, letterT, square, chevrons, "M0 0L90 50L0 100Z", "M0 0H100V0.2H0Z",
        "M0 0H300V1H0ZM150 0H152V200H150Z"
    ]

    /// Returns the outlines drawn in the project's own symbols.
    static func symbols() throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Symbols/Examples")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "svg" }.sorted { $0.path < $1.path }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).matches(of: /\sd="([^"]*)"/).map { String($0.1) }
        }
    }

    static func polygon(seed: UInt64) -> Path {
        var generator = SplitMix64(seed: seed)
        var path = Path()
        path.move(to: .random(using: &generator))
        for _ in 0..<Int.random(in: 3...9, using: &generator) { path.line(to: .random(using: &generator)) }
        path.close()
        return path
    }
}

/// The edges of a path, for testing which points it fills.
struct FilledPolygons {
    private let bounds: Rect
    /// The edges that intersect each of several bands of equal height.
    private var bands: [[(Point, Point)]]

    init(_ path: Path) {
        bounds = path.bounds ?? Rect(.zero)
        bands = Array(repeating: [], count: 128)
        for subpath in path.flattened(tolerance: max(bounds.width, bounds.height) * 1e-3).subpaths {
            let points = [subpath.start] + subpath.segments.map(\.end)
            for (a, b) in zip(points, points.dropFirst() + [subpath.start]) where a.y != b.y {
                for band in band(at: min(a.y, b.y))...band(at: max(a.y, b.y)) { bands[band].append((a, b)) }
            }
        }
    }

    func contains(_ point: Point) -> Bool {
        guard bounds.contains(point) else { return false }
        var winding = 0
        for (a, b) in bands[band(at: point.y)] where (a.y <= point.y) != (b.y <= point.y) {
            let side = (b - a).cross(point - a)
            winding += a.y <= point.y ? (side > 0 ? 1 : 0) : (side < 0 ? -1 : 0)
        }
        return winding != 0
    }

    /// Returns the inside points of a lattice of `count` columns and rows.
    func samples(_ count: Int = 50) -> [Point] {
        (0..<(count * count)).map { index in
            let (x, y) = (Double(index % count) + 0.37, Double(index / count) + 0.41)
            return Point(
                bounds.minX + bounds.width * x / Double(count), bounds.minY + bounds.height * y / Double(count))
        }.filter(contains)
    }

    private func band(at y: Double) -> Int {
        bounds.height > 0 ? Int(min((y - bounds.minY) / bounds.height, 0.999) * Double(bands.count)) : 0
    }
}
