import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import SymbolText
import Testing

private typealias Primitive = FilterPrimitive<ColorReference>

private func filter(_ value: String, _ attributes: String = "") throws -> Filter<ColorReference>? {
    try read("<rect width='50' height='20' \(attributes) style='filter:\(value)'/>")
        .drawing.nodes.first?.group?.filter
}

private func primitives(_ value: String, _ attributes: String = "") throws -> [Primitive]? {
    try filter(value, attributes)?.steps.map(\.primitive)
}

/// Filter Effects 1 §5.1, and §13.2 for the primitives that functions stand for.
@Suite struct FilterFunctionTests {
    @Test("blur() takes any length; without one it does nothing")
    func blur() throws {
        #expect(try primitives("blur(2px)") == [.gaussianBlur(.source, x: 2, y: 2)])
        #expect(try primitives("blur(.5em)", "font-size='8'") == [.gaussianBlur(.source, x: 4, y: 4)])
        #expect(try primitives("blur()") == [.gaussianBlur(.source, x: 0, y: 0)])
        #expect(try filter("blur(2px)")?.steps.first?.isLinearRGB == false)
    }

    @Test("A blur reaches three standard deviations beyond its input, and a shadow by its offset as well")
    func region() throws {
        let slack = 100.0 / 32
        #expect(try filter("blur(2px)")?.region.bounds == Rect(x: 0, y: 0, width: 50, height: 20).insetBy(-6 - slack))
        #expect(
            try filter("drop-shadow(4px 30px 1px)")?.region.bounds
                == Rect(minX: -slack, minY: -slack, maxX: 57 + slack, maxY: 53 + slack))
    }

    @Test("drop-shadow() takes its colour before or after its lengths, or else the current colour")
    func dropShadow() throws {
        func shadow(_ value: String, _ attributes: String = "") throws -> [Primitive]? {
            try primitives(value, attributes).map { Array($0.dropFirst()) }
        }
        func expected(_ flood: ColorReference, _ deviation: Double) -> [Primitive] {
            [
                .gaussianBlur(.step(0), x: deviation, y: deviation), .offset(.step(1), x: 1, y: -2), .flood(flood),
                .composite(.step(3), .step(2), .in), .merge([.step(4), .source])
            ]
        }
        let half = ColorReference.fixed(Color(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(try shadow("drop-shadow(1px -2px 3px rgba(255, 0, 0, .5))") == expected(half, 3))
        #expect(try shadow("drop-shadow(rgb(255 0 0 / 50%) 1px -2px)") == expected(half, 0))
        #expect(try shadow("drop-shadow(1px -2px)") == expected(.tint(alpha: 1), 0))
        #expect(try shadow("drop-shadow(1px -2px currentColor)", "color='black'") == expected(.fixed(.black), 0))
    }

    @Test("Colour functions are matrices and transfer functions")
    func colors() throws {
        func transfer(_ color: TransferFunction, _ alpha: TransferFunction = .identity) -> [Primitive] {
            [.componentTransfer(.source, [color, color, color, alpha])]
        }
        #expect(try primitives("brightness(150%)") == transfer(.linear(slope: 1.5, intercept: 0)))
        #expect(try primitives("contrast(2)") == transfer(.linear(slope: 2, intercept: -0.5)))
        #expect(try primitives("invert()") == transfer(.table([1, 0])))
        // Larger amounts are clamped.
        #expect(try primitives("invert(3)") == transfer(.table([1, 0])))
        #expect(try primitives("opacity(25%)") == transfer(.identity, .table([0, 0.25])))
        let identity = [1.0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
        for unchanged in ["grayscale(0)", "sepia(0)", "saturate(1)", "hue-rotate()", "hue-rotate(0deg)"] {
            guard case .colorMatrix(_, let rows)? = try primitives(unchanged)?.first else {
                Issue.record("\(unchanged) is not a matrix")
                continue
            }
            #expect(zip(rows, identity).allSatisfy { abs($0 - $1) < 1e-12 }, "\(unchanged)")
        }
        let gray = [0.2126, 0.7152, 0.0722, 0, 0]
        #expect(try primitives("grayscale()") == [.colorMatrix(.source, gray + gray + gray + [0, 0, 0, 1, 0])])
        #expect(
            try primitives("sepia(100%)") == [
                .colorMatrix(
                    .source,
                    [
                        0.393, 0.769, 0.189, 0, 0, 0.349, 0.686, 0.168, 0, 0, 0.272, 0.534, 0.131, 0, 0, 0, 0, 0, 1, 0
                    ])
            ])
    }

    @Test(
        "A list that contains anything else is invalid",
        arguments: [
            "blur(-1px)", "blur(10%)", "blur(1px 2px)", "blur(2px", "blur", "sepia(-1)", "grayscale(1px)",
            "drop-shadow(1px)", "drop-shadow(1px 2%)", "drop-shadow(red)", "drop-shadow(1px red 2px)",
            "drop-shadow(1px 2px -3px)",
            "drop-shadow(1px 2px 3px 4px)", "hue-rotate(1px)", "sharpen(1)", "blur(1px), blur(1px)", "blur(1px) none"
        ])
    func malformed(value: String) throws {
        let document = try read("<rect width='50' height='20' style='filter:\(value)'/>")
        #expect(document.drawing.nodes.first?.group == nil)
        #expect(document.messages.count == 1)
    }

    @Test("A list of too many filters is left out and reported")
    func size() throws {
        let blurs = [String](repeating: "blur(1px)", count: 8).joined(separator: " ")
        #expect(try filter(blurs)?.steps.count == 8)
        let document = try read("<rect width='50' height='20' filter='\(blurs) invert()'/>")
        #expect(document.drawing.nodes.first?.group?.filter == nil)
        #expect(document.messages == ["filter: a list of more than 8 filters is left out"])
    }

    @Test("Filters of lists count towards the depth of nested elements")
    func depth() throws {
        func nested(_ count: Int) -> String {
            String(repeating: "<g filter='blur(1px) invert(1)'>", count: count) + "<rect width='5' height='5'/>"
                + String(repeating: "</g>", count: count)
        }
        #expect(try read(nested(120)).shapes.count == 1)
        #expect(throws: ReadError.self) { try read(nested(130)) }
    }

    @Test("A function without input shows nothing")
    func nothing() throws {
        #expect(try read("<g filter='invert(1)'/>").drawing.nodes.isEmpty)
    }
}
