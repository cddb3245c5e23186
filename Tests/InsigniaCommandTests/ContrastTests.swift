import Foundation
import Insignia
import TestSupport
import Testing

/// Contrast is measured between what touches: layers with each other and with the background.
@Suite struct ContrastReportTests {
    private func report(
        _ content: String, on background: Color = .white, _ configure: (inout RenderOptions) -> Void = { _ in }
    ) throws -> ContrastReport {
        let document = try SymbolDocument(parsing: Array(svg(content).utf8), name: "a")
        var options = RenderOptions()
        options.size = .points(17)
        configure(&options)
        return try ContrastReport(document.symbol, options: options, on: background)
    }

    private let disc = "<path d='M2 2H22V22H2Z'/>"

    @Test("A layer on another one is measured with it, and not with the background")
    func onLayer() throws {
        let report = try report(disc + "<path fill='white' d='M8 8H16V16H8Z'/>")
        #expect(report.pairs.map(\.ratio) == [21, 21])
        #expect(report.pairs.map(\.neighbor) == [nil, 0])
        #expect(report.pairs.map(\.lightnessContrast) == [106, -107.9])
        #expect(report.passes)
    }

    @Test("A layer beside another one is measured with both it and the background")
    func beside() throws {
        let report = try report("<path d='M2 2H12V22H2Z'/><path fill='#888' d='M12 2H22V22H12Z'/>")
        #expect(report.pairs.map { "\($0.layer) \($0.neighbor ?? -1)" } == ["0 -1", "1 -1", "1 0"])
    }

    /// White at half opacity over black is #808080, whose luminance is .2159: .2659/.05 against black.
    @Test("A translucent layer is measured as it is seen over what lies under it")
    func translucent() throws {
        let report = try report(disc + "<path fill='white' opacity='.5' d='M8 8H16V16H8Z'/>")
        #expect(report.pairs.map(\.color) == ["#000000", "#808080"])
        #expect(report.pairs.map(\.ratio) == [21, 5.31])
    }

    @Test("Layers between which nobody sees an edge are no pair: equal ones, and such as touch in a corner")
    func noPair() throws {
        #expect(
            try report("<path d='M2 2H12V22H2Z'/><path d='M12 2H22V22H12Z'/>").pairs.allSatisfy { $0.neighbor == nil })
        let corner = try report("<path d='M2 2H12V12H2Z'/><path fill='#111' d='M12 12H22V22H12Z'/>")
        #expect(corner.pairs.allSatisfy { $0.neighbor == nil })
    }

    @Test("Between layers graphics' 3 is enough where the background takes text's 4.5")
    func minima() throws {
        let report = try report(disc + "<path fill='white' d='M8 8H16V16H8Z'/>")
        #expect(report.pairs.map(\.minimum) == [4.5, 3])
    }

    @Test("Where a gradient runs, its weakest part counts")
    func gradient() throws {
        let fade = """
            <linearGradient id='a'><stop stop-color='black'/><stop offset='1' stop-color='white'/></linearGradient>
            <path fill='url(#a)' d='M2 2H22V22H2Z'/>
            """
        let report = try report(fade)
        #expect(report.pairs.count == 1 && report.pairs[0].ratio < 1.1)
    }

    /// Of 20 units' edges, 0.5 on either side are light: 17 pixels of the grid, of which it takes 24 to be seen.
    @Test("An edge too short to be seen does not count as the weakest part")
    func shortEdge() throws {
        let stripe = """
            <linearGradient id='a' x2='0' y2='1'><stop/><stop offset='.5'/><stop offset='.5' stop-color='#ccc'/>\
            <stop offset='.525' stop-color='#ccc'/><stop offset='.525'/></linearGradient>
            """
        let report = try report(stripe + "<path fill='url(#a)' d='M2 2H22V22H2Z'/>")
        #expect(report.pairs.map(\.ratio) == [21])
    }

    @Test("What would pass is told: the lightest grey with 4.5 on white")
    func proposal() throws {
        let report = try report("<path fill='#aaa' d='M2 2H22V22H2Z'/>")
        #expect(report.pairs.map(\.passingColor) == ["#767676"])
        #expect(report.pairs.map(\.passesEverywhere) == [true])
        #expect(try self.report(disc).pairs.map(\.passingColor) == [nil])
    }

    /// A contrast of 4.5 on white requires a luminance of at most .1833; a contrast of 3 beside #404040, whose
    /// luminance is .0513, requires at least 3 · .1013 - .05 = .2538.
    @Test("What would pass beside one neighbour but not the other is not proposed, unless nothing passes both")
    func proposalForAll() throws {
        let report = try report("<path fill='#404040' d='M2 2H22V22H2Z'/><path fill='#606060' d='M8 8H16V16H8Z'/>")
        #expect(report.pairs.map(\.passes) == [true, false])
        let proposal = try Color(css: try #require(report.pairs[1].passingColor))
        #expect(Contrast.ratio(of: proposal, on: try Color(css: "#404040")) >= 3)
        #expect(report.pairs[1].passesEverywhere == true)
        let beside = try self.report(
            "<path fill='#404040' d='M2 2H12V22H2Z'/><path fill='#606060' d='M12 2H22V22H12Z'/>")
        #expect(beside.pairs.map(\.passes) == [true, true, false])
        #expect(beside.pairs.map(\.passesEverywhere) == [nil, nil, false])
    }

    /// The lightest grey that passes on white, #767676, has a luminance of .1812: 2.78 beside #333, whose is .0331.
    @Test("What would pass beneath does not pass everywhere if it fails beside what lies on it")
    func proposalBeneath() throws {
        let report = try report("<path fill='#888' d='M2 2H22V22H2Z'/><path fill='#333' d='M8 8H16V16H8Z'/>")
        #expect(report.pairs.map(\.passes) == [false, true])
        #expect(report.pairs[0].passingColor == "#767676" && report.pairs[0].passesEverywhere == false)
    }
}

