import TestSupport
@testable import SymbolGoldens
import SymbolImaging
import Testing

/// A change that must fail every golden test.
struct CompareMutation: Sendable, CustomTestStringConvertible {
    let name: String
    let picture: @Sendable () -> Pixmap

    var testDescription: String { name }

    static func scene(_ name: String, _ change: @escaping @Sendable (CompareScene) -> CompareScene) -> Self {
        CompareMutation(name: name) { change(CompareScene()).drawn() }
    }

    static func picture(_ name: String, _ change: @escaping @Sendable (Pixmap) -> Pixmap) -> Self {
        CompareMutation(name: name) { change(CompareScene().drawn()) }
    }
}

@Suite struct CompareMutationTests {
    static let expected = CompareScene().drawn()

    static let moves: [CompareMutation] = [
        .scene("all one pixel right") { $0.changingAll { $0.moved(1, 0) } },
        .scene("all one pixel up") { $0.changingAll { $0.moved(0, -1) } },
        .scene("all half a pixel left") { $0.changingAll { $0.moved(-0.5, 0) } },
        .scene("all half a pixel along the diagonal") { $0.changingAll { $0.moved(0.35, 0.35) } },
        .scene("all a quarter pixel down") { $0.changingAll { $0.moved(0, 0.25) } },
        .scene("dot one pixel down") { $0.changing(.dot) { $0.shape = $0.shape.moved(0, 1) } },
        .scene("dot half a pixel right") { $0.changing(.dot) { $0.shape = $0.shape.moved(0.5, 0) } },
        .scene("bar half a pixel left") { $0.changing(.bar) { $0.shape = $0.shape.moved(-0.5, 0) } },
        .scene("ring half a pixel down") { $0.changing(.ring) { $0.shape = $0.shape.moved(0, 0.5) } },
        .scene("badge one pixel left") { $0.changing(.badge) { $0.shape = $0.shape.moved(-1, 0) } },
        .scene("hole half a pixel up") { $0.changing(.hole) { $0.shape = $0.shape.moved(0, -0.5) } },
        .scene("all 3 % larger") { $0.changingAll { $0.scaled(1.03) } },
        .picture("mirrored") { picture in picture.rearranged { (picture.width - 1 - $0, $1) } },
        .picture("upside down") { picture in picture.rearranged { ($0, picture.height - 1 - $1) } },
        .picture("transposed") { picture in picture.rearranged { ($1, $0) } }
    ]

    static let losses: [CompareMutation] = [
        .scene("ring thinner than a pixel lost") { $0.without(.ring) },
        .scene("ring broken for two pixels") { $0.erasing(.ring, .bar(14...16, 0...5)) },
        .scene("dot lost") { $0.without(.dot) },
        .scene("bar lost") { $0.without(.bar) },
        .scene("translucent layer lost") { $0.without(.layer) },
        .scene("badge lost") { $0.without(.badge) },
        .scene("badge under the body") { $0.reordered { $0.swapAt(0, 2) } },
        .scene("hole filled") { $0.without(.hole) },
        .scene("erase drawn instead") { $0.changing(.hole) { $0.color = .zero } },
        .scene("notch of two pixels in the bar") { $0.erasing(.bar, .bar(30...34, 22...24)) },
        .scene("notch of two pixels in the body") { $0.erasing(.body, .bar(14...16, 0...8)) },
        .scene("dot grown together with the bar") { $0.adding(.bar(33.5...34.9, 7...15)) },
        .scene("another dot") { $0.adding(.disc(30, 20, radius: 1)) },
        .picture("speck in the background") { $0.replacing(x: 1, y: 38, with: [0, 0, 0, 40]) },
        .picture("speck in the body") { $0.replacing(x: 17, y: 10, with: [20, 80, 200, 254]) },
        .picture("lower half lost") { picture in
            var copy = Pixmap(width: picture.width, height: picture.height)
            copy.place(picture.part(PixelRectangle(x: 0, y: 0, width: picture.width, height: 20)), x: 0, y: 0)
            return copy
        },
        .picture("all lost") { Pixmap(width: $0.width, height: $0.height) },
        .picture("one colour") { $0.mappingPixels { _ in [20, 80, 200, 255] } }
    ]

