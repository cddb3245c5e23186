@testable import SymbolCairo
import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import Testing

private func fill(_ rect: Rect, _ color: Color) -> DisplayItem {
    .fill(DisplayFill(path: Path(rect: rect), rule: .nonZero, paint: .color(color)))
}

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)

/// Returns the first row of a canvas of 4 × 1 whose second pixel is red, filtered in sRGB.
private func firstRow(
    _ primitives: [FilterPrimitive<Color>], region: Rect? = nil, transform: AffineTransform = .identity
) throws -> [[UInt8]] {
    let all = Path(rect: Rect(x: 0, y: 0, width: 4, height: 1))
    let filter = Filter<Color>(
        steps: primitives.map { .init($0, isLinearRGB: false, region: region.map { Path(rect: $0) }) }, region: all,
        transform: transform)
    let group = DisplayGroup(filter: filter, items: [fill(Rect(x: 1, y: 0, width: 1, height: 1), red)])
    let image = try CairoRasterizer().rasterize(
        DisplayList(items: [.group(group)]), on: Canvas(width: 4, height: 1, transform: .identity, background: .clear))
    return (0..<4).map { Array(image.bytes[$0 * 4..<$0 * 4 + 4]) }
}

private let none: [UInt8] = [0, 0, 0, 0]
private let opaqueRed: [UInt8] = [255, 0, 0, 255]
private let opaqueGreen: [UInt8] = [0, 255, 0, 255]
private let opaqueYellow: [UInt8] = [255, 255, 0, 255]
private let opaqueBlack: [UInt8] = [0, 0, 0, 255]

/// The expected values follow from the formulas of Filter Effects 1 §9 and CSS Compositing 1 §5 for one red pixel.
@Suite struct FilterRasterTests {
    @Test("An offset moves along the element's axes, even by fractions of pixels")
    func offset() throws {
        #expect(try firstRow([.offset(.source, x: 2, y: 0)]) == [none, none, none, opaqueRed])
        #expect(try firstRow([.offset(.source, x: 1, y: 0)], transform: .scale(-1)) == [opaqueRed, none, none, none])
        #expect(try firstRow([.offset(.source, x: 0.5, y: 0)]).map { $0[3] } == [0, 128, 128, 0])
    }

    /// Red from 4 to 7, outside a canvas of four pixels, is moved by −2; an offset of a million still takes only
    /// a small picture.
    @Test("The area outside the canvas is filtered too, as far as the filter reaches")
    func outside() throws {
        let region = Path(rect: Rect(x: -2e6, y: 0, width: 4e6, height: 1))
        func firstRow(_ x: Double) throws -> [UInt8] {
            let steps = [Filter<Color>.Step(.offset(.source, x: x, y: 0), isLinearRGB: false)]
            let group = DisplayGroup(
                filter: Filter(steps: steps, region: region, transform: .identity),
                items: [fill(Rect(x: 4, y: 0, width: 3, height: 1), red)])
            let canvas = try Canvas(width: 4, height: 1, transform: .identity, background: .clear)
            let image = try CairoRasterizer().rasterize(DisplayList(items: [.group(group)]), on: canvas)
            return (0..<4).map { image.bytes[$0 * 4 + 3] }
        }
        #expect(try firstRow(-2) == [0, 0, 255, 255])
        #expect(try firstRow(-1e6) == [0, 0, 0, 0])
    }