@Suite struct ContrastCommandTests {
    private let command: Command
    private let symbols = Command.symbols.deletingLastPathComponent()

    init() throws { command = try Command() }

    private func inspect(_ arguments: String...) throws -> (status: Int32, found: [String: Any]) {
        let outcome = try command.run(["inspect", "--json"] + arguments)
        let all = try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]]
        return (outcome.status, try #require(all?.first))
    }

    @Test("The advice tells when a colour would pass beside one neighbour only")
    func hereAlone() throws {
        try command.write(
            "a.svg", svg("<path fill='#404040' d='M2 2H12V22H2Z'/><path fill='#606060' d='M12 2H22V22H12Z'/>"))
        let outcome = try command.run("inspect", "a.svg", "--contrast-with", "white")
        let text = String(decoding: outcome.output, as: UTF8.self)
        #expect(text.contains(" here, but no colour passes beside everything it touches"), "\(text)")
    }

    @Test("White on yellow fails although both stand out from black")
    func falsePass() throws {
        let plus = symbols.appendingPathComponent("plus.circle.fill.svg").path
        #expect(try inspect(plus, "--contrast-with", "black", "--palette", "white,yellow").status == 1)
        #expect(try inspect(plus, "--contrast-with", "black", "--palette", "black,yellow").status == 0)
    }

    @Test("White on a black disc passes although the page is white")
    func falseAlarm() throws {
        let plus = symbols.appendingPathComponent("plus.circle.fill.svg").path
        #expect(try inspect(plus, "--contrast-with", "white", "--rendering-mode", "multicolor").status == 0)
    }

    @Test("A layer in its neighbour's colour is not seen, unless the mode gives both one colour")
    func unseen() throws {
        let plus = symbols.appendingPathComponent("plus.circle.fill.svg").path
        #expect(try inspect(plus, "--contrast-with", "black", "--palette", "white,white").status == 1)
        #expect(try inspect(plus, "--contrast-with", "white").status == 0)
    }

    @Test("Two backgrounds are those of the light and the dark appearance, with and without increased contrast")
    func appearances() throws {
        try command.write("a.svg", template(classes: "multicolor-0:systemGreenColor", style: ".multicolor-0 {}"))
        let (status, found) = try inspect("a.svg", "--contrast-with", "white, black", "--rendering-mode", "multicolor")
        let reports = try #require(found["contrast"] as? [[String: Any]])
        let colors = reports.map { ($0["pairs"] as? [[String: Any]])?.first?["color"] as? String }
        #expect(colors == ["#34c759", "#008932", "#30d158", "#4ad968"])
        #expect(reports.map { $0["passes"] as? Bool } == [false, true, true, true])
        #expect(status == 1)
    }

    @Test("With increased contrast, a background is that of the increased contrast alone")
    func increasedContrast() throws {
        try command.write("a.svg", template())
        let (_, found) = try inspect("a.svg", "--contrast-with", "white", "--increase-contrast")
        let reports = try #require(found["contrast"] as? [[String: Any]])
        #expect(reports.map { $0["increasesContrast"] as? Bool } == [true])
    }

    @Test(
        "Backgrounds that make no sense are refused",
        arguments: [["white,black,red"], ["#ffffff80"], ["white,black", "--appearance", "dark"]])
    func backgrounds(arguments: [String]) throws {
        try command.write("a.svg", template())
        #expect(try command.run(["inspect", "a.svg", "--contrast-with"] + arguments).status == 64)
    }
}

@Suite struct StateComparisonTests {
    private let command: Command
    private let symbols = Command.symbols.deletingLastPathComponent()

    init() throws { command = try Command() }

