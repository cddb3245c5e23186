import SymbolImaging
import TestSupport
import Testing

@Suite("PNG round trip") struct PNGRoundTripTests {
    @Test("libpng reads back every kind of picture, pixel for pixel", arguments: SamplePicture.allCases)
    func kinds(kind: SamplePicture) throws {
        var generator = SplitMix64(seed: 1)
        for _ in 0..<6 {
            let (width, height) = (Int.random(in: 1...70, using: &generator), Int.random(in: 1...70, using: &generator))
            try expectRoundTrip(kind.draw(width: width, height: height, using: &generator))
        }
    }

    @Test("Every size from 1 to 70 survives")
    func sizes() throws {
        var generator = SplitMix64(seed: 2)
        for size in 1...70 {
            let kind = try #require(SamplePicture.allCases.randomElement(using: &generator))
            try expectRoundTrip(kind.draw(width: size, height: 71 - size, using: &generator))
        }
    }

    @Test("A row longer than deflate's window survives")
    func wide() throws {
        var generator = SplitMix64(seed: 3)
        try expectRoundTrip(SamplePicture.opaqueGradient.draw(width: 20000, height: 3, using: &generator))
    }

    @Test("A picture one pixel wide survives", arguments: SamplePicture.allCases)
    func narrow(kind: SamplePicture) throws {
        var generator = SplitMix64(seed: 4)
        try expectRoundTrip(kind.draw(width: 1, height: 3000, using: &generator))
    }

    @Test("Noise too large for one deflate block survives")
    func manyBlocks() throws {
        var generator = SplitMix64(seed: 5)
        try expectRoundTrip(SamplePicture.noise.draw(width: 130, height: 130, using: &generator))
    }

    @Test("The small setting is lossless too", arguments: SamplePicture.allCases)
    func small(kind: SamplePicture) throws {
        var generator = SplitMix64(seed: 6)
        let picture = kind.draw(width: 33, height: 21, using: &generator)
        #expect(try PNGDecoder().decode(PNGEncoder(compression: .small).encode(picture)) == picture)
    }

    /// The fast setting looks for matches of whole pixels, which can be better ones than those of bytes.
    @Test("The small setting is never larger than the fast one", arguments: SamplePicture.allCases, [9, 24, 64])
    func smallest(kind: SamplePicture, side: Int) throws {
        var generator = SplitMix64(seed: 8)
        for _ in 0..<4 {
            let picture = kind.draw(width: side, height: side, using: &generator)
            #expect(
                try PNGEncoder(compression: .small).encode(picture).count <= PNGEncoder().encode(picture).count)
        }
    }

    @Test("The same picture gives the same bytes", arguments: SamplePicture.allCases)
    func stable(kind: SamplePicture) throws {
        var generator = SplitMix64(seed: 7)
        let picture = kind.draw(width: 40, height: 40, using: &generator)
        #expect(try PNGEncoder().encode(picture) == PNGEncoder().encode(picture))
    }

    private func expectRoundTrip(_ picture: Pixmap) throws {
        let file = try PNGEncoder().encode(picture)
        #expect(try PNGDecoder().decode(file) == picture, "\(picture.width) × \(picture.height)")
    }
}
