extension Pixmap {
    /// Puts a picture's pixels in place of what is at `x`, `y`; what does not fit is left out.
    public mutating func place(_ picture: Pixmap, x: Int, y: Int) {
        let columns = max(x, 0)..<max(min(x + picture.width, width), x, 0)
        let rows = max(y, 0)..<max(min(y + picture.height, height), y, 0)
        guard !columns.isEmpty else { return }
        for row in rows {
            let source = ((row - y) * picture.width + columns.lowerBound - x) * 4
            let target = (row * width + columns.lowerBound) * 4
            bytes.replaceSubrange(target..<target + columns.count * 4, with: picture.bytes[source..<source + columns.count * 4])
        }
    }

    /// The picture from `x`, `y` on; what lies outside is transparent.
    public func part(x: Int, y: Int, width: Int, height: Int) -> Pixmap {
        var part = Pixmap(width: width, height: height)
        part.place(self, x: -x, y: -y)
        return part
    }
}

extension Pixmap {
    /// Whether nothing is to be seen.
    public var isBlank: Bool { !bytes.contains { $0 != 0 } }
}