    static let weights: [CompareMutation] = [
        .scene("bar an eighth heavier") { $0.changing(.bar) { $0.shape = .bar(32.1...35.7, 14.2...33.3) } },
        .scene("bar an eighth lighter") { $0.changing(.bar) { $0.shape = .bar(32.5...35.3, 14.6...32.9) } },
        .scene("ring a third heavier") {
            $0.changing(.ring) { $0.shape = .ring(15.3, 15.2, radius: 12.3, width: 1.1) }
        },
        .scene("ring a third lighter") {
            $0.changing(.ring) { $0.shape = .ring(15.3, 15.2, radius: 12.3, width: 0.5) }
        },
        .scene("body larger by 0.4 pixels") { $0.changing(.body) { $0.shape = .disc(15.3, 15.2, radius: 9.4) } },
        .scene("hole smaller by 0.5 pixels") { $0.changing(.hole) { $0.shape = .disc(13.1, 13.4, radius: 2.7) } },
        .scene("all lines heavier by 0.3 pixels") {
            $0.changingAll { shape in CompareShape { shape.distance($0, $1) - 0.15 } }
        },
        .picture("blurred") { $0.blurred() },
        .picture("not antialiased") { $0.mappingPixels { $0[3] < 128 ? [0, 0, 0, 0] : $0 } }
    ]

    static let colors: [CompareMutation] = [
        .scene("all one level redder") { $0.changing(.body, .ring, .dot, .bar) { $0.color = SIMD3(21, 80, 200) } },
        .scene("body one level bluer") { $0.changing(.body) { $0.color = SIMD3(20, 80, 201) } },
        .scene("badge one level less green") { $0.changing(.badge) { $0.color = SIMD3(250, 239, 40) } },
        .scene("bar one level redder") { $0.changing(.bar) { $0.color = SIMD3(21, 80, 200) } },
        .scene("translucent layer two levels redder") { $0.changing(.layer) { $0.color = SIMD3(222, 30, 30) } },
        .scene("body at 98 %") { $0.changing(.body) { $0.opacity = 0.98 } },
        .scene("bar at 98 %") { $0.changing(.bar) { $0.opacity = 0.98 } },
        .scene("translucent layer at 49 %") { $0.changing(.layer) { $0.opacity = 0.49 } },
        .scene("ring at half its opacity") { $0.changing(.ring) { $0.opacity = 0.5 } },
        .picture("all at 98 %") { $0.mappingPixels { $0.map { UInt8((Double($0) * 0.98).rounded()) } } },
        .picture("red and blue exchanged") { $0.mappingPixels { [$0[2], $0[1], $0[0], $0[3]] } },
        .picture("white behind") { $0.mappingPixels { pixel in (0..<4).map { pixel[$0] + (255 - pixel[3]) } } },
        .picture("alpha one level off") { $0.mappingPixels { $0[3] == 255 ? $0[..<3] + [254] : $0 } }
    ]

    @Test("Every change fails with both presets", arguments: moves + losses + weights + colors)
    func caught(mutation: CompareMutation) {
        let actual = mutation.picture()
        for tolerance in [EdgeTolerance.flattening, .sampling] {
            #expect(!actual.compared(to: Self.expected, .antialiasing(tolerance)).passes)
        }
    }

    @Test("Every change fails where nothing may differ", arguments: moves + losses + weights + colors)
    func caughtExactly(mutation: CompareMutation) {
        let actual = mutation.picture()
        #expect(!actual.compared(to: Self.expected, .exact).passes)
        #expect(!Self.expected.compared(to: actual, .exact).passes)
    }

    /// Returns a square frame, two pixels wide, with pixels of some alpha at the upper edge of its opening.
    private func frame(_ alpha: UInt8, at columns: ClosedRange<Int>) -> Pixmap {
        var picture = Pixmap(width: 12, height: 12)
        for y in 2..<10 {
            for x in 2..<10 {
                let isOpen = (4..<8).contains(x) && (4..<8).contains(y)
                picture.bytes[(y * 12 + x) * 4 + 3] = !isOpen ? 255 : y == 4 && columns.contains(x) ? alpha : 0
            }
        }
        return picture
    }

    @Test("A dot of two pixels that is lost beside a stronger edge fails, at more than half of the contrast")
    func smallDot() {
        let dot = frame(145, at: 5...6)
        for tolerance in [EdgeTolerance.flattening, .sampling] {
            #expect(!frame(0, at: 5...6).compared(to: dot, .antialiasing(tolerance)).passes)
            #expect(!dot.compared(to: frame(0, at: 5...6), .antialiasing(tolerance)).passes)
        }
    }

