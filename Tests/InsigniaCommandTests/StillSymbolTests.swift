import Insignia
import Foundation
import TestSupport
import Testing

@Suite struct StillSymbolTests {
    let command: Command

    init() throws { command = try Command() }

    @Test("A text style gives size and weight: body at AX3 is 40 points, so a square of cap height is 28.18 pixels")
    func textStyle() throws {
        try command.write("a.svg", template())
        let outcome = try command.run(
            "render", "a.svg", "--scale", "small", "--text-style", "body", "--dynamic-type", "AX3", "--platform", "ios")
        #expect(outcome.status == 0)
        #expect(try command.image("a.png").width == 29)
    }

    @Test(
        "Wrong values get one line with what is allowed and what is nearest",
        arguments: [
            (["--text-style", "bodi"], "--text-style is \"bodi\"; expected"),
            (["--text-style", "bodi"], "did you mean body?"),
            (
                ["--text-style", "headline", "--platform", "watchos", "--dynamic-type", "medium"],
                "the nearest known is 15 points at small"
            ),
            (
                ["--text-style", "body", "--platform", "visionos", "--emphasized"],
                "the nearest known is Semibold on ios"
            ),
            (["--emphasized"], "--emphasized needs --text-style"),
            (["--dynamic-type", "AX3"], "--dynamic-type needs --text-style"),
            (["--grid", "weight"], "did you mean weights?"),
            (["--simulate", "deuteranopi"], "did you mean deuteranopia?"),
            (["--locale", "7"], "expected a language tag"),
            (["--variable-value", "1", "--variable-mode", "colour"], "did you mean color?"),
            (["--variable-value", "140%"], "expected 0 to 1, or 0% to 100%"),
            (["--weight", "semibolt"], "did you mean semibold?"), (["--rendering-mode", "palette"], "needs colours"),
            (["--tint", "bleu"], "did you mean blue?")
        ])
    func wrongValues(arguments: [String], message: String) throws {
        try command.write("a.svg", template())
        let outcome = try command.run(["render", "a.svg"] + arguments)
        #expect(outcome.status == 64)
        #expect(outcome.messages.first?.contains(message) == true, "\(outcome.errors)")
    }

    @Test("Shapes erased in a LayerTree look as the same art with a hole")
    func layerTree() throws {
        let paths = "M0-70.459H70.459V0H0ZM20-50H50V-20H20Z"
        try command.write(
            "tree.svg",
            template(
                style: """
                    .monochrome-0 {-sfsymbols-motion-group:0} .shapeGroupLayer-0 \
                    {-sfsymbols-fill-action:draw;-sfsymbols-indices:0}
                    .shapeGroupLayer-1 {-sfsymbols-fill-action:erase;-sfsymbols-indices:1}
                    """,
                extra:
                    """
                    <g id=\"LayerTree\"><g class=\"monochrome-0\"><g class=\"shapeGroupLayer-0\"/>\
                    <g class=\"shapeGroupLayer-1\"/></g></g>
                    """,
                path: paths))
        try command.write("plain.svg", template(path: "M0-70.459H70.459V0H0ZM20-50V-20H50V-50Z"))
        _ = try command.run("render", "tree.svg", "plain.svg", "-o", "out", "--scale", "small", "--point-size", "100")
        let (tree, plain) = try (command.image("out/tree.png"), command.image("out/plain.png"))
        // Along the hole, the two compute coverage differently, and may differ by a rounding step.
        #expect(zip(tree.bytes, plain.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        #expect(plain.bytes[(40 * plain.width + 35) * 4 + 3] == 0)
    }

    @Test("A layer of a LayerTree that only erases has no shape, and leaves what lies below")
    func erasingLayer() throws {
        let tree = "<g class='monochrome-0'><g class='shapeGroupLayer-0'/></g>"
        let eraser = "<g class='monochrome-1'><g class='shapeGroupLayer-1'/></g>"
        for (name, layers) in [("with", tree + eraser), ("without", tree)] {
            try command.write(
                "\(name).svg",
                template(
                    style: """
                        .shapeGroupLayer-0 {-sfsymbols-fill-action:draw;-sfsymbols-indices:0}
                        .shapeGroupLayer-1 {-sfsymbols-fill-action:erase;-sfsymbols-indices:1}
                        """,
                    extra: "<g id='LayerTree'>\(layers)</g>", path: "M0-70.459H70.459V0H0ZM20-50H50V-20H20Z"))
        }
        #expect(try command.run("render", "with.svg", "without.svg", "-o", "out", "--point-size", "100").status == 0)
        #expect(try command.image("out/with.png").bytes == command.image("out/without.png").bytes)
    }

