internal import SymbolText

/// A signed distance field in the alpha channel, from which maps draw icons (MapLibre GL JS,
/// `symbol_sdf.fragment.glsl`: the outline at 192 of 256, 8 points from nothing to everything).
///
/// The outline is where a picture of three times the size is half covered, interpolated between pixels (marching
/// squares); each value is the distance of a pixel's centre from it.
package struct DistanceField {
    private let width: Int
    private let height: Int
    /// The distance at which values are clamped, in pixels of the field.
    private let radius: Double
    private let margin: Int
    /// The squared distance of each pixel from the outline.
    private var squares: [Double]

    /// The factor by which the picture is larger than the field: odd, so that the centre of each pixel of the field is
    /// the centre of one of the picture's.
    package static let enlargement = 3
    /// The value of the outline as a fraction of the full alpha.
    private static let outline = 0.75

    /// Returns the field of a picture that is three times as large, with `margin` pixels around it.
    package static func pixmap(of picture: Pixmap, radius: Double, margin: Int) -> Pixmap {
        var field = DistanceField(picture, radius, margin)
        field.addOutline(of: picture)
        return field.pixmap(picture)
    }

    private init(_ picture: Pixmap, _ radius: Double, _ margin: Int) {
        let scale = Self.enlargement
        width = (picture.width + scale - 1) / scale + 2 * margin
        height = (picture.height + scale - 1) / scale + 2 * margin
        (self.radius, self.margin) = (radius, margin)
        squares = Array(repeating: .infinity, count: width * height)
    }

    /// Visits the squares between four pixel centres, including those that extend beyond the picture by one pixel.
    private mutating func addOutline(of picture: Pixmap) {
        for y in -1..<picture.height {
            for x in -1..<picture.width {
                let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
                let coverages = corners.map { picture.coverage($0, $1) - 0.5 }
                var crossings: [(x: Double, y: Double)] = []
                for (i, j) in [(0, 1), (1, 2), (2, 3), (3, 0)] where (coverages[i] >= 0) != (coverages[j] >= 0) {
                    let t = coverages[i] / (coverages[i] - coverages[j])
                    let (a, b) = (corners[i], corners[j])
                    crossings.append((Double(a.0) + t * Double(b.0 - a.0), Double(a.1) + t * Double(b.1 - a.1)))
                }
                for i in stride(from: 0, to: crossings.count - 1, by: 2) { add(crossings[i], crossings[i + 1]) }
            }
        }
    }

    /// Updates the distances of all pixels near a piece of the outline, which is given in coordinates of the picture's
    /// pixel centres.
    private mutating func add(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) {
        let scale = Double(Self.enlargement)
        func fieldCoordinate(_ value: Double) -> Double { (value - (scale - 1) / 2) / scale + Double(margin) }
        let (ax, ay, bx, by) = (fieldCoordinate(a.x), fieldCoordinate(a.y), fieldCoordinate(b.x), fieldCoordinate(b.y))
        let (dx, dy) = (bx - ax, by - ay)
        let length = dx * dx + dy * dy
        for y in max(Int(clamping: min(ay, by) - radius), 0)..<min(Int(clamping: max(ay, by) + radius) + 2, height) {
            for x in max(Int(clamping: min(ax, bx) - radius), 0)..<min(Int(clamping: max(ax, bx) + radius) + 2, width) {
                let (px, py) = (Double(x) - ax, Double(y) - ay)
                let t = length > 0 ? min(max((px * dx + py * dy) / length, 0), 1) : 0
                let (ex, ey) = (px - t * dx, py - t * dy)
                squares[y * width + x] = min(squares[y * width + x], ex * ex + ey * ey)
            }
        }
    }

    private func pixmap(_ picture: Pixmap) -> Pixmap {
        var field = Pixmap(width: width, height: height)
        let scale = Self.enlargement
        for index in squares.indices {
            let (x, y) = (index % width - margin, index / width - margin)
            let isInside = picture.coverage(x * scale + scale / 2, y * scale + scale / 2) >= 0.5
            let distance = min(squares[index].squareRoot(), radius) / radius
            let value = Self.outline + (isInside ? distance : -distance)
            field.bytes[4 * index + 3] = UInt8(clamping: (min(max(value, 0), 1) * 255).rounded())
        }
        return field
    }
}

extension Pixmap {
    /// Returns the coverage of a pixel, 0 to 1, which is 0 outside the picture.
    fileprivate func coverage(_ x: Int, _ y: Int) -> Double {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return Double(bytes[(y * width + x) * 4 + 3]) / 255
    }
}
