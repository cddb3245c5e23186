import SymbolImaging
import Testing

@Suite struct PixelBufferTests {
    /// Draws into memory with two pixels per row and one byte of padding after each row.
    private func drawn(
        _ pixmap: Pixmap, x: Int = 0, y: Int = 0, over byte: UInt8 = 0, format: PixelBuffer.Format = .rgba
    ) throws -> [UInt8] {
        var bytes = [UInt8](repeating: byte, count: 2 * 9)
        try bytes.withUnsafeMutableBytes { memory in
            let buffer = try PixelBuffer(memory, width: 2, height: 2, bytesPerRow: 9, format: format)
            buffer.draw(pixmap, x: x, y: y)
        }
        return bytes
    }

    private let red = Pixmap(width: 1, height: 1, bytes: [255, 0, 0, 255])

    @Test("A picture is drawn at its pixel, and rows begin at multiples of the stride")
    func place() throws {
        var expected = [UInt8](repeating: 0, count: 18)
        expected.replaceSubrange(13..<17, with: red.bytes)
        #expect(try drawn(red, x: 1, y: 1) == expected)
    }

    @Test("Blue comes first in a format that begins with it")
    func order() throws {
        #expect(try Array(drawn(red, format: .bgra).prefix(4)) == [0, 0, 255, 255])
    }

    @Test("A translucent picture is composited over the contents, and a transparent one leaves them unchanged")
    func over() throws {
        // Half-transparent red over white: 128 + 255 · 127/255 = 255 and 0 + 127.
        let half = Pixmap(width: 1, height: 1, bytes: [128, 0, 0, 128])
        #expect(try Array(drawn(half, over: 255).prefix(8)) == [255, 127, 127, 255, 255, 255, 255, 255])
        // 0 + round(7 · 127/255) = 3.
        #expect(try Array(drawn(half, over: 7).prefix(4)) == [131, 3, 3, 131])
        #expect(try drawn(Pixmap(width: 2, height: 2), over: 7) == Array(repeating: 7, count: 18))
    }

    @Test("A channel above its alpha does not overflow into other channels")
    func excess() throws {
        let glow = Pixmap(width: 1, height: 1, bytes: [255, 0, 255, 1])
        #expect(try Array(drawn(glow, over: 255).prefix(4)) == [255, 254, 255, 255])
    }

    @Test(
        "The part outside the buffer is left out",
        arguments: [(Int.min, 0), (.max, 0), (0, .min), (0, .max), (2, 0), (0, 2), (-3, 0), (0, -3)])
    func outside(x: Int, y: Int) throws {
        let picture = Pixmap(width: 3, height: 3, bytes: Array(repeating: 255, count: 36))
        #expect(try drawn(picture, x: x, y: y) == Array(repeating: 0, count: 18))
    }

    @Test(
        "A picture without pixels draws nothing, however long its sides",
        arguments: [Pixmap(width: 0, height: .max, bytes: []), Pixmap(width: .max, height: 0)], [-1, 0, 1])
    func empty(picture: Pixmap, offset: Int) throws {
        #expect(try drawn(picture, x: offset, y: offset) == Array(repeating: 0, count: 18))
    }

    @Test("A picture larger than the buffer on all sides is clipped to it")
    func clipped() throws {
        let picture = Pixmap(width: 4, height: 4, bytes: (0..<16).flatMap { [UInt8($0), 0, 0, 255] })
        let bytes = try drawn(picture, x: -1, y: -1)
        #expect([0, 4, 9, 13].map { bytes[$0] } == [5, 6, 9, 10])
    }

    @Test("Memory that is too short is rejected with the required size")
    func short() {
        var bytes = [UInt8](repeating: 0, count: 17)
        func error(_ width: Int, _ height: Int, _ bytesPerRow: Int) -> String? {
            bytes.withUnsafeMutableBytes { memory in
                do throws(PixelBufferError) {
                    _ = try PixelBuffer(memory, width: width, height: height, bytesPerRow: bytesPerRow)
                    return nil
                } catch { return "\(error)" }
            }
        }
        #expect(error(2, 2, 9) == nil)
        #expect(error(0, 0, 0) == nil)
        #expect(error(2, 2, 10) == "the memory has 17 bytes; expected at least 18")
        #expect(error(2, 1, 7) == "a row of pixels has 7 bytes; expected at least 8")
        #expect(error(-1, 1, 7) == "no memory can hold -1 × 1 pixels")
        #expect(error(.max, 1, 7)?.hasPrefix("no memory") == true)
        #expect(error(1, .max, 7)?.hasPrefix("no memory") == true)
    }
}
