import TestSupport
import Testing

@testable import SymbolImaging

/// Pictures assembled from independently compressed bands.
@Suite("Bands of a PNG") struct PNGBandTests {
    private static let sides = (width: 40, heights: [16, 16, 1, 7])

    /// Bands of a picture, as a build draws them.
    private func bands(of picture: Pixmap) -> [Pixmap] {
        var y = 0
        return Self.sides.heights.map { height in
            defer { y += height }
            return picture.part(PixelRectangle(x: 0, y: y, width: picture.width, height: height))
        }
    }

    private func picture(_ kind: SamplePicture, _ seed: UInt64) -> Pixmap {
        var generator = SplitMix64(seed: seed)
        return kind.draw(
            width: Self.sides.width, height: Self.sides.heights.reduce(0, +), using: &generator)
    }

    private func encode(_ bands: inout [PNGBand], _ rows: [Pixmap]) throws -> [UInt8] {
        try PNGEncoder().encode(width: Self.sides.width, &bands) { rows[$0] }
    }

    /// Returns a band as it is after being stored in a file.
    private func kept(_ band: PNGBand) throws -> PNGBand {
        // Nothing is stored of a picture that is compressed as a whole.
        guard band.isPacked else { return band }
        var writer = ByteWriter()
        band.write(to: &writer)
        var reader = try ByteReader(sealed: writer.sealed())
        return try PNGBand(reading: &reader)
    }

    @Test("libpng reads back every kind of picture, pixel for pixel", arguments: SamplePicture.allCases)
    func pixels(kind: SamplePicture) throws {
        let picture = picture(kind, 1)
        let rows = bands(of: picture)
        var bands = rows.map { PNGBand($0) }
        #expect(try PNGDecoder().decode(encode(&bands, rows)) == picture)
    }

    @Test(
        "Stored bands of unchanged rows, and new ones of changed rows, give the bytes of all drawn again",
        arguments: SamplePicture.allCases, SamplePicture.allCases)
    func change(before: SamplePicture, after: SamplePicture) throws {
        let (old, new) = (bands(of: picture(before, 1)), bands(of: picture(after, 2)))
        var first = old.map { PNGBand($0) }
        _ = try encode(&first, old)
        var changed = try first.map { try kept($0) }
        changed[1] = PNGBand(new[1])
        let rows = [old[0], new[1], old[2], old[3]]
        var anew = rows.map { PNGBand($0) }
        #expect(try encode(&changed, rows) == encode(&anew, rows))
        #expect(changed.map(\.packed?.part) == anew.map(\.packed?.part))
    }

    @Test("Stored bands need not be drawn unless other bands change the format")
    func undrawn() throws {
        let rows = bands(of: picture(.blackDisc, 1))
        var first = rows.map { PNGBand($0) }
        let bytes = try encode(&first, rows)
        var second = try first.map { try kept($0) }
        var drawn: [Int] = []
        let again = try PNGEncoder().encode(width: Self.sides.width, &second) { index in
            drawn.append(index)
            return rows[index]
        }
        #expect(again == bytes)
        #expect(drawn == [])
    }

    @Test("Truncated or changed bytes are not read as a band")
    func damage() throws {
        let rows = bands(of: picture(.blackDisc, 1))
        var bands = rows.map { PNGBand($0) }
        _ = try encode(&bands, rows)
        var writer = ByteWriter()
        bands[0].write(to: &writer)
        let bytes = writer.sealed()
        for end in bytes.indices {
            #expect(throws: ByteReader.Damage.self) { try ByteReader(sealed: Array(bytes[..<end])) }
            var other = bytes
            other[end] ^= 0x10
            #expect(throws: ByteReader.Damage.self) { try ByteReader(sealed: other) }
        }
    }

    /// Computed by hand after RFC 1950, section 8.2: "a" gives 0x0062'0062, "ab" 0x0126'00C4.
    @Test("The checksum of two joined parts is that of the whole")
    func checksum() {
        func checksum(_ text: String) -> Adler32 { Array(text.utf8).withUnsafeBytes { Adler32(of: $0) } }
        var sum = checksum("a")
        #expect(sum.value == 0x0062_0062)
        sum.append(checksum("b"), count: 1)
        #expect(sum.value == 0x0126_00C4)
        var long = Adler32()
        for _ in 0..<1000 { long.append(checksum(String(repeating: "ÿ", count: 333)), count: 666) }
        #expect(long == checksum(String(repeating: "ÿ", count: 333_000)))
    }

    @Test("The checksum of rows as runs is that of their bytes", arguments: 1...4)
    func checksumOfRows(pixelStride: Int) {
        var generator = SplitMix64(seed: 3)
        for width in [1, 5, 1000, 70_000] {
            var bytes: [UInt8] = []
            while bytes.count < 3 * width * pixelStride {
                let sample = (0..<pixelStride).map { _ in UInt8.random(in: 250...255, using: &generator) }
                bytes += [[UInt8]](repeating: sample, count: .random(in: 1...30_000, using: &generator)).joined()
            }
            bytes.removeLast(bytes.count - 3 * width * pixelStride)
            let rows = SampleRows(bytes: bytes, width: width, pixelStride: pixelStride)
            bytes.withUnsafeBytes { #expect(Adler32(of: rows) == Adler32(of: $0)) }
        }
    }
}
