internal import SymbolImaging

// A surface holds native 32-bit words with alpha in the highest byte, a pixmap the bytes red, green, blue and alpha.

extension CairoSurface {
    /// Creates a surface with the pixels of an image.
    static func copy(of pixmap: Pixmap) throws(CairoError) -> CairoSurface {
        let surface = try CairoSurface(.argb32, width: pixmap.width, height: pixmap.height)
        try surface.withRows { target, stride, width, height in
            pixmap.bytes.withUnsafeBytes { source in
                guard let source = source.baseAddress else { return }
                for y in 0..<height { copyRGBA(source + y * width * 4, to: target + y * stride, width) }
            }
        }
        return surface
    }
}

extension Pixmap {
    /// Copies the pixels of an ARGB32 surface.
    init(_ surface: borrowing CairoSurface) throws(CairoError) {
        self = try surface.withRows { source, stride, width, height in
            let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
                guard let target = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
                for y in 0..<height { copyARGB(source + y * stride, to: target + y * width * 4, width) }
                count = width * height * 4
            }
            return Pixmap(width: width, height: height, bytes: bytes)
        }
    }

    /// Copies rows of a surface of the same size.
    mutating func take(_ rows: [Range<Int>], of surface: borrowing CairoSurface) throws(CairoError) {
        try surface.withRows { source, stride, width, _ in
            bytes.withUnsafeMutableBytes { target in
                guard let target = target.baseAddress else { return }
                for rows in rows {
                    for y in rows { copyARGB(source + y * stride, to: target + y * width * 4, width) }
                }
            }
        }
    }
}

private func copyARGB(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ width: Int) {
    for x in 0..<width {
        let argb = source.load(fromByteOffset: x * 4, as: UInt32.self)
        let rgba = argb << 8 | argb >> 24
        target.storeBytes(of: rgba.bigEndian, toByteOffset: x * 4, as: UInt32.self)
    }
}

private func copyRGBA(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ width: Int) {
    for x in 0..<width {
        let rgba = UInt32(bigEndian: source.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
        target.storeBytes(of: rgba >> 8 | rgba << 24, toByteOffset: x * 4, as: UInt32.self)
    }
}
