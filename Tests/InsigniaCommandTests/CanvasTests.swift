import Insignia
import Foundation
import TestSupport
import Testing

/// The positions of symbols on their images, which contain all of their ink.
@Suite struct CanvasTests {
    private let command: Command

    /// A symbol 70.459 units wide from margin to margin, whose ink extends beyond its layout box by 10 units on both
    /// sides, 9.541 at the top and 5 at the bottom.
    init() throws {
        command = try Command()
        try command.write("a.svg", template(path: "M-10-80H80.459V5H-10Z"))
    }

    private func run(_ arguments: String...) throws -> Data {
        let outcome = try command.run(arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    private func object(_ data: Data) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    /// Returns the metrics of the image that `render --json` reports.
    private func metrics(_ arguments: String...) throws -> [String: Any] {
        let data = try run(["render", "a.svg", "--scale", "small", "--json"] + arguments)
        let reports = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        let images = try #require(reports.first?["images"] as? [[String: Any]])
        return try #require(images.first?["metrics"] as? [String: Any])
    }

    /// The bar is 400 long, of which the viewport shows 12; turned about the centre, a square 24 wide takes up at most
    /// 24√2, which is less than 34.
    @Test("What an icon clips does not make the canvas of a turning one larger", arguments: ["rotate", "wiggle"])
    func clippedTurn(effect: String) throws {
        try command.write(
            "cross.svg", svg("<path d='M4 4h16v16H4z'/><path d='M12 11h400v2h-400z'/>", "viewBox='0 0 24 24'"))
        let report = try object(
            try run(["animate", "cross.svg", "--effect", effect, "--size", "24", "-o", "a.webp", "--json"]))
        #expect(try #require(report["width"] as? Int) <= 36)
    }

    /// Both are at their largest between the frames of 30 a second.
    @Test(
        "The canvas depends neither on the frame rate nor on the moment",
        arguments: [["flashlight", "appear.down"], ["exclamationmark.octagon.fill", "disappear.up"]])
    func rates(names: [String]) throws {
        let symbol = ["animate", Command.symbols.appending(path: "../\(names[0]).svg").path, "--effect", names[1]]
        func width(_ options: String...) throws -> Int {
            let report = try object(try run(symbol + ["--size", "96", "-o", "a.png", "--json"] + options))
            return try #require(report["width"] as? Int)
        }
        let widths = try [
            width("--at", "0"), width("--at", "0.1", "--fps", "60"), width("--at", "0.2", "--fps", "30"),
            width("--at", "0.2166666", "--fps", "30")
        ]
        #expect(Set(widths).count == 1, "\(widths)")
    }

    private func run(_ arguments: [String]) throws -> Data {
        let outcome = try command.run(arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    private func insets(_ metrics: [String: Any]) throws -> [String: Double] {
        try #require(metrics["alignmentInsets"] as? [String: Double]).mapValues { ($0 * 1000).rounded() / 1000 }
    }

    @Test("A still holds what sticks out of its layout box, and tells where that lies")
    func still() throws {
        #expect(
            try insets(try metrics("--point-size", "100")) == [
                "top": 10, "left": 10, "bottom": 5.541, "right": 10.541
            ])
        let image = try command.image("a.png")
        #expect((image.width, image.height) == (91, 86))
        // The rows and columns that ink covers, including those at the edges that it covers in part.
        #expect(image.inkBounds == PixelRectangle(x: 0, y: 0, width: 91, height: 86))
    }

    @Test("The baseline can be put between two rows of pixels")
    func baseline() throws {
        for size in [["--point-size", "33"], ["--size", "47"], ["--size", "48", "--canvas", "layout"]] {
            let data = try metrics(size[0], size[1], "--baseline", "pixel")
            let baseline = try #require(data["baseline"] as? Double)
            #expect(abs(baseline - baseline.rounded()) < 1e-9, "\(size)")
        }
    }

    @Test("A frame at rest is the still inside a border of whole pixels", arguments: ["exact", "pixel"])
    func rest(baseline: String) throws {
        let size = ["--point-size", "30", "--baseline", baseline]
        let still = try insets(try metrics(size[0], size[1], size[2], size[3]))
        let picture = try command.image("a.png")
        _ = try run(["animate", "a.svg", "--scale", "small", "--effect", "bounce", "-o", "out/"] + size)
        let manifest = try object(try command.data("out/frames.json"))
        let frame = try insets(try #require(manifest["metrics"] as? [String: Any]))
        let border = try ["left", "top"].map { try #require(frame[$0]) - #require(still[$0]) }
        #expect(border.allSatisfy { $0 == $0.rounded() && $0 >= 0 } && border[1] > 0)
        let drawn = try command.image("out/a_0000.png")
        let part = PixelRectangle(x: Int(border[0]), y: Int(border[1]), width: picture.width, height: picture.height)
        #expect(drawn.part(part).bytes == picture.bytes)
        #expect(drawn.inkBounds == part)
    }

    @Test("With --fit all of a motion has exactly the size asked for, with the symbol as large as that leaves it")
    func fit() throws {
        func width(_ arguments: String...) throws -> (layout: Double, image: Int) {
            _ = try run(
                ["animate", "a.svg", "--scale", "small", "--effect", "bounce.up", "--size", "60", "-o", "out"]
                    + arguments)
            let manifest = try object(try command.data("out/frames.json"))
            let metrics = try #require(manifest["metrics"] as? [String: Any])
            return (
                try #require(metrics["rightMargin"] as? Double) - #require(metrics["leftMargin"] as? Double),
                try #require(manifest["width"] as? Int)
            )
        }
        let (grown, fitted) = (try width(), try width("--fit"))
        #expect(grown.image > 60 && fitted.image == 60)
        // The border of the larger canvas is rounded up to whole pixels on both sides.
        let least = grown.layout * 60 / Double(grown.image)
        #expect(fitted.layout >= least && fitted.layout < least * Double(grown.image) / Double(grown.image - 2))
    }

    @Test("A build fits motion where its file says so", arguments: [true, false])
    func fitInBuild(fits: Bool) throws {
        try command.write(
            "insignia.yml",
            """
            {symbols: a.svg, sizes: 24, effects: bounce.up, fit: \(fits), baseline: pixel,
            outputs: [{strips: out/}]}
            """)
        _ = try run("sprites")
        let manifest = try object(try command.data("out/a-bounce.up.json"))
        #expect((manifest["width"] as? Int == 24) == fits && (manifest["height"] as? Int == 24) == fits)
        let baseline = try #require((manifest["metrics"] as? [String: Any])?["baseline"] as? Double)
        #expect(baseline == baseline.rounded())
    }

    /// At 4 frames per second, none is near the top of the bounce, at which the requested moment is.
    @Test("A moment between frames is not cut either")
    func between() throws {
        _ = try run(
            "animate", "a.svg", "--effect", "bounce.up", "--size", "80", "--fps", "4", "--at", "0.1", "-o", "at.png")
        _ = try run("animate", "a.svg", "--effect", "bounce.up", "--size", "80", "--fps", "10", "-o", "all/")
        #expect(try command.image("at.png").inkBounds?.width == command.image("all/a_0001.png").inkBounds?.width)
    }

    @Test("An icon's viewport cuts, at rest and in motion")
    func viewport() throws {
        try command.write(
            "icon.svg", svg("<path d=\"M2-5H8V15H2Z\"/>", "width=\"10\" height=\"10\""))
        _ = try run("render", "icon.svg", "-o", "icon.png")
        let still = try command.image("icon.png")
        #expect((still.width, still.height) == (10, 10))
        _ = try run("animate", "icon.svg", "--effect", "bounce.up", "-o", "icon/")
        let frame = try command.image("icon/icon_0000.png")
        #expect(frame.height > 10 && frame.inkBounds?.height == 10)
    }

    @Test("A build tells where the layout box lies, each format in its own way")
    func manifests() throws {
        try command.write(
            "insignia.yml",
            """
            symbols: a.svg
            scales: small
            point-sizes: 100
            display-scales: [1, 2]
            outputs:
              - {sheet: out/sheet, manifests: [css, texturepacker-hash]}
              - {xcassets: out/A.xcassets}
              - {android: out/res}
              - {svg: out/a.svg}
            """)
        _ = try run("sprites")
        #expect(try command.text("out/sheet.css").contains("  vertical-align: -5.541px;\n"))
        let frames = try #require(try object(try command.data("out/sheet@2x.json"))["frames"] as? [String: Any])
        let own = try #require((frames["a"] as? [String: Any])?["insignia"] as? [String: Any])
        let twice = ["top": 20, "left": 20, "bottom": 11.082, "right": 21.082]
        #expect(try insets(try #require(own["metrics"] as? [String: Any])) == twice)
        let contents = try object(try command.data("out/A.xcassets/a.imageset/Contents.json"))
        let images = try #require(contents["images"] as? [[String: Any]])
        #expect(images.map { $0["alignment-insets"] as? [String: Double] }.last == twice)
        #expect(try command.text("out/res/values-xhdpi/insets.xml").contains("name=\"a_inset_bottom\">11.082px<"))
        #expect(
            try command.text("out/a.svg").contains(
                "viewBox=\"-10 -80 90.459 85\" data-layout-box=\"0 -70.459 70.459 70.459\">"))
    }
}
