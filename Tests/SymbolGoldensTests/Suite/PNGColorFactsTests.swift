import Testing

@testable import SymbolGoldens

@Suite struct PNGColorFactsTests {
    /// A file of a header and one more chunk, without the checksums that a decoder has verified before.
    private func facts(_ type: String, _ data: [UInt8], depth: UInt8 = 8) -> PNGColorFacts {
        func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
            [0, 0, 0, UInt8(data.count)] + type.utf8 + data + [0, 0, 0, 0]
        }
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, depth, 6, 0, 0, 0]
        return PNGColorFacts(signature + chunk("IHDR", header) + chunk(type, data) + chunk("IDAT", []))
    }

    @Test("A colour space other than sRGB is found")
    func profiles() {
        // ITU-T H.273: P3 has the primaries 12, PQ the transfer function 16; those of sRGB are 1 and 13.
        #expect(facts("cICP", [12, 16, 0, 1]).profile == [12, 16, 0, 1])
        #expect(facts("cICP", [1, 13, 0, 1]).profile == nil)
        #expect(facts("iCCP", Array("P3".utf8) + [0, 0, 7]).profile == Array("P3".utf8) + [0, 0, 7])
        #expect(facts("iCCP", Array("sRGB IEC61966-2.1".utf8) + [0, 0, 7]).profile == nil)
        #expect(facts("iCCP", Array("not sRGB".utf8) + [0, 0, 7]).profile != nil)
        #expect(facts("gAMA", [0, 0, 177, 143]).profile == nil)
    }

    @Test("Primaries other than those of sRGB are found")
    func primaries() {
        func bytes(_ numbers: [UInt32]) -> [UInt8] {
            numbers.flatMap { number in [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
        }
        // Of P3 (SMPTE EG 432-1), and those that ImageMagick writes for sRGB.
        let wide = bytes([31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000])
        #expect(facts("cHRM", wide).profile == wide)
        #expect(facts("cHRM", bytes([31269, 32899, 63999, 33001, 30000, 60000, 15000, 5999])).profile == nil)
    }

    @Test("The depth of the channels is found") func depth() {
        #expect(facts("gAMA", [], depth: 16).isDeep && !facts("gAMA", []).isDeep)
    }
}
