internal import SymbolText

/// A signed distance field in the alpha channel, as maps draw icons from (MapLibre GL JS,
/// `symbol_sdf.fragment.glsl`: the outline at 192 of 256, 8 points from nothing to everything).
///
/// The outline is where a picture of three times the size is half covered, between pixels by interpolation (marching
/// squares); the distance is that of a pixel's centre to it.
package struct DistanceField {
    private let width: Int
    private let height: Int
    /// In pixels of the field.
    private let radius: Double
    private let margin: Int
    /// The square of the distance to the outline, for each pixel.
    private var squares: [Double]

    /// How much larger the picture is: odd, so that the centre of each pixel is that of one of its own.
    package static let enlargement = 3
    /// The value of the outline, as a part of all.
    private static let outline = 0.75

    /// Draws the field of a picture that is three times as large, with `margin` pixels around it.
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

    /// Goes through the squares between four pixel centres, also those that stick out of the picture by one.
    private mutating func addOutline(of picture: Pixmap) {
        for y in -1..<picture.height {
            for x in -1..<picture.width {
                let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
                let covers = corners.map { picture.coverage($0, $1) - 0.5 }
                var crossings: [(x: Double, y: Double)] = []
                for (i, j) in [(0, 1), (1, 2), (2, 3), (3, 0)] where (covers[i] >= 0) != (covers[j] >= 0) {
                    let t = covers[i] / (covers[i] - covers[j])
                    let (a, b) = (corners[i], corners[j])
                    crossings.append((Double(a.0) + t * Double(b.0 - a.0), Double(a.1) + t * Double(b.1 - a.1)))
                }
                for i in stride(from: 0, to: crossings.count - 1, by: 2) { add(crossings[i], crossings[i + 1]) }
            }
        }
    }

    /// Brings a piece of the outline, in the picture's pixel centres, to all pixels that are near it.
    private mutating func add(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) {
        let scale = Double(Self.enlargement)
        func own(_ value: Double) -> Double { (value - (scale - 1) / 2) / scale + Double(margin) }
        let (ax, ay, bx, by) = (own(a.x), own(a.y), own(b.x), own(b.y))
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
    /// Of a pixel, 0 to 1; none beyond the edges.
    fileprivate func coverage(_ x: Int, _ y: Int) -> Double {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return Double(bytes[(y * width + x) * 4 + 3]) / 255
    }
}