    @Test("On the same grid a single pixel at a tip loses at most half of the contrast, and two that touch do not")
    func tips() {
        func passes(_ alpha: UInt8, _ columns: ClosedRange<Int>, _ tolerance: EdgeTolerance) -> Bool {
            frame(alpha, at: columns).compared(to: frame(0, at: columns), .antialiasing(tolerance)).passes
        }
        #expect(passes(100, 5...5, .flattening) && !passes(145, 5...5, .flattening))
        #expect(!passes(100, 5...6, .flattening))
        #expect(passes(145, 5...5, .sampling) && passes(120, 5...6, .sampling))
    }

    @Test("A change fails in either direction", arguments: losses)
    func reversed(mutation: CompareMutation) {
        let comparison = Self.expected.compared(to: mutation.picture(), .antialiasing(.sampling))
        #expect(!comparison.passes)
    }

    @Test(
        "A dot smaller than two pixels fails when it moves by one",
        arguments: [(0.0, 0.0), (0.3, 0.1), (0.5, 0.5), (0.7, 0.4)])
    func tinyDot(dx: Double, dy: Double) {
        let scene = CompareScene().changing(.dot) { $0.shape = .disc(34 + dx, 7 + dy, radius: 0.65) }
        let moved = scene.changing(.dot) { $0.shape = $0.shape.moved(1, 0) }
        for tolerance in [EdgeTolerance.flattening, .sampling] {
            #expect(!moved.drawn().compared(to: scene.drawn(), .antialiasing(tolerance)).passes)
        }
    }

    private static func dot(_ radius: Double, red: Double, samples: Int = 12, on white: Bool) -> Pixmap {
        let scene = CompareScene().changing(.dot) {
            $0 = CompareLayer(shape: .disc(34.2, 7.4, radius: radius), color: SIMD3(red, 0, 0))
        }
        let picture = scene.drawn(samples: samples)
        return white ? picture.onWhite : picture
    }

    @Test(
        "A changed colour of a dot is reported, however small it is and whatever has drawn it",
        arguments: [(2, 0xEE), (1.5, 0xEE), (1, 0xCC), (0.7, 0xAA)], [false, true])
    func dotColor(dot: (radius: Double, red: Double), isOnWhite: Bool) {
        let expected = Self.dot(dot.radius, red: 255, on: isOnWhite)
        let same = Self.dot(dot.radius, red: dot.red, on: isOnWhite)
        let resampled = Self.dot(dot.radius, red: dot.red, samples: 4, on: isOnWhite)
        #expect(!same.compared(to: expected, .antialiasing(.flattening)).passes)
        #expect(!same.compared(to: expected, .antialiasing(.sampling)).passes)
        let reasons = resampled.compared(to: expected, .antialiasing(.sampling)).reasons
        #expect(reasons.contains { $0.kind == "colour" }, "\(reasons)")
    }

    @Test(
        "A change is found although another rasterizer has drawn it",
        arguments: [
            (CompareScene().changingAll { $0.moved(0.5, 0) }), CompareScene().without(.ring),
            CompareScene().without(.dot),
            CompareScene().without(.hole), CompareScene().changing(.body) { $0.color = SIMD3(21, 80, 200) },
            CompareScene().changing(.bar) { $0.shape = .bar(32.0...35.8, 14.1...33.4) }
        ])
    func otherRasterizer(scene: CompareScene) {
        #expect(!scene.drawn(samples: 4).compared(to: Self.expected, .antialiasing(.sampling)).passes)
    }
}

extension CompareScene {
    fileprivate func reordered(_ change: (inout [Name]) -> Void) -> CompareScene {
        var copy = self
        change(&copy.order)
        return copy
    }
}

extension Pixmap {
    /// The mean of each pixel and its eight neighbours.
    fileprivate func blurred() -> Pixmap {
        Pixmap(width: width, height: height) { x, y in
            (0..<4).map { channel in
                var sum = 0
                for row in max(y - 1, 0)...min(y + 1, height - 1) {
                    for column in max(x - 1, 0)...min(x + 1, width - 1) {
                        sum += Int(bytes[(row * width + column) * 4 + channel])
                    }
                }
                return UInt8(sum / 9)
            }
        }
    }
}
