import Insignia
import TestSupport
import Testing

/// Every public initialiser and function with numbers as parameters, given absurd ones: none may end the process.
@Suite struct PublicNumberTests {
    static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, -0.0, -1,
        0x1p63, 0x1p53, 1e9, 0.5
    ]
    static let integers: [Int] = [.min, .min + 1, -1, 0, 1, 3, 1 << 31, 1 << 53, .max - 1, .max]

    /// Runs a closure with a hundred random choices of values, the same on every run.
    private func choices<Value>(_ values: [Value], _ count: Int, _ body: ([Value]) throws -> Void) rethrows {
        var random = SplitMix64(seed: 13)
        for _ in 0..<100 { try body((0..<count).map { _ in values.randomElement(using: &random) ?? values[0] }) }
    }

    @Test("Rectangles of pixels may lie anywhere, and pictures may have any size")
    func pixels() {
        choices(Self.integers, 8) { n in
            let rectangle = PixelRectangle(x: n[0], y: n[1], width: n[2], height: n[3])
            let other = PixelRectangle(x: n[4], y: n[5], width: n[6], height: n[7])
            _ = (rectangle.columns, rectangle.rows, rectangle.union(other), rectangle.description)
        }
        let small = Self.integers.filter { $0 <= 3 || $0 > 1 << 60 }
        choices(small, 4) { n in
            // Sizes that do not fit into memory are left out.
            let (area, overflows) = n[0].multipliedReportingOverflow(by: n[1])
            guard overflows || area < 1 << 40 else { return }
            let pixmap = Pixmap(width: n[0], height: n[1], bytes: [1, 2, 3, 255, 5, 6, 7, 255, 9])
            #expect(pixmap.bytes.count == pixmap.width * pixmap.height * 4)
            _ = try? PNGEncoder().encode(pixmap)
            _ = pixmap.changedArea(from: Pixmap(width: 1, height: 2, bytes: []))
            _ = pixmap.straightBytes
        }
    }

    @Test("Memory is drawn into or refused, whatever size it is said to have")
    func memory() {
        var bytes = [UInt8](repeating: 0, count: 64)
        let picture = Pixmap(width: 3, height: 3, bytes: Array(repeating: 255, count: 36))
        bytes.withUnsafeMutableBytes { memory in
            choices(Self.integers, 5) { n in
                let buffer = try? PixelBuffer(memory, width: n[0], height: n[1], bytesPerRow: n[2])
                buffer?.draw(picture, x: n[3], y: n[4])
            }
        }
    }

    @Test("Animations of any rate, duration, size and number of loops are encoded or refused")
    func animations() throws {
        choices(Self.integers, 3) { n in
            _ = FrameRate(n[0], over: n[1]).map { ($0.time(of: n[2]), $0.framesPerSecond, $0.frameDuration) }
        }
        for n in Self.integers { _ = FrameRate.standard.time(of: n) }
        choices(Self.integers, 3) { n in
            let duration = FrameDuration(numerator: n[0], denominator: n[1])
            let picture = Pixmap(width: 3, height: 1)
            guard n[2] < 1 << 31 else { return }
            var encoders: [any AnimationEncoder] = []
            (try? APNGEncoder(width: 3, height: 1, loops: n[2])).map { encoders.append($0) }
            (try? GIFEncoder(width: 3, height: 1, loops: n[2])).map { encoders.append($0) }
            (try? WebPEncoder(width: 3, height: 1, loops: n[2])).map { encoders.append($0) }
            for var encoder in encoders {
                try? encoder.append(picture, for: duration)
                try? encoder.append(picture, for: duration)
                _ = try? encoder.finish()
            }
        }
        choices(Self.integers.filter { $0 < 1 || $0 > 1 << 54 }, 2) { n in
            _ = try? APNGEncoder(width: n[0], height: n[1])
            _ = try? GIFEncoder(width: n[0], height: n[1])
            _ = try? WebPEncoder(width: n[0], height: n[1])
        }
    }

    @Test("Colours, contrasts, weights and the spacing of type are worked out from any numbers")
    func values() {
        choices(Self.numbers, 5) { n in
            let color = Color(red: n[0], green: n[1], blue: n[2], alpha: n[3])
            _ = (color.hex, color.multiplyingAlpha(by: n[4]), "\(color)")
            _ = Contrast.ratio(of: color, on: .white)
            _ = Contrast.textMinimum(pointSize: n[0], weight: Weight(n[1]) ?? .regular)
            _ = (Weight(n[0]), TextTracking(thousandths: n[0], points: n[1]), EffectOptions(speed: n[0]))
            for platform in Platform.allCases { _ = TextTracking(ofPointSize: n[0], on: platform) }
            _ = AlignmentInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
        }
    }

    @Test("Stills of any size, scale, value and colour are drawn or refused")
    func stills() throws {
        let symbol = try Disc.symbol()
        choices(Self.numbers, 8) { n in
            var options = RenderOptions()
            options.size = .points(n[0])
            options.displayScale = n[1]
            options.style.variableValue = n[2]
            options.style.tint = Color(red: n[3], green: n[4], blue: n[5], alpha: n[6])
            options.weight = Weight(n[7])
            // A picture of the largest allowed size takes too long to draw.
            if let still = try? SymbolRenderer().render(symbol, options: options) {
                #expect(still.pixmap.width > 0)
            }
        }
        choices(Self.integers, 2) { n in
            for size in [SymbolSize.pixels(n[0]), .fit(width: n[0], height: n[1])] {
                var options = RenderOptions()
                options.size = size
                _ = options.fittingMotion
                _ = try? SymbolRenderer().render(symbol, options: options)
            }
        }
    }

    @Test("A build runs at least one step at once")
    func jobs() throws {
        for count in Self.integers {
            let test = try TestFolder()
            for name in ["a.svg", "b.svg"] { try test.icon(name) }
            try test.write("insignia.yml", "symbols: '*.svg'\nsizes: [8]\noutputs: [{png: out/}]\n")
            var settings = SpriteBuild.Settings()
            settings.jobs = count
            let build = SpriteBuild(try BuildFile(contentsOf: test.path("insignia.yml")), settings: settings)
            #expect(try build.run(try build.plan()).written.count == 2)
        }
    }

    @Test("Animations of any begin, speed, length and range are made or refused")
    func sequences() throws {
        let symbol = try Disc.symbol()
        choices(Self.numbers, 6) { n in
            let keyframes = [
                Animation.Keyframe(symbol, options: Disc.options),
                Animation.Keyframe(symbol, options: Disc.options, begin: n[0])
            ]
            let effects: [Animation.Effect] = [
                .discrete(
                    .bounce, options: EffectOptions(speed: n[1], repetition: .periodic(count: 2, delay: n[2])), at: n[3]
                ),
                .transition(.appear, speed: n[1], at: n[4])
            ]
            let animation = Animation(keyframes: keyframes, effects: effects, speed: n[5])
            for span in [AnimationSpan.loop(n[0]), .seconds(n[1]), .untilRest(atLeast: n[2])] {
                let range = n[3] < n[4] ? n[3]..<n[4] : nil
                let frames = try? FrameSequence(
                    animation, options: Disc.options, rate: .standard, span: span, range: range, moments: [n[5]])
                _ = try? frames?.pixmap(at: n[5])
            }
        }
    }
}
