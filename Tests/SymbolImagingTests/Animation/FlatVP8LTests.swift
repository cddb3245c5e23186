import CWebPDemux
import Testing
import TestSupport

@testable import SymbolImaging

@Suite("VP8L for flat pictures") struct FlatVP8LTests {
    @Test(
        "libwebp reads back pictures of any number of colours, in runs long and short",
        arguments: [1, 2, 3, 4, 5, 15, 16, 17, 40, 256], [1, 3, 40])
    func roundTrip(colorCount: Int, longestRun: Int) throws {
        var generator = SplitMix64(seed: UInt64(colorCount * 100 + longestRun))
        for _ in 0..<20 {
            let width = Int.random(in: 1...300, using: &generator)
            let height = Int.random(in: 1...40, using: &generator)
            let colors = randomColors(colorCount, using: &generator)
            try expectRoundTrip(
                scattered(colors, width: width, height: height, longestRun: longestRun, using: &generator))
        }
    }

    @Test("libwebp reads back rows that repeat earlier ones, mirrored and shifted", arguments: [2, 9, 64, 250])
    func repetitions(colorCount: Int) throws {
        var generator = SplitMix64(seed: UInt64(colorCount))
        for _ in 0..<10 {
            let width = Int.random(in: 1...120, using: &generator)
            let colors = randomColors(colorCount, using: &generator)
            let some = scattered(colors, width: width, height: 6, longestRun: 20, using: &generator)
            let rows = (0..<6).map { Array(some.bytes[$0 * width * 4..<($0 + 1) * width * 4]) }
            let bytes = (0..<40).flatMap { _ in
                let row = rows[Int.random(in: 0..<6, using: &generator)]
                let shift = Int.random(in: 0..<width, using: &generator) * Int.random(in: 0...1, using: &generator) * 4
                return row[shift...] + row[..<shift]
            }
            try expectRoundTrip(Pixmap(width: width, height: 40, bytes: bytes))
        }
    }

    @Test("libwebp reads back one colour in all opacities, which is sent as a ramp", arguments: [0, 200])
    func opacities(red: Int) throws {
        let ramp = Pixmap(width: 64, height: 32) { x, y in
            let alpha = UInt8((x * 7 + y * y) % 256)
            let color = RGBA8(red: UInt8(red), green: 0, blue: 0, alpha: alpha).premultiplied
            return [color.red, color.green, color.blue, color.alpha]
        }
        try expectRoundTrip(ramp)
    }

    @Test("libwebp reads back a picture of the largest width, and one that takes several searches")
    func large() throws {
        let colors = [RGBA8(bits: 0), RGBA8(bits: 0xFF00_0000), RGBA8(bits: 0x8000_0000), RGBA8(bits: 0xFF00_00FF)]
        var generator = SplitMix64(seed: 5)
        for (width, height, run) in [(16383, 3, 5000), (1, 16383, 7), (700, 800, 900)] {
            try expectRoundTrip(
                scattered(
                    colors + randomColors(30, using: &generator), width: width, height: height, longestRun: run,
                    using: &generator))
        }
    }

    @Test("The header has the size less one, and whether there is alpha (RFC 9649, section 3.4)")
    func header() {
        func header(_ color: [UInt8]) -> [UInt8] {
            Array(bitstream(Pixmap(width: 300, height: 5, filled: color)).prefix(5))
        }
        // 299 is 0x12B, and 4 from bit 14 on is 0x10000; alpha is bit 28, the version is zero.
        #expect(header([9, 9, 9, 255]) == [0x2F, 0x2B, 0x01, 0x01, 0x00])
        #expect(header([9, 9, 9, 9]) == [0x2F, 0x2B, 0x01, 0x01, 0x10])
    }

    @Test("A picture of black in many opacities has a palette of four bytes")
    func ramp() {
        let picture = Pixmap(width: 300, height: 1) { x, _ in [0, 0, 0, UInt8(x % 256)] }
        // 40 bits; a transform, its type and the size less one, 255, are 11; no cache; and five codes of one symbol,
        // each of four bits: 1 for a simple code, 0 for one symbol, 0 for one bit, and that bit, 1 for alpha alone.
        let palette = [UInt8](bitstream(picture)[5..<9])
        let bits = palette.enumerated().reduce(0) { $0 | UInt32($1.element) << (8 * UInt32($1.offset)) }
        #expect(bits == 0b0001_1001_0001_0001_0001_0_11111111_11_1)
    }

