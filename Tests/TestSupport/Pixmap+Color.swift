package import SymbolImaging

extension Pixmap {
    /// Creates an image from the four premultiplied bytes that a closure returns for each column and row.
    package init(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> [UInt8]) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height { for x in 0..<width { bytes += color(x, y) } }
        self.init(width: width, height: height, bytes: bytes)
    }

    /// The opacity of each pixel, from 0 to 255, row by row.
    package var alphas: [UInt8] { stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] } }
}
