import SymbolColor
import SymbolGeometry
import SymbolModel
import SymbolTemplate
import SymbolText
import TestSupport
import Testing
@testable import SymbolAuthoring

/// Icons in several colours.
@Suite struct ColorLayersTests {
    private func skeleton(_ content: String) throws -> Skeleton {
        try Skeleton(parsing: Array(svg(content, "viewBox='0 0 24 24'").utf8), name: "icon")
    }

    private func notes(_ content: String) throws -> [String] { try skeleton(content).diagnostics.map(\.message) }

    private func square(_ from: Int, _ to: Int, _ attributes: String) -> String {
        "<path d='M\(from) \(from)H\(to)V\(to)H\(from)Z' \(attributes)/>"
    }

    private func squares(_ colors: [String], _ attributes: String = "") -> String {
        colors.map { square(4, 20, "fill='\($0)' \(attributes)") }.joined()
    }

    @Test("A note says that multicolor has the colours, and whether something is cut out elsewhere")
    func noted() throws {
        #expect(try notes(squares(["#d00000", "black"])) == ["multicolor has the drawing's colours"])
        #expect(
            try notes(square(2, 22, "fill='#d00000'") + square(6, 18, "fill='white'")) == [
                "multicolor has the drawing's colours; other modes cut out what lies on another colour"
            ])
    }

    @Test("One colour, and black beside currentColor, are the tint")
    func tint() throws {
        for colors in [["#d00000", "#d00000"], ["black", "currentColor"]] {
            let icon = try skeleton(squares(colors))
            #expect(icon.diagnostics.isEmpty)
            #expect(icon.layers.allSatisfy { $0.color == nil })
        }
    }

    @Test("Where a class states a colour, the drawing's own do not matter")
    func stated() throws {
        let icon = try skeleton(squares(["#d00000", "white"], "class='color-systemRed'"))
        #expect(icon.diagnostics.isEmpty)
        #expect(icon.layers.map(\.color) == Array(repeating: .named("systemRedColor", fallback: nil), count: 2))
    }

    @Test("Shapes of a group become layers where the colour changes")
    func split() throws {
        let colors = ["#d00000", "#d00000", "#0000d0", "black"]
        let shapes = colors.enumerated().map { square(2 + 5 * $0, 5 + 5 * $0, "fill='\($1)'") }.joined()
        let icon = try skeleton("<g id='dots'>\(shapes)</g><path id='line' d='M2 20H9V22H2Z'/>")
        let blue = Color(red: 0, green: 0, blue: red.red)
        #expect(icon.layers.map(\.color) == [.custom(red), .custom(blue), .tint, .tint])
        #expect(icon.layers.map(\.strokes.count) == [2, 1, 1, 1])
        #expect(icon.layers.map(\.id) == ["dots", nil, nil, "line"])
    }

    private let red = Color(red: 0xD0 / 255, green: 0, blue: 0)

    @Test("A fill and a stroke of different colours become two layers")
    func fillAndStroke() throws {
        let icon = try skeleton(square(4, 20, "fill='#d00000' stroke='#000' stroke-width='2'"))
        #expect(icon.layers.map(\.color) == [.custom(red), .tint])
        #expect(icon.layers.flatMap(\.strokes).map(\.width) == [0, 1])
    }

    @Test("A stroke that is painted before the fill lies behind it")
    func strokeBehind() throws {
        let icon = try skeleton(square(4, 20, "fill='#d00000' stroke='#000' stroke-width='2' paint-order='stroke'"))
        #expect(icon.layers.map(\.color) == [.tint, .custom(red)])
        #expect(icon.layers.flatMap(\.strokes).map(\.width) == [1, 0])
    }

    @Test("A background is left out, and reported")
    func background() throws {
        let icon = try Skeleton(
            parsing: Array(svg(square(4, 20, ""), "viewBox='0 0 24 24' style='background:#fff'").utf8), name: "icon")
        #expect(icon.layers.count == 1)
        #expect(icon.diagnostics.map(\.message) == ["the background is left out"])
        let clear = "viewBox='0 0 24 24' style='background:transparent'"
        let plain = try Skeleton(parsing: Array(svg(square(4, 20, ""), clear).utf8), name: "icon")
        #expect(plain.diagnostics.isEmpty)
    }

    @Test(
        "A view box that is stretched or cut off on the page is reported, one that only has room is not",
        arguments: [
            ("width='48' height='24' preserveAspectRatio='none'", "so the drawing is not stretched"),
            ("width='48' height='24' preserveAspectRatio='xMidYMid slice'", "so what it cuts off is visible"),
            ("width='48' height='24' preserveAspectRatio='xMinYMid'", nil),
            ("width='48' height='48' preserveAspectRatio='none'", nil), ("preserveAspectRatio='xMidYMid slice'", nil)
        ])
    func placement(attributes: String, loss: String?) throws {
        let text = svg(square(4, 20, ""), "viewBox='0 0 24 24' \(attributes)")
        let icon = try Skeleton(parsing: Array(text.utf8), name: "icon")
        let expected = loss.map { ["preserveAspectRatio is left out, \($0)"] } ?? []
        #expect(icon.diagnostics.map(\.message) == expected)
    }

    @Test("What lies on another colour is cut out, and what lies on the cutout is painted")
    func cutOut() throws {
        let icon = try skeleton(
            square(2, 22, "fill='#036'") + square(6, 18, "fill='#6cf'") + square(9, 15, "fill='white'"))
        #expect(icon.layers.map(\.clearing) == [.none, .knocksOut(paintsHierarchy: false), .none])
    }

    @Test(
        "What reaches the border, lies only partly on another colour, or has the same colour is not cut out",
        arguments: [
            "<path d='M2 4H22V20H2Z' fill='white'/><path d='M2 4H22V9H2Z' fill='#c00'/>",
            "<path d='M2 2H12V12H2Z' fill='#036'/><path d='M8 8H22V22H8Z' fill='#c00'/>",
            "<path d='M2 2H22V22H2Z' fill='#036'/><path d='M24 0h-1v1h1z' fill='#c00'/>"
                + "<path d='M8 8H16V16H8Z' fill='#036'/>"
        ])
    func painted(content: String) throws {
        #expect(try skeleton(content).layers.allSatisfy { $0.clearing == .none })
    }

    @Test("What covers a part of a cutout from border to border belongs to it, and so does what lies partly on it")
    func partsOfCutouts() throws {
        let ground = square(0, 24, "fill='#333'")
        let track = "<path d='M4 11H20V13H4Z' fill='#555'/><path d='M4 11H12V13H4Z' fill='#063'/>"
        let knob = "<circle cx='12' cy='12' r='3' fill='#0c3'/>"
        let icon = try skeleton(ground + track + knob)
        #expect(icon.layers.map(\.clearing) == [.none] + Array(repeating: .knocksOut(paintsHierarchy: false), count: 3))
    }

    @Test("White under the lines around it hides what is behind it, and other white is painted")
    func paper() throws {
        let lines = "stroke='black' stroke-width='2'"
        let cards = try skeleton(square(3, 15, "fill='white' \(lines)") + square(8, 20, "fill='white' \(lines)"))
        #expect(
            cards.layers.map(\.clearing) == [
                .knocksOut(paintsHierarchy: false), .none, .knocksOut(paintsHierarchy: false), .none
            ])
        let beside = try skeleton(square(2, 10, "fill='#d00000'") + square(14, 22, "fill='white'"))
        #expect(beside.layers.allSatisfy { $0.clearing == .none })
    }

    private let cutOutOnly = SkeletonLayer.Clearing.knocksOut(paintsHierarchy: false)
    private let lines = "stroke-width='2'"

    @Test("A white page behind everything paints nothing, and what lies on it is painted")
    func page() throws {
        let page = "<rect width='24' height='24' fill='white'/>"
        let plus = try skeleton(page + "<path d='M4 12h16M12 4v16' stroke='black' \(lines)/>")
        #expect(plus.layers.map(\.clearing) == [cutOutOnly, .none])
        let sign = try skeleton(page + square(4, 20, "fill='#d00'") + square(9, 15, "fill='white'"))
        #expect(sign.layers.map(\.clearing) == [cutOutOnly, .none, cutOutOnly])
    }

    @Test("The white casing of a line erases what the line crosses, and the line is painted")
    func casing() throws {
        let slash = "<path d='M2 2L22 22'"
        let icon = try skeleton(
            "<circle cx='12' cy='12' r='9' fill='none' stroke='#000' \(lines)/>"
                + "\(slash) stroke='#fff' stroke-width='6'/>\(slash) stroke='#000' \(lines)/>")
        #expect(icon.layers.map(\.clearing) == [.none, cutOutOnly, .none])
    }

    @Test("The white outline of a shape leaves a gap round it", arguments: ["", "paint-order='stroke'"])
    func outline(order: String) throws {
        let icon = try skeleton(square(2, 16, "") + square(8, 22, "stroke='#fff' \(order) \(lines)"))
        let isFirst = !order.isEmpty
        #expect(icon.layers.map(\.clearing) == [.none] + (isFirst ? [cutOutOnly, .none] : [.none, cutOutOnly]))
    }

    @Test("A white shape that lies only partly on another colour, as a cloud on the sun, is painted")
    func cloud() throws {
        let icon = try skeleton("<circle cx='8' cy='8' r='6' fill='#fc0'/><path d='M6 9H23V21H6Z' fill='white'/>")
        #expect(icon.layers.allSatisfy { $0.clearing == .none })
    }

    @Test("Paint that covers a part of paper from border to border is seen, as the charge of a battery is")
    func paintOnPaper() throws {
        let box = "<path d='M2 6H22V18H2Z' "
        let charge = "<path d='M2 6H15V18H2Z' fill='#0a5'/>"
        let icon = try skeleton(
            box + "fill='white'/>" + charge + box + "fill='none' stroke='black' stroke-width='1.5'/>")
        #expect(icon.layers.map(\.clearing) == [.knocksOut(paintsHierarchy: false), .none, .none])
    }

    @Test("Paint on paper is seen where the lines around the paper lie below it, too")
    func paintOnLines() throws {
        let box = "<path d='M2 6H22V18H2Z' "
        let icon = try skeleton(
            box + "fill='white'/>" + box + "fill='none' stroke='black' stroke-width='1.5'/>"
                + "<path d='M12 6H22V18H12Z' fill='black'/>")
        #expect(icon.layers.map(\.clearing) == [.knocksOut(paintsHierarchy: false), .none, .none])
    }

    @Test("A cutout gets bolder with the weight")
    func weights() throws {
        let icon = try skeleton(
            "<circle cx='12' cy='12' r='10' fill='#d00'/><path d='M11 6h2v12h-2z' fill='white'/>")
        let layer = try #require(icon.emboldened()?.layers.last)
        let widths = Master.allCases.compactMap { layer.strokes[0].outlines?[$0]?.bounds?.width }
        #expect(widths.count == 3)
        #expect(widths == widths.sorted() && widths[0] < 1 && widths[2] > 3)
    }

    @Test("A drawing of very many colours keeps them without cutouts")
    func many() throws {
        let dots = (0..<101).map { square(8, 16, "fill='rgb(\($0), 9, 9)'") }.joined()
        let icon = try skeleton(square(2, 22, "fill='#036'") + dots)
        #expect(icon.layers.count == 102)
        #expect(icon.layers.allSatisfy { $0.clearing == .none })
    }
}