    @Test("A row equal to an earlier one takes a few bytes, wherever that was")
    func repeatedRows() {
        var generator = SplitMix64(seed: 3)
        let colors = randomColors(60, using: &generator)
        let rows = (0..<8).map { _ in
            scattered(colors, width: 200, height: 1, longestRun: 9, using: &generator).bytes
        }
        func size(_ order: [Int]) -> Int {
            bitstream(Pixmap(width: 200, height: order.count, bytes: order.flatMap { rows[$0] })).count
        }
        let once = Array(0..<8)
        // A length of 200 and a distance of 1600 pixels have 6 and 9 extra bits, and symbols of some bits each.
        #expect(size(once + [5, 2, 7, 0, 4, 1, 6, 3]) < size(once) + 8 * 5)
    }

    @Test(
        "A pattern that continues across rows takes a few bytes, however large the picture",
        arguments: [2, 3, 7])
    func periodic(period: Int) throws {
        var generator = SplitMix64(seed: 11)
        let colors = randomColors(period, using: &generator)
        let stripes = Pixmap(width: 512, height: 512) { x, y in
            let color = colors[(y * 512 + x) % period]
            return [color.red, color.green, color.blue, color.alpha]
        }
        try expectRoundTrip(stripes)
        // 2¹⁸ pixels are 64 copies of 2¹², each of fewer than four bytes; the codes and the palette are small.
        #expect(bitstream(stripes).count < 64 * 4 + 100)
    }

    @Test("Nearby pixels have the codes that the specification lists (RFC 9649, section 3.6.2.2)")
    func distanceCodes() {
        let distances = PlaneDistances(width: 100)
        // Columns to the left and rows up, from the beginning of the list and its end.
        let first = [(0, 1), (1, 0), (1, 1), (-1, 1), (0, 2), (2, 0), (1, 2), (-1, 2), (2, 1), (-2, 1), (2, 2), (-2, 2)]
        let last = [(8, 4), (6, 7), (-6, 7), (7, 6), (-7, 6), (8, 5), (7, 7), (-7, 7), (8, 6), (8, 7)]
        #expect(first.map { distances.code($0.1 * 100 + $0.0) } == Array(1...12))
        #expect(last.map { distances.code($0.1 * 100 + $0.0) } == Array(111...120))
        #expect(distances.code(9) == 129)
        #expect(distances.code(800) == 920)
    }

    private func bitstream(_ pixmap: Pixmap) -> [UInt8] { FlatVP8L.bitstream(of: PaletteImage(PixelRuns(of: pixmap))) }

    private func expectRoundTrip(_ pixmap: Pixmap, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let stream = bitstream(pixmap)
        var (width, height): (Int32, Int32) = (0, 0)
        let pixels = try #require(WebPDecodeRGBA(stream, stream.count, &width, &height), sourceLocation: sourceLocation)
        defer { WebPFree(pixels) }
        #expect(Int(width) == pixmap.width && Int(height) == pixmap.height, sourceLocation: sourceLocation)
        let bytes = Array(UnsafeBufferPointer(start: pixels, count: Int(width * height) * 4))
        let decoded = Pixmap(width: Int(width), height: Int(height), bytes: bytes).mapPixels(\.premultiplied)
        #expect(decoded == pixmap, sourceLocation: sourceLocation)
    }

    private func randomColors(_ count: Int, using generator: inout SplitMix64) -> [RGBA8] {
        (0..<count).map { _ in RGBA8(bits: UInt32.random(in: 0...UInt32.max, using: &generator)).premultiplied }
    }

    /// Returns runs of random colours, across the ends of rows.
    private func scattered(
        _ colors: [RGBA8], width: Int, height: Int, longestRun: Int, using generator: inout SplitMix64
    ) -> Pixmap {
        var bytes: [UInt8] = []
        while bytes.count < width * height * 4 {
            let color = colors[Int.random(in: 0..<colors.count, using: &generator)]
            for _ in 0..<Int.random(in: 1...longestRun, using: &generator) {
                bytes += [color.red, color.green, color.blue, color.alpha]
            }
        }
        return Pixmap(width: width, height: height, bytes: bytes)
    }
}
