import SymbolImaging
import Testing

@Suite("Animation encoders") struct AnimationEncoderTests {
    private let tenth = FrameDuration(numerator: 1, denominator: 10)

    private func encoders(width: Int = 4, height: Int = 3, loops: Int = 0) throws -> [any AnimationEncoder] {
        [
            try APNGEncoder(width: width, height: height, loops: loops),
            try GIFEncoder(width: width, height: height, loops: loops),
            try WebPEncoder(width: width, height: height, loops: loops)
        ]
    }

    @Test("A frame of another size is rejected", arguments: 0..<3)
    func sizeMismatch(format: Int) throws {
        var encoder = try encoders()[format]
        let error = AnimationEncodingError.sizeMismatch(width: 3, height: 4, expectedWidth: 4, expectedHeight: 3)
        #expect(throws: error) { try encoder.append(Pixmap(width: 3, height: 4), for: tenth) }
    }

    @Test("An animation without frames is rejected", arguments: 0..<3)
    func empty(format: Int) throws {
        #expect(throws: AnimationEncodingError.noFrames) { try encoders()[format].finish() }
    }

    @Test("A frame without a positive, finite duration is rejected", arguments: 0..<3, [(0, 1), (-1, 60), (1, 0)])
    func noTime(format: Int, duration: (Int, Int)) throws {
        var encoder = try encoders()[format]
        let duration = FrameDuration(numerator: duration.0, denominator: duration.1)
        #expect(throws: AnimationEncodingError.unsupportedDuration(duration)) {
            try encoder.append(Pixmap(width: 4, height: 3), for: duration)
        }
    }

    @Test("Times whose sum is not a fraction of 64-bit numbers are rejected", arguments: 0..<3)
    func overflow(format: Int) throws {
        var encoder = try encoders()[format]
        try encoder.append(Pixmap(width: 4, height: 3), for: FrameDuration(numerator: 1, denominator: Int.max))
        let duration = FrameDuration(numerator: 1, denominator: Int.max - 1)
        #expect(throws: AnimationEncodingError.unsupportedDuration(duration)) {
            try encoder.append(Pixmap(width: 4, height: 3), for: duration)
        }
    }

    @Test("The same frames give the same bytes", arguments: 0..<3, SampleAnimation.allCases)
    func stable(format: Int, animation: SampleAnimation) throws {
        let files = try (0..<2).map { _ in
            var encoder = try encoders(width: SampleAnimation.width, height: SampleAnimation.height)[format]
            try encoder.append(animation.pictures, each: tenth)
            return try encoder.finish()
        }
        #expect(files[0] == files[1])
    }

    @Test("A finished animation can be continued", arguments: 0..<3)
    func continuing(format: Int) throws {
        let pictures = SampleAnimation.movingDisc.pictures
        var encoder = try encoders(width: SampleAnimation.width, height: SampleAnimation.height)[format]
        try encoder.append(pictures, each: tenth)
        let whole = try encoder.finish()
        var other = try encoders(width: SampleAnimation.width, height: SampleAnimation.height)[format]
        try other.append(Array(pictures[..<3]), each: tenth)
        _ = try other.finish()
        try other.append(Array(pictures[3...]), each: tenth)
        #expect(try other.finish() == whole)
    }

    @Test("Sizes and numbers of plays outside a format's range are rejected")
    func limits() {
        #expect(throws: AnimationEncodingError.unsupportedSize(width: 0, height: 3, limit: 65535)) {
            try GIFEncoder(width: 0, height: 3)
        }
        #expect(throws: AnimationEncodingError.unsupportedSize(width: 16384, height: 3, limit: 16383)) {
            try WebPEncoder(width: 16384, height: 3)
        }
        #expect(throws: AnimationEncodingError.unsupportedLoops(-1, limit: 2_147_483_647)) {
            try APNGEncoder(width: 4, height: 3, loops: -1)
        }
        #expect(throws: AnimationEncodingError.unsupportedLoops(65537, limit: 65536)) {
            try GIFEncoder(width: 4, height: 3, loops: 65537)
        }
    }

    @Test("Errors state in one line what was found and what was expected")
    func messages() {
        let error = AnimationEncodingError.sizeMismatch(width: 3, height: 4, expectedWidth: 4, expectedHeight: 3)
        #expect("\(error)" == "a frame has 3 × 4 pixels; expected the animation's 4 × 3")
    }
}
