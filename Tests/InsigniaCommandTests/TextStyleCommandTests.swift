import Foundation
import Insignia
import TestSupport
import Testing

@Suite struct TextStyleCommandTests {
    let command: Command

    init() throws { command = try Command() }

    private func report(_ arguments: String...) throws -> [String: Any] {
        let outcome = try command.run(arguments + ["--json"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let reports = try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]]
        return try #require(reports?.first)
    }

    @Test("Rendering tells the text's figures, with null for what is not known, and what was drawn")
    func render() throws {
        try command.write("a.svg", template())
        let report = try report("render", "a.svg", "--text-style", "body", "--platform", "tvos", "--weight", "bold")
        let font = try #require(report["font"] as? [String: Any])
        #expect(font["pointSize"] as? Double == 29)
        #expect(font["weight"] as? Double == 500)
        #expect(font["emphasizedWeight"] as? Double == 700)
        #expect(font["leading"] as? Double == 36)
        #expect(font["tracking"] as? [String: Double] == ["thousandths": 14, "points": 0.4])
        let image = try #require((report["images"] as? [[String: Any]])?.first)
        let metrics = try #require(image["metrics"] as? [String: Any])
        #expect(metrics["weight"] as? Double == 700)
        #expect(metrics["pointSize"] as? Double == 29)
        let ios = try self.report("render", "a.svg", "--text-style", "title3", "--dynamic-type", "AX5")["font"]
        #expect((ios as? [String: Any])?["leading"] as? Double == 65)
        #expect((ios as? [String: Any])?["tracking"] is NSNull)
    }

    @Test("The text's weight is that of Bold Text too, as is the symbol's: one step above Semibold is Bold")
    func boldText() throws {
        try command.write("a.svg", template())
        let report = try report("render", "a.svg", "--text-style", "headline", "--bold-text")
        #expect((report["font"] as? [String: Any])?["weight"] as? Double == 700)
        let image = try #require((report["images"] as? [[String: Any]])?.first)
        #expect((image["metrics"] as? [String: Any])?["weight"] as? Double == 700)
        // A weight given for the symbol gets bolder as well.
        let light = try self.report("render", "a.svg", "--text-style", "body", "--bold-text", "--weight", "light")
        #expect((light["font"] as? [String: Any])?["weight"] as? Double == 500)
        let metrics = (light["images"] as? [[String: Any]])?.first?["metrics"] as? [String: Any]
        #expect(metrics?["weight"] as? Double == 400)
    }

    @Test(
        "Strokes are as wide as on the platform's display of the lowest scale, unless another is given",
        arguments: [
            (["--text-style", "body"], nil), (["--platform", "watchos"], nil),
            (["--platform", "macos"], "0.54 pixels wide at display scale 1; it would be 1 pixel wide at 24 points"),
            (["--point-size", "17"], "0.7 pixels wide at display scale 1; it would be 1 pixel wide at 24 points"),
            (["--size", "17"], "0.7 pixels wide at display scale 1"), (["--size", "17", "--display-scale", "2"], nil),
            (
                ["--text-style", "body", "--display-scale", "1.25"],
                "0.88 pixels wide at display scale 1.25; it would be 1 pixel wide at 20 points"
            )
        ] as [([String], String?)])
    func strokes(arguments: [String], message: String?) throws {
        try command.write(
            "a.svg", svg("<path d='M4 4L20 20' fill='none' stroke='black'/>", "viewBox='0 0 24 24'"))
        let text = String(decoding: try command.run(["inspect", "a.svg"] + arguments).output, as: UTF8.self)
        #expect(text.contains(message ?? "a.svg: icon"), "\(text)")
        #expect(text.contains("the thinnest stroke") == (message != nil), "\(text)")
    }

    @Test("The metrics tell the size of matching text for any size and display scale: 64 pixels at 2 are 45.42 points")
    func pixels() throws {
        try command.write("a.svg", template())
        let report = try report("render", "a.svg", "--size", "32", "--display-scale", "2", "--scale", "small")
        let metrics = (report["images"] as? [[String: Any]])?.first?["metrics"] as? [String: Any]
        // A square of cap height, 70.459 units, fills 32 points.
        #expect(abs(try #require(metrics?["pointSize"] as? Double) - 100 * 32 / 70.459) < 1e-9)
    }

    @Test(
        "Inspection assumes the size of each platform's body text, and tells it",
        arguments: zip(Platform.allCases, [17.0, 17, 13, 29, 17, 16]))
    func standard(platform: Platform, points: Double) throws {
        try command.write("a.svg", template())
        let report = try report("inspect", "a.svg", "--platform", platform.rawValue)
        #expect(report["pointSize"] as? Double == points)
        #expect(report["weight"] as? Double == 400)
    }

