extension Pixmap {
    /// Returns the image with every pixel transformed, computed once for each run of equal pixels.
    func mapPixels(_ transform: (RGBA8) -> RGBA8) -> Pixmap {
        let mapped = Array<UInt8>(unsafeUninitializedCapacity: bytes.count) { buffer, count in
            var (color, result) = (RGBA8(bits: 0), transform(RGBA8(bits: 0)))
            bytes.withUnsafeBytes { pixels in
                let target = UnsafeMutableRawBufferPointer(buffer)
                for offset in stride(from: 0, to: pixels.count, by: 4) {
                    let next = UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
                    if next != color.bits {
                        color.bits = next
                        result = transform(color)
                    }
                    target.storeBytes(of: result.bits.littleEndian, toByteOffset: offset, as: UInt32.self)
                }
            }
            count = bytes.count
        }
        return Pixmap(width: width, height: height, bytes: mapped)
    }

    /// Returns an image in which every pixel is computed from that of this image and that of another of the same size.
    func mapPixels(with other: Pixmap, _ transform: (_ pixel: RGBA8, _ otherPixel: RGBA8) -> RGBA8) -> Pixmap {
        let mapped = Array<UInt8>(unsafeUninitializedCapacity: bytes.count) { buffer, count in
            bytes.withUnsafeBytes { pixels in
                other.bytes.withUnsafeBytes { otherPixels in
                    let target = UnsafeMutableRawBufferPointer(buffer)
                    for offset in stride(from: 0, to: pixels.count, by: 4) {
                        let pixel = UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
                        let otherPixel = UInt32(
                            littleEndian: otherPixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
                        let result = transform(RGBA8(bits: pixel), RGBA8(bits: otherPixel)).bits
                        target.storeBytes(of: result.littleEndian, toByteOffset: offset, as: UInt32.self)
                    }
                }
            }
            count = bytes.count
        }
        return Pixmap(width: width, height: height, bytes: mapped)
    }
}