    @Test("Asset colours come from a file, with a value for the dark appearance")
    func assetColors() throws {
        try command.write("a.svg", template(classes: "multicolor-0:brand"))
        try command.write("colors.yml", "brand:\n  light: red\n  dark: '#0000ff'\n")
        for (appearance, color) in [("light", [255, 0, 0, 255]), ("dark", [0, 0, 255, 255])] as [(String, [UInt8])] {
            _ = try command.run(
                "render", "a.svg", "--rendering-mode", "multicolor", "--asset-colors", "colors.yml",
                "--appearance", appearance, "--size", "4", "--scale", "small")
            #expect(try Array(command.image("a.png").bytes.prefix(4)) == color)
        }
    }

    @Test(
        "A colour that nothing defines is told with the nearest name, in every report, and is an error with --strict",
        arguments: [
            ("brandAccent", "brandAccent” is not defined, so the tint stands in (--asset-colors defines it)"),
            ("Brand", "Brand” is not defined, so the tint stands in (did you mean brand?)"),
            ("systemReadColor", "so the tint stands in (did you mean systemRedColor?)")
        ])
    func undefinedColor(name: String, message: String) throws {
        try command.write("a.svg", template(classes: "multicolor-0:\(name)"))
        try command.write("colors.yml", "brand: red")
        let arguments = ["render", "a.svg", "--rendering-mode", "multicolor", "--asset-colors", "colors.yml"]
        let outcome = try command.run(arguments)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        let json = String(decoding: try command.run(arguments + ["--json"]).output, as: UTF8.self)
        #expect(json.contains("\"code\" : \"undefinedColor\""), "\(json)")
        let strict = try command.run(arguments + ["--strict"])
        #expect(strict.status == 65)
        #expect(strict.errors.contains("is not defined"), "\(strict.errors)")
        let inspection = ["inspect", "a.svg", "--asset-colors", "colors.yml"]
        let described = String(decoding: try command.run(inspection).output, as: UTF8.self)
        #expect(described.contains(message), "\(described)")
        #expect(try command.run(inspection + ["--strict"]).status == 65)
        for (line, status) in [("", 0), ("strict: true\n", 65)] as [(String, Int32)] {
            try command.write(
                "insignia.yml",
                "symbols: a.svg\nrendering-modes: multicolor\nasset-colors: colors.yml\n\(line)outputs: [{png: out/}]")
            let build = try command.run("sprites")
            #expect(build.status == status)
            #expect(build.errors.contains("is not defined"), "\(build.errors)")
        }
    }

    @Test("A colour that the system or the file defines is not told of", arguments: ["systemRedColor", "tintColor"])
    func definedColor(name: String) throws {
        try command.write("a.svg", template(classes: "multicolor-0:\(name)"))
        #expect(try command.run("render", "a.svg", "--rendering-mode", "multicolor", "--strict").errors.isEmpty)
    }

    @Test(
        "Labels of contact sheets stand out from any background",
        arguments: [("#808085", 0...50), ("#6a6a6a", 200...255), ("white", 128...160), ("black", 100...128)]
            as [(String, ClosedRange<Int>)])
    func labels(background: String, levels: ClosedRange<Int>) throws {
        try command.write("a.svg", template())
        let outcome = try command.run(
            "render", "a.svg", "--grid", "weights", "--tint", background, "--background", background, "-o", "sheet.png")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let bytes = try command.image("sheet.png").bytes
        let reds = stride(from: 0, to: bytes.count, by: 4).map { Int(bytes[$0]) }
        let farthest = try #require(reds.max { abs($0 - reds[0]) < abs($1 - reds[0]) })
        #expect(levels.contains(farthest), "\(farthest)")
    }

