extension Pixmap {
    /// Replaces the pixels at `x`, `y` by those of a picture, clipped to this one.
    package mutating func place(_ picture: Pixmap, x: Int, y: Int) {
        let columns = max(x, 0)..<max(min(x + picture.width, width), x, 0)
        let rows = max(y, 0)..<max(min(y + picture.height, height), y, 0)
        guard !columns.isEmpty else { return }
        for row in rows {
            let source = ((row - y) * picture.width + columns.lowerBound - x) * 4
            let target = (row * width + columns.lowerBound) * 4
            bytes.replaceSubrange(
                target..<target + columns.count * 4, with: picture.bytes[source..<source + columns.count * 4])
        }
    }

    /// Returns an area of the picture, which is transparent where it extends beyond the picture.
    package func part(_ area: PixelRectangle) -> Pixmap {
        if area == PixelRectangle(x: 0, y: 0, width: width, height: height) { return self }
        var part = Pixmap(width: area.width, height: area.height)
        part.place(self, x: -area.x, y: -area.y)
        return part
    }

    /// Creates a picture of several pictures of the same height side by side.
    package init(row pictures: [Pixmap]) {
        if pictures.count == 1 {
            self = pictures[0]
            return
        }
        self.init(width: pictures.reduce(0) { $0 + $1.width }, height: pictures.first?.height ?? 0)
        var x = 0
        for picture in pictures {
            place(picture, x: x, y: 0)
            x += picture.width
        }
    }

    /// Returns the equally wide pictures of which this row was made, or nil if the width is not divisible by `count`.
    package func pictures(inRowOf count: Int) -> [Pixmap]? {
        guard count > 0, width % count == 0, width > 0 else { return nil }
        let side = width / count
        return (0..<count).map { part(PixelRectangle(x: $0 * side, y: 0, width: side, height: height)) }
    }
}
