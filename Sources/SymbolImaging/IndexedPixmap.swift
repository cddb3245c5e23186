/// An image in memory of at most 256 colours: a byte a pixel, which is the number of its colour, rows from the top
/// without padding.
package struct IndexedPixmap: Sendable {
    package let width: Int
    package let height: Int
    /// The `width × height` numbers.
    let numbers: [UInt8]
    /// The premultiplied colours by number; those in use all differ.
    let colors: [RGBA8]

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - numbers: As many as there are pixels, each that of a colour.
    ///   - colors: The colours, at most 256, in a row; of equal ones the first is used.
    package init(width: Int, height: Int, numbers: [UInt8], colors: Pixmap) {
        let colors = colors.bytes.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map { place in
                RGBA8(bits: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)))
            }
        }
        (self.width, self.height, self.colors) = (width, height, colors)
        // Ever more opaque, no two are equal.
        if (1..<max(colors.count, 1)).allSatisfy({ colors[$0 - 1].alpha < colors[$0].alpha }) {
            self.numbers = numbers
        } else {
            var set = ColorSet()
            let places = colors.map { Int(set.insert($0)) }
            let first = set.colors.map { UInt8(truncatingIfNeeded: colors.firstIndex(of: $0) ?? 0) }
            // As long as there are numbers, so that none needs a check.
            let table = (0..<256).map { $0 < places.count ? first[places[$0]] : 0 }
            self.numbers = table.withUnsafeBufferPointer { table in numbers.map { table[Int($0)] } }
        }
    }

    /// The same picture with its colours in the pixels.
    package var pixmap: Pixmap {
        // As many as there are numbers, so that none needs a check.
        let bits = (0..<256).map { $0 < colors.count ? colors[$0].bits.littleEndian : 0 }
        let bytes = [UInt8](unsafeUninitializedCapacity: numbers.count * 4) { buffer, count in
            buffer.withMemoryRebound(to: UInt32.self) { pixels in
                bits.withUnsafeBufferPointer { bits in
                    numbers.withUnsafeBufferPointer { numbers in
                        for place in numbers.indices { pixels[place] = bits[Int(numbers[place])] }
                    }
                }
            }
            count = numbers.count * 4
        }
        return Pixmap(width: width, height: height, bytes: bytes)
    }
}