    @Test(
        "A mistake in the colour file is told with line and column",
        arguments: [
            ("brand: reed\n", "colors.yml:1:8: \"reed\""),
            ("brand:\n  ligth: red\n", "colors.yml:2:3: unknown key \"ligth\"; did you mean light?"),
            ("brand: [", "colors.yml:"), ("brand: {dark: red}", "colors.yml:1:8: the colour has no value for light")
        ])
    func wrongColors(text: String, message: String) throws {
        try command.write("a.svg", template())
        try command.write("colors.yml", text)
        let outcome = try command.run("render", "a.svg", "--asset-colors", "colors.yml")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test(
        "The label goes into the image: the file's own, else one from the name",
        arguments: [
            ("<title>Night  mode</title>", "Night mode"), ("", "moon stars")
        ])
    func label(title: String, expected: String) throws {
        try command.write("moon.stars.fill.svg", template(extra: title))
        let outcome = try command.run("render", "moon.stars.fill.svg", "--json")
        #expect(String(decoding: outcome.output, as: UTF8.self).contains("\"label\" : \"\(expected)\""))
        let png = try command.data("moon.stars.fill.png")
        #expect(png.range(of: Data("Description\0\(expected)".utf8)) != nil)
    }

    @Test("Mere decoration is not described: an empty title declares it, and so does the option")
    func decoration() throws {
        for (title, option) in [("<title/>", []), ("<title>Moon</title>", ["--decorative"])] as [(String, [String])] {
            try command.write("moon.svg", template(extra: title))
            #expect(try command.run(["render", "moon.svg"] + option).status == 0)
            #expect(try command.data("moon.png").range(of: Data("Description".utf8)) == nil)
        }
    }

    @Test(
        "Contrast that falls short ends with 1, and enough with 0",
        arguments: [("#777777", 1), ("#767676", 0)] as [(String, Int32)])
    func contrast(tint: String, status: Int32) throws {
        try command.write("a.svg", template())
        let outcome = try command.run(
            "inspect", "a.svg", "--contrast-with", "white", "--tint", tint, "--point-size", "17")
        #expect(outcome.status == status)
    }

    @Test("Advice tells of sizes and weights that are hard to see")
    func advice() throws {
        try command.write("a.svg", template())
        let text = try String(
            decoding: command.run("inspect", "a.svg", "--point-size", "9", "--weight", "thin").output, as: UTF8.self)
        #expect(text.contains("9 points is below the minimum of 11 on ios"))
        #expect(text.contains("weights below Regular are hard to see under 18 points; this is 200 at 9"))
    }

    @Test("Inspection tells the metrics of all 27 cells of an interpolatable template")
    func cells() throws {
        try command.write("a.svg", template())
        let data = try command.run("inspect", "a.svg", "--json").output
        let found =
            try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]]).first?["variants"]
            as? [[String: Any]]
        #expect(found?.count == 27)
        let bold = found?.first { $0["name"] as? String == "Bold-L" }
        #expect(bold?["isDrawn"] as? Bool == false)
        #expect(abs(try #require(bold?["advance"] as? Double) - 70.459 * 1.647) < 1e-9)
    }

    @Test("Colours can be seen as others see them")
    func simulation() throws {
        try command.write("a.svg", template())
        _ = try command.run(
            "render", "a.svg", "--tint", "red", "--simulate", "achromatopsia", "--size", "8", "--scale", "small")
        #expect(try Array(command.image("a.png").bytes.prefix(4)) == [127, 127, 127, 255])
    }
}

@Suite struct LocaleTests {
    let command: Command

    init() throws {
        command = try Command()
        try command.icon("bell.svg", "black")
        try command.icon("bell.ar.svg", "red")
        try command.icon("bell.rtl.svg", "blue")
        try command.icon("bell.zh-hant.svg", "lime")
    }

    /// Returns the colour of the first pixel.
    private func color(_ arguments: String...) throws -> [UInt8] {
        let outcome = try command.run(["render", "bell.svg"] + arguments)
        #expect(outcome.status == 0)
        return Array(try command.image("bell.png").bytes.prefix(3))
    }

    @Test("The language's own drawing wins, then the one for right-to-left layout, then the plain one")
    func order() throws {
        #expect(try color() == [0, 0, 0])
        #expect(try color("--locale", "ar-EG") == [255, 0, 0])
        #expect(try color("--locale", "iw") == [0, 0, 255])
        #expect(try color("--locale", "zh_Hant_TW") == [0, 255, 0])
        #expect(try color("--locale", "zh-Hans") == [0, 0, 0])
        #expect(try color("--locale", "de") == [0, 0, 0])
        #expect(try color("--layout-direction", "right-to-left") == [0, 0, 255])
    }

    @Test("A folder in a language has each symbol once")
    func folder() throws {
        _ = try command.run("render", ".", "-o", "out", "--locale", "ar")
        #expect(command.files.filter { $0.hasPrefix("out/") } == ["out/bell.png"])
    }