    /// Red is at 1…2 of a region of 0…4.
    @Test("Pixels that leave the filter's region are lost, and pixels outside do not enter it")
    func cut() throws {
        #expect(
            try firstRow([.offset(.source, x: -2, y: 0), .offset(.step(0), x: 2, y: 0)]) == [none, none, none, none])
        #expect(
            try firstRow([.flood(green), .offset(.step(0), x: 2, y: 0)]) == [none, none, opaqueGreen, opaqueGreen])
    }

    /// By the integral of the Gaussian: half at the edge of the fill, 0.5 + 0.5·erf(0.5/(4·√2)) at the centre of
    /// the first pixel.
    @Test("A blur of a fill of the whole region fades at its edge")
    func fadingEdge() throws {
        let side = Rect(x: 0, y: -100, width: 40, height: 200)
        let steps: [FilterPrimitive<Color>] = [.flood(green), .gaussianBlur(.step(0), x: 4, y: 0)]
        let filter = Filter<Color>(
            steps: steps.map { .init($0, isLinearRGB: false) }, region: Path(rect: side), transform: .identity)
        let image = try CairoRasterizer().rasterize(
            DisplayList(items: [.group(DisplayGroup(filter: filter, items: [fill(side, red)]))]),
            on: Canvas(width: 40, height: 1, transform: .identity, background: .clear))
        // erf(0.0884) = 0.0995
        #expect(abs(Double(image.bytes[3]) - 140.2) < 3)
    }

    /// Filter Effects 1 §9.16: three boxes of 5 pixels, or two of 4 whose middles lie on either side and one of 5.
    @Test("A blur spreads as far to the left as to the right", arguments: [2.5, 2.2])
    func symmetricBlur(deviation: Double) throws {
        let all = Rect(x: 0, y: 0, width: 21, height: 1)
        let filter = Filter<Color>(
            steps: [.init(.gaussianBlur(.source, x: deviation, y: 0), isLinearRGB: false)], region: Path(rect: all),
            transform: .identity)
        let dot = fill(Rect(x: 10, y: 0, width: 1, height: 1), red)
        let image = try CairoRasterizer().rasterize(
            DisplayList(items: [.group(DisplayGroup(filter: filter, items: [dot]))]),
            on: Canvas(width: 21, height: 1, transform: .identity, background: .clear))
        let alphas = (0..<21).map { image.bytes[$0 * 4 + 3] }
        #expect(alphas == alphas.reversed() && alphas[10] > alphas[9])
    }

    @Test("A blur along the element's axis follows its rotation to another axis of the pixels")
    func turnedBlur() throws {
        let along = try firstRow([.gaussianBlur(.source, x: 0, y: 1)], transform: .rotation(.pi / 2))
        let plain = try firstRow([.gaussianBlur(.source, x: 1, y: 0)])
        #expect(along == plain)
    }

    @Test("A flood fills its own rectangle")
    func flood() throws {
        #expect(
            try firstRow([.flood(green)], region: Rect(x: 1, y: 0, width: 2, height: 1)) == [
                none, opaqueGreen, opaqueGreen, none
            ])
    }

    @Test("Merging paints the last on top")
    func merge() throws {
        #expect(
            try firstRow([.flood(green), .merge([.step(0), .source])]) == [
                opaqueGreen, opaqueRed, opaqueGreen, opaqueGreen
            ])
    }

    @Test(
        "Composites follow Porter and Duff",
        arguments: [
            (CompositeOperator.over, [opaqueGreen, opaqueRed]), (.in, [none, opaqueRed]), (.out, [none, none]),
            (.atop, [opaqueGreen, opaqueRed]), (.xor, [opaqueGreen, none]), (.lighter, [opaqueGreen, opaqueYellow]),
            (.arithmetic(0, 1, 1, 0), [opaqueGreen, opaqueYellow]), (.arithmetic(1, 0, 0, 0), [none, opaqueBlack])
        ])
    func composite(mode: CompositeOperator, expected: [[UInt8]]) throws {
        #expect(Array(try firstRow([.flood(green), .composite(.source, .step(0), mode)]).prefix(2)) == expected)
    }

    @Test(
        "Blending mixes colours where both inputs are opaque",
        arguments: [
            (BlendMode.normal, opaqueRed), (.multiply, [0, 0, 0, 255]), (.screen, [255, 255, 0, 255]),
            (.difference, [255, 255, 0, 255]), (.darken, [0, 0, 0, 255]), (.lighten, [255, 255, 0, 255])
        ])
    func blend(mode: BlendMode, expected: [UInt8]) throws {
        #expect(
            Array(try firstRow([.flood(green), .blend(.source, over: .step(0), mode)]).prefix(2)) == [
                opaqueGreen, expected
            ])
    }

    /// Lum(red) is 0.3; green of that luminosity is (0, 0.3 / 0.59, 0) and lies in range: 130 of 255.
    @Test("Luminosity keeps the hue of the backdrop")
    func luminosity() throws {
        let pixel = try firstRow([.flood(green), .blend(.source, over: .step(0), .luminosity)])[1]
        #expect(pixel == [0, 130, 0, 255])
    }

    @Test("Dilating spreads a pixel to its neighbours, and eroding removes it")
    func morphology() throws {
        #expect(try firstRow([.morphology(.source, x: 1, y: 0)]) == [opaqueRed, opaqueRed, opaqueRed, none])
        #expect(try firstRow([.morphology(.source, x: -1, y: 0)]) == [none, none, none, none])
    }

    @Test(
        "Transfer functions work on straight channels",
        arguments: [
            (TransferFunction.table([0, 0.2, 0.6]), UInt8(153)), (.discrete([0, 0.2, 0.4]), 102 as UInt8),
            (.linear(slope: 0.5, intercept: 0.1), 153), (.gamma(amplitude: 0.5, exponent: 2, offset: 0.1), 153)
        ])
    func transfer(function: TransferFunction, red: UInt8) throws {
        let functions = [function, .identity, .identity, .identity]
        #expect(try firstRow([.componentTransfer(.source, functions)])[1][0] == red)
    }

    /// The rounding of a blur leaves such values where the alpha is close to zero.
    @Test(
        "Values out of range are clamped to it",
        arguments: [
            TransferFunction.table([0.2, 1]),
            .discrete([0.2, 1])
        ])
    func transferOutOfRange(function: TransferFunction) {
        let image = FilterImage(width: 1, height: 1, color: SIMD4(-1e-18, 0, 0, 1e-20))
        let step = Filter<Color>.Step(
            .componentTransfer(.source, [function, .identity, .identity, .linear(slope: 1, intercept: 1)]),
            isLinearRGB: false)
        let result = FilterStep(step: step, device: .identity).apply(to: [image], like: image)
        var word = UInt32.zero
        withUnsafeMutableBytes(of: &word) { $0.baseAddress.map { result.store($0, stride: 4) } }
        #expect(word == 0xFF33_0000)
    }

    /// There are eight canvases each for the picture, the result and the step, over the region and as far around it as
    /// three deviations and their rounding go.
    @Test("A filter works only on its region and the pixels that it spreads to")
    func work() {
        let region = Path(rect: Rect(x: 40, y: 50, width: 10, height: 20))
        let filter = Filter<Color>(
            steps: [.init(.gaussianBlur(.source, x: 1, y: 1), isLinearRGB: false)], region: region, transform: .identity
        )
        let painter = CairoPainter(
            width: 100, height: 100, transform: .identity, tilePixels: 10_000,
            rasterizer: .exact)
        let group = DisplayGroup(filter: filter, items: [fill(Rect(x: 42, y: 52, width: 2, height: 2), red)])
        #expect(painter.work([.group(group)]).composited == 3 * 8 * 22 * 32)
    }

    /// There are eight canvases of 10 × 10 each for the picture, the result and each input.
    @Test("Every input of a merge counts as work")
    func mergedWork() {
        let filter = Filter<Color>(
            steps: [.init(.merge([.source, .source, .source]), isLinearRGB: true)],
            region: Path(rect: Rect(x: 0, y: 0, width: 10, height: 10)), transform: .identity)
        let painter = CairoPainter(
            width: 10, height: 10, transform: .identity, tilePixels: 100, rasterizer: .exact)
        #expect(painter.work([.group(DisplayGroup(filter: filter, items: []))]).composited == 5 * 8 * 100)
    }

    @Test("The result of a filter does not depend on its position on the canvas")
    func position() throws {
        func image(_ x: Double, _ y: Double, side: Int) throws -> Pixmap {
            let filter = Filter<Color>(
                steps: [.init(.gaussianBlur(.source, x: 1.5, y: 2.5), isLinearRGB: true)],
                region: Path(rect: Rect(x: x, y: y, width: 8, height: 8)), transform: .identity)
            let item = fill(Rect(x: x + 2.25, y: y + 3, width: 3.5, height: 2), red)
            return try CairoRasterizer().rasterize(
                DisplayList(items: [.group(DisplayGroup(filter: filter, items: [item]))]),
                on: Canvas(width: side, height: side, transform: .identity))
        }
        let (alone, within) = (try image(20, 20, side: 48), try image(25, 27, side: 60))
        for y in 0..<8 {
            let (start, other) = (((y + 27) * 60 + 25) * 4, ((y + 20) * 48 + 20) * 4)
            #expect(Array(within.bytes[start..<start + 32]) == Array(alone.bytes[other..<other + 32]))
        }
        #expect(within.bytes.filter { $0 > 0 }.count == alone.bytes.filter { $0 > 0 }.count)
    }
}
