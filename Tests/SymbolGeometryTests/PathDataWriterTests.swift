import SymbolText
import SymbolGeometry
import TestSupport
import Testing

@Suite struct PathDataWriterTests {
    @Test(
        "Data is written as short as it is read",
        arguments: [
            ("", ""),
            ("M 1 2 L 3 4 L 5 6", "M1 2 3 4 5 6"),
            ("M 1 2 L 3 2 L 3 5 L 4 5 L 6 5", "M1 2H3V5H4 6"),
            ("M 0.5 -0.25 L -0.75 0.125 z", "M.5-.25-.75.125Z"),
            ("M 0 0.5 L 1.5 0.5 L 2 .25", "M0 .5H1.5L2 .25"),
            ("M0 0C1 2 3 4 5 6 7 8 9 10 11 12", "M0 0C1 2 3 4 5 6 7 8 9 10 11 12"),
            ("M0 0Q1 2 3 4L5 6", "M0 0Q1 2 3 4L5 6"),
            ("M1 1M2 2", "M1 1M2 2"),
            ("M1 1L5 2ZL1 4", "M1 1 5 2ZM1 1V4")
        ])
    func short(data: String, expected: String) throws {
        #expect(try Path(svg: data).svgData() == expected)
    }

    @Test(
        "Numbers are rounded and bare",
        arguments: [
            (0.1 + 0.2, 6, ".3"), (-0.0000001, 6, "0"), (2.5, 0, "3"), (-2.5, 0, "-3"), (1.0009, 3, "1.001"),
            (100, 3, "100"),
            (0.05, 6, ".05"), (1e20, 6, "1e+20"), (12345678901.5, 6, "12345678901.5"), (12345678901, 6, "12345678901"),
            (1.5, -3, "2"), (1e-15, 99, ".000000000000001")
        ] as [(Double, Int, String)])
    func numbers(value: Double, decimals: Int, expected: String) {
        #expect(SVGNumberFormat(decimals: decimals).string(value) == expected)
    }

    @Test(
        "Numbers in sentences have a digit before the point",
        arguments: [(0.5, "0.5"), (-0.25, "-0.25"), (12.5, "12.5"), (0, "0"), (-0.001, "0"), (-3, "-3")])
    func decimal(value: Double, expected: String) {
        #expect(SVGNumberFormat(decimals: 2).decimal(value) == expected)
    }

    @Test("What is written is read back as the same path")
    func roundTrip() throws {
        var random = SplitMix64(seed: 1)
        for _ in 0..<200 {
            let path = Path((0..<12).map { _ in PathElement.random(using: &random) })
            #expect(try Path(svg: path.svgData(decimals: 3)) == path)
        }
    }
}

@Suite struct PathDataFuzzTests {
    @Test("Random bytes are either parsed or rejected")
    func bytes() {
        var random = SplitMix64(seed: 2)
        let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n\u{E9}#".utf8) + [0, 0xFF]
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in
                alphabet.randomElement(using: &random)
            }
            check(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test("Mutated path data is either parsed or rejected")
    func mutations() {
        var random = SplitMix64(seed: 3)
        let seed = Array("M1.5.5-3 4zm1e1 2h3v-4c1 2 3 4 5 6s1 2 3 4q1 2 3 4t5 6a1 2 30 011.5-6A9 9 0 1 0 1e2,3z".utf8)
        for _ in 0..<3000 {
            var bytes = seed
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.remove(at: index)
                case 1: bytes.insert(UInt8.random(in: 0...127, using: &random), at: index)
                default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &random))
                }
            }
            check(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Offsets lie within the data, and only finite coordinates come out.
    private func check(_ data: String) {
        let (path, error) = Path.parsing(svg: data)
        if let error { #expect((0...data.utf8.count).contains(error.utf8Offset), "\(data.debugDescription)") }
        let isFinite = path.elements.allSatisfy {
            switch $0 {
            case .move(let end), .line(let end): end.isFinite
            case .quad(let control, let end): control.isFinite && end.isFinite
            case .cubic(let control1, let control2, let end): control1.isFinite && control2.isFinite && end.isFinite
            case .close: true
            }
        }
        #expect(isFinite, "\(data.debugDescription)")
    }

    @Test("Masters use the same letters: L where a line is not horizontal or vertical in all of them")
    func alike() throws {
        let paths = try ["M0 0H4V4H0Z", "M0 0H5L5.1 4H0Z"].map { try Path(svg: $0) }
        #expect(Path.svgData(alike: paths) == ["M0 0H4L4 4H0Z", "M0 0H5L5.1 4H0Z"])
    }
}