    @Test(
        "Only symbols marked to mirror are mirrored", arguments: [("data-auto-mirrored=\"true\"", UInt8(0)), ("", 255)])
    func mirroring(mark: String, leftAlpha: UInt8) throws {
        try command.write(
            "arrow.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" \(mark)><path d="M0 0H5V10H0Z"/></svg>
            """)
        _ = try command.run("render", "arrow.svg", "--layout-direction", "right-to-left")
        #expect(try command.image("arrow.png").bytes[3] == leftAlpha)
    }
}

@Suite struct ContactSheetTests {
    /// Returns the bounds of the connected regions of opaque pixels of a colour, row by row.
    private func regions(_ image: Pixmap, _ isIncluded: (ArraySlice<UInt8>) -> Bool) -> [PixelRectangle] {
        var open = (0..<image.width * image.height).map { isIncluded(image.bytes[$0 * 4..<$0 * 4 + 4]) }
        var boxes: [PixelRectangle] = []
        for start in open.indices where open[start] {
            open[start] = false
            var (stack, columns, rows) = ([start], [Int](), [Int]())
            while let index = stack.popLast() {
                let (x, y) = (index % image.width, index / image.width)
                (columns, rows) = (columns + [x], rows + [y])
                let near = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)].filter {
                    (0..<image.width).contains($0.0) && (0..<image.height).contains($0.1)
                }
                for (x, y) in near where open[y * image.width + x] {
                    open[y * image.width + x] = false
                    stack.append(y * image.width + x)
                }
            }
            guard let left = columns.min(), let right = columns.max(), let bottom = rows.max() else { continue }
            boxes.append(
                PixelRectangle(
                    x: left, y: start / image.width, width: right - left + 1, height: bottom - start / image.width + 1))
        }
        return boxes
    }

    @Test("A sheet shows the symbol in all cells: 27 separate blots, a label below each column and before each row")
    func weights() throws {
        let command = try Command()
        try command.write("a.svg", template())
        let outcome = try command.run("render", "a.svg", "--grid", "weights", "--tint", "red", "--point-size", "24")
        #expect(outcome.status == 0)
        let image = try command.image("a.sheet.png")
        let blots = regions(image) { Array($0) == [255, 0, 0, 255] }
        // 70.459 units at 24 points are 16.9 pixels; medium and large are 1.276 and 1.647 times that. Edges inside a
        // pixel leave it half red.
        let sides = [16.9, 21.6, 27.9].flatMap { [Double](repeating: $0, count: 9) }
        try #require(blots.count == 27)
        for (blot, side) in zip(blots.sorted { ($0.y, $0.x) < ($1.y, $1.x) }, sides) {
            #expect(abs(Double(blot.width) - side) < 2 && abs(Double(blot.height) - side) < 2, "\(blot)")
        }
        let letters = regions(image) { $0.last ?? 0 > 100 && $0.first ?? 0 < 200 }
        let lowest = blots.map { $0.y + $0.height }.max() ?? 0
        for column in blots.suffix(9) {
            #expect(letters.contains { $0.y >= lowest && (column.x..<column.x + column.width).contains($0.x) })
        }
        let leftmost = blots.map(\.x).min() ?? 0
        for row in [blots[0], blots[9], blots[18]] {
            #expect(letters.contains { $0.x + $0.width <= leftmost && (row.y..<row.y + row.height).contains($0.y) })
        }
    }

    @Test("A sheet of an icon has one row of weights, and labels in the middle of rows, since it has no baseline")
    func icon() throws {
        let command = try Command()
        try command.write("a.svg", svg("<path d='M0 0H24V24H0Z'/>", "viewBox='0 0 24 24' fill='currentColor'"))
        func sheet(_ axis: String) throws -> Pixmap {
            let outcome = try command.run(
                "render", "a.svg", "--grid", axis, "--tint", "red", "--size", "40", "-o", "sheet.png")
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
            return try command.image("sheet.png")
        }
        func isRed(_ pixel: ArraySlice<UInt8>) -> Bool { Array(pixel) == [255, 0, 0, 255] }
        #expect(try regions(sheet("weights"), isRed).count == 9)
        let image = try sheet("modes")
        let row = try #require(regions(image, isRed).min { ($0.y, $0.x) < ($1.y, $1.x) })
        let letters = regions(image) { $0.last ?? 0 > 100 && $0.first ?? 0 < 200 }.filter { $0.x < row.x }
        #expect(letters.contains { abs($0.y + $0.height / 2 - row.y - row.height / 2) <= 2 })
    }

    @Test("Cells that a file cannot give stay empty, and the reason is told once")
    func missing() throws {
        let command = try Command()
        try command.write("a.svg", template().replacingOccurrences(of: "id='Black-S'", with: "id='Other'"))
        let outcome = try command.run("render", "a.svg", "--grid", "weights")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("cannot be interpolated without Black-S"))
    }
}