    @Test("Inspection tells the text's figures")
    func inspect() throws {
        try command.write("a.svg", template())
        let outcome = try command.run("inspect", "a.svg", "--text-style", "headline", "--platform", "macos")
        let text = String(decoding: outcome.output, as: UTF8.self)
        #expect(text.contains("size       13 points, weight 700\n"))
        #expect(text.contains("text       leading 16 points, tracking -6/1000 em (-0.08 points), emphasized Heavy\n"))
    }

    @Test(
        "Builds draw symbols beside text styles as rendering does",
        arguments: [
            ("text-styles: [headline]", ["--text-style", "headline"]),
            ("text-styles: [body]\ndynamic-types: [ax3]", ["--text-style", "body", "--dynamic-type", "ax3"]),
            ("text-styles: [body]\nplatform: watchos", ["--text-style", "body", "--platform", "watchos"]),
            (
                "text-styles: [title1]\nplatform: macos\nemphasized: true",
                ["--text-style", "title1", "--platform", "macos", "--emphasized"]
            ),
            ("text-styles: [body]\nweights: [light]", ["--text-style", "body", "--weight", "light"]),
            ("text-styles: [body]\nbold-text: true", ["--text-style", "body", "--bold-text"]),
            ("point-sizes: [30]\nbold-text: true", ["--point-size", "30", "--bold-text"])
        ])
    func sprites(keys: String, arguments: [String]) throws {
        try command.write(
            "line.svg", svg("<path d='M4 4L20 20' stroke='black' stroke-width='2'/>", "viewBox='0 0 24 24'"))
        #expect(try command.run("convert", "line.svg", "-o", "a.svg").status == 0)
        try command.write("insignia.yml", "symbols: a.svg\n\(keys)\nname: '{symbol}'\noutputs: [{png: out/}]")
        #expect(try command.run("sprites").status == 0)
        #expect(try command.run(["render", "a.svg", "-o", "b.png"] + arguments).status == 0)
        #expect(try command.image("out/a.png") == command.image("b.png"))
    }

    @Test("Text styles and text sizes are axes of a build, and part of the names")
    func axes() throws {
        try command.icon("a.svg")
        try command.write(
            "insignia.yml",
            "symbols: a.svg\ntext-styles: [body, title1]\ndynamic-types: [large, AX1]\noutputs: [{png: out/}]")
        #expect(try command.run("sprites").status == 0)
        let sizes = try ["body-large", "body-AX1", "title1-large", "title1-AX1"].map {
            try command.image("out/a-\($0).png").width
        }
        #expect(sizes == [17, 28, 28, 38])
    }

    @Test("Another platform draws a build's pictures anew")
    func changedPlatform() throws {
        try command.icon("a.svg")
        for (platform, width) in [("ios", 17), ("macos", 13)] {
            try command.write(
                "insignia.yml", "symbols: a.svg\ntext-styles: [body]\nplatform: \(platform)\noutputs: [{png: out/}]")
            #expect(try command.run("sprites").status == 0)
            #expect(try command.image("out/a.png").width == width)
        }
    }

    @Test(
        "A build's texts without published figures are named with their place",
        arguments: [
            (
                "text-styles: [body, callout]\nplatform: watchos",
                "insignia.yml:2:21: the size of callout on watchos is not known to Insignia"
            ),
            (
                "text-styles: [body]\ndynamic-types: [ax5]\nplatform: watchos",
                "2:15: the size of body on watchos at ax5 is not known to Insignia"
            ),
            (
                "text-styles: [body]\nemphasized: true\nplatform: visionos",
                "2:15: the emphasized weight of body on visionos is not known to Insignia"
            ),
            ("dynamic-types: [ax2]", "2:16: \"dynamic-types\" needs \"text-styles\""),
            ("emphasized: true", "\"emphasized\" needs \"text-styles\""),
            (
                "text-styles: [body]\nweights: [thin]\nemphasized: true",
                "4:13: \"emphasized\" has no effect with \"weights\""
            ),
            ("sizes: [8]\ntext-styles: [body]", "\"text-styles\" cannot be combined"),
            ("text-styles: [bodi]", "did you mean body?")
        ])
    func errors(keys: String, message: String) throws {
        try command.icon("a.svg")
        try command.write("insignia.yml", "symbols: a.svg\n\(keys)\noutputs: [{png: out/}]")
        let outcome = try command.run("sprites")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