    /// Returns the exit code and the comparison of a run.
    private func compare(_ symbol: String, _ arguments: String...) throws -> (status: Int32, found: [String: Any]) {
        let path = symbols.appendingPathComponent(symbol).path
        let outcome = try command.run(["inspect", "--json", path] + arguments)
        let all = try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]]
        return (outcome.status, try #require(all?.first?["comparison"] as? [String: Any]))
    }

    private func path(_ symbol: String) -> String { symbols.appendingPathComponent(symbol).path }

    @Test("A slash tells states apart by shape")
    func slash() throws {
        let (status, found) = try compare("wifi.svg", "--compare-with", path("wifi.slash.svg"))
        #expect(status == 0)
        #expect(found["differsInShape"] as? Bool == true)
        #expect((found["changes"] as? [Any])?.isEmpty == true)
    }

    @Test(
        "What only one sign of two strokes tells apart is told apart by shape in every weight",
        arguments: ["ultralight", "black"])
    func sign(weight: String) throws {
        let outcome = try compare(
            "folder.badge.plus.svg", "--compare-with", path("folder.badge.minus.svg"), "--weight", weight)
        #expect(outcome.status == 0)
    }

    @Test("A symbol is not told apart from itself, nor from itself a weight bolder")
    func same() throws {
        #expect(try compare("bell.svg", "--compare-with", path("bell.svg")).status == 1)
        let (regular, medium) = (try symbol(.regular), try symbol(.medium))
        let comparison = try StateComparison(
            regular.0, options: regular.1, medium.0, options: medium.1, on: .white)
        #expect(comparison.shapeDifference == 0)
    }

    private func symbol(_ weight: Weight) throws -> (Symbol, RenderOptions) {
        var options = RenderOptions()
        options.weight = weight
        return (try SymbolDocument(contentsOf: path("bell.svg")).symbol, options)
    }

    /// Green #008000 has a luminance of .1544 and red of .2126: without hues, their contrast is only 1.28.
    @Test("Green and red are told apart by hue alone, which is not enough")
    func hue() throws {
        let (status, found) = try compare("bell.svg", "--tint", "green", "--compare-tint", "red")
        #expect(status == 1)
        let changes = try #require(found["changes"] as? [[String: Any]])
        #expect(changes.map { $0["vision"] as? String } == ["normal"] + ColorVision.allCases.map(\.rawValue))
        #expect(changes.first?["ratio"] as? Double == 1.28)
    }

    @Test("Black and light grey are told apart by lightness")
    func lightness() throws {
        #expect(try compare("bell.svg", "--tint", "black", "--compare-tint", "#999").status == 0)
    }

    @Test("Palettes that trade places are compared colour by colour")
    func palettes() throws {
        let (status, found) = try compare(
            "plus.circle.fill.svg", "--palette", "white,red", "--compare-palette", "white,blue")
        #expect(status == 1)
        #expect(found["shapeDifference"] as? Double == 0)
        let change = try #require((found["changes"] as? [[String: Any]])?.first)
        #expect(change["color"] as? String == "#ff0000" && change["otherColor"] as? String == "#0000ff")
    }

    /// Black becomes white beside a red that hardly changes.
    @Test("Of several colours that change, the one that changes most counts")
    func strongestChange() throws {
        let (status, found) = try compare(
            "plus.circle.fill.svg", "--palette", "black,red", "--compare-palette", "white,#e00")
        let change = try #require((found["changes"] as? [[String: Any]])?.first)
        #expect(status == 0 && change["color"] as? String == "#000000" && change["ratio"] as? Double == 21)
    }

    /// Half of white on black is a dark grey, and half of black is black.
    @Test("In the dark appearance, translucent colours are compared on black")
    func darkGround() throws {
        let (_, found) = try compare(
            "bell.svg", "--appearance", "dark", "--tint", "#ffffff80", "--compare-tint", "#00000080")
        let change = try #require((found["changes"] as? [[String: Any]])?.first)
        #expect(change["color"] as? String == "#808080" && change["otherColor"] as? String == "#000000")
    }

    /// A square of 0.8 beside one of 8 is 0.64 / 64.64 of the ink: 0.99 %.
    @Test("A change of shape just below a hundredth of the ink is none")
    func almostShape() throws {
        func symbol(_ more: String) throws -> Symbol {
            let text = svg("<path d='M0 0H8V8H0Z\(more)'/>", "viewBox='0 0 10 10'")
            return try SymbolDocument(parsing: Array(text.utf8), name: "a").symbol
        }
        let comparison = try StateComparison(
            symbol(""), options: RenderOptions(), symbol("M9 9H9.8V9.8H9Z"), options: RenderOptions(), on: .white)
        #expect(comparison.shapeDifference == 0.009 && !comparison.differsInShape)
    }

    @Test("A sign that vanishes into its disc is a change of shape")
    func vanishing() throws {
        let (status, _) = try compare(
            "plus.circle.fill.svg", "--palette", "white,blue", "--compare-palette", "blue,blue")
        #expect(status == 0)
    }
}
