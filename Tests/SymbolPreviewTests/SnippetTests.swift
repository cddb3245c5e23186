import Foundation
import TestSupport
import Testing

@testable import SymbolPreview

struct SnippetTests {
    private let preview: Previewed

    init() throws {
        preview = try Previewed()
        try preview.files.icon("it's.svg")
    }

    private func snippets(_ query: String) throws -> [String: String] {
        try #require(preview.get("/snippets?symbol=it's&\(query)").json as? [String: String])
    }

    @Test(
        "The line draws what is shown",
        arguments: ["weight=bold&point-size=20&tint=%230a6cff", "size=24&background=rgb(1,2,3)&strict"])
    func lineDraws(query: String) throws {
        let line = try #require(try snippets(query)["command"])
        let command = try Command()
        let outcome = try command.shell("insignia() { \"$insignia\" \"$@\"; }; \(line)")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try Array(command.data("it's.png")) == preview.get("/picture?symbol=it's&\(query)").bytes)
    }

    @Test("The line plays what is shown")
    func linePlays() throws {
        let query = "effect=wiggle.custom(angle:+30)&speed=2&size=20"
        let line = try #require(try snippets(query)["command"])
        let command = try Command()
        #expect(try command.shell("insignia() { \"$insignia\" \"$@\"; }; \(line)").status == 0)
        #expect(
            try Array(command.data("it's.webp")) == preview.get("/animation?symbol=it's&\(query)&format=webp").bytes)
    }

    @Test("The line plays a timeline from the file in which it is saved")
    func linePlaysTimeline() throws {
        let timeline = "events: [{at: 0, effect: bounce}]"
        let answer = try #require(preview.post("/api/timeline", timeline).json as? [String: Any])
        let query = "timeline=\(try #require(answer["id"] as? String))&size=20"
        let line = try #require(try snippets(query)["command"])
        let command = try Command()
        try command.write("timeline.yml", timeline)
        #expect(try command.shell("insignia() { \"$insignia\" \"$@\"; }; \(line)").status == 0)
        #expect(
            try Array(command.data("it's.webp")) == preview.get("/animation?symbol=it's&\(query)&format=webp").bytes)
    }

    @Test("The build file draws what is shown")
    func buildFile() throws {
        try preview.files.write(
            "it's.svg", svg("<path d='M0 0H12V24Z'/>", "viewBox='0 0 24 24' data-auto-mirrored='true'"))
        let query = "point-size=20&tint=%230a6cff&display-scale=2&layout-direction=right-to-left"
        let build = try #require(try snippets(query)["build"])
        let command = try Command()
        try command.write("insignia.yml", build)
        let outcome = try command.run("sprites")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: command.path("icons"))
        #expect(
            try names.map { try Array(command.data("icons/\($0)")) } == [
                preview.get("/picture?symbol=it's&\(query)").bytes
            ])
    }

    /// Returns the files that a build file writes into its folder for animations.
    private func built(_ query: String, timeline: String? = nil) throws -> [[UInt8]] {
        let command = try Command()
        try command.write("insignia.yml", try #require(try snippets(query)["build"]))
        if let timeline { try command.write("timeline.yml", timeline) }
        let outcome = try command.run("sprites")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: command.path("icons"))
        return try names.map { try Array(command.data("icons/\($0)")) }
    }

    @Test(
        "The build file plays what is shown",
        arguments: [
            "effect=bounce&fps=60", "effect=pulse&effect=bounce@0.4&duration=1.5&fps=24&display-scale=2",
            "effect=wiggle.custom(angle:+30)&speed=2&repeat=3&delay=0.2", "effect=rotate&repeat=continuous",
            "effect=bounce&reduce-motion=true&tint=red", "to=other", "effect=replace.upUp&to=other"
        ])
    func buildFilePlays(query: String) throws {
        try preview.files.icon("other.svg")
        let query = "size=20&\(query)"
        let played = preview.get("/animation?symbol=it's&\(query)&format=webp")
        #expect(played.status == 200, "\(played.text)")
        #expect(try built(query) == [played.bytes])
    }

    @Test("The build file plays a timeline from the file in which it is saved")
    func buildFilePlaysTimeline() throws {
        let timeline = "events: [{at: 0.2, effect: bounce}]"
        let answer = try #require(preview.post("/api/timeline", timeline).json as? [String: Any])
        let query = "timeline=\(try #require(answer["id"] as? String))&size=20&fps=25"
        let played = preview.get("/animation?symbol=it's&\(query)&format=webp")
        #expect(try built(query, timeline: timeline) == [played.bytes])
    }

    @Test("The element of an animation has its size in points, whatever the file's scale")
    func elementSize() throws {
        for scale in ["1", "2"] {
            let html = try snippets("effect=pulse&point-size=24&display-scale=\(scale)")["html"]
            #expect(html == "<img src=\"it%27s.webp\" width=\"24\" height=\"24\" alt=\"it s\">")
        }
    }

    @Test("UIKit tints the image view unless the configuration of the mode has the colours")
    func tinted() throws {
        for mode in ["", "&rendering-mode=monochrome", "&rendering-mode=multicolor"] {
            let lines = try #require(try snippets("tint=red\(mode)")["uikit"])
            #expect(lines.hasSuffix("imageView.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"))
        }
        #expect(try snippets("tint=red&rendering-mode=hierarchical")["uikit"]?.contains("tintColor") == false)
    }

    /// The initializers that UIKit has for symbol images and their configurations.
    private static let initializers: Set = [
        "UIImage(named:)", "UIImage(named:in:with:)", "UIImage(named:in:variableValue:configuration:)",
        "SymbolConfiguration(pointSize:)", "SymbolConfiguration(weight:)", "SymbolConfiguration(scale:)",
        "SymbolConfiguration(pointSize:weight:)", "SymbolConfiguration(pointSize:weight:scale:)",
        "SymbolConfiguration(textStyle:)", "SymbolConfiguration(textStyle:scale:)",
        "SymbolConfiguration(hierarchicalColor:)", "SymbolConfiguration(paletteColors:)",
        "SymbolConfiguration(colorRenderingMode:)", "SymbolConfiguration(variableValueMode:)"
    ]

    @Test("UIKit has the initializers of every snippet")
    func initializers() throws {
        let sizes = ["", "&point-size=40", "&text-style=title"]
        let shapes = ["", "&weight=bold", "&weight=450", "&scale=large", "&weight=450&scale=large"]
        let modes = [
            "", "&rendering-mode=hierarchical&tint=red", "&rendering-mode=palette&palette=red,blue",
            "&variable-value=0.5", "&variable-value=0.5&variable-mode=draw", "&color-rendering=gradient"
        ]
        for query in sizes.flatMap({ size in shapes.flatMap { shape in modes.map { size + shape + $0 } } }) {
            let text = try #require(try snippets(query)["uikit"])
            let calls = text.matches(of: /(UIImage|SymbolConfiguration)\(((?:[^()]|\([^()]*\))*)\)/)
            for call in calls {
                let labels = call.2.replacing(/\([^()]*\)/, with: "").matches(of: /\w+:/).map { String($0.0) }
                #expect(Self.initializers.contains("\(call.1)(\(labels.joined()))"), "\(call.0)")
            }
            #expect(!calls.isEmpty)
        }
    }

    @Test("Modes of colours and values reach both frameworks")
    func modesOfColorsAndValues() throws {
        let lines = try snippets("color-rendering=gradient&variable-value=0.5&variable-mode=draw")
        #expect(
            lines["uikit"] == """
                let configuration = UIImage.SymbolConfiguration(colorRenderingMode: .gradient)
                    .applying(UIImage.SymbolConfiguration(variableValueMode: .draw))
                imageView.image = UIImage(named: "it's", in: nil, variableValue: 0.5, configuration: configuration)
                """)
        #expect(
            lines["swiftui"] == """
                Image("it's", variableValue: 0.5)
                    .symbolColorRenderingMode(.gradient)
                    .symbolVariableValueMode(.draw)
                """)
    }

    @Test("A text style has the name that each framework gives it")
    func textStyles() throws {
        let lines = try snippets("text-style=title&weight=bold&scale=large")
        #expect(lines["swiftui"]?.contains(".font(.title)") == true)
        #expect(lines["uikit"]?.contains("(textStyle: .title1, scale: .large)\n    .applying(") == true)
    }

    @Test(
        "An effect that ends is triggered by a value, and one that does not by a condition",
        arguments: [
            ("bounce", "", true), ("wiggle", "", true), ("rotate", "", true), ("breathe", "", true),
            ("pulse", "", true), ("wiggle", "&repeat=3", true), ("bounce", "&repeat=continuous", false),
            ("pulse", "&repeat=periodic", false), ("scale.up", "", false), ("drawOn", "", false)
        ])
    func triggers(effect: String, options: String, byValue: Bool) throws {
        let line = try #require(try snippets("effect=\(effect)\(options)")["swiftui"])
        #expect(line.hasSuffix(byValue ? ", value: count)" : ", isActive: isActive)"), "\(line)")
    }

    @Test("UIKit plays an effect that would repeat no more often than is shown")
    func playsOnce() throws {
        let line = try snippets("effect=wiggle.left&speed=2")["uikit"]
        #expect(line?.hasSuffix("addSymbolEffect(.wiggle.left, options: .speed(2).nonRepeating)") == true)
    }

    @Test("A replacement names both symbols")
    func replacement() throws {
        try preview.files.icon("other.svg")
        let lines = try snippets("effect=replace.upUp&to=other")
        #expect(
            lines["swiftui"] == """
                Image(isOn ? "other" : "it's")
                    .contentTransition(.symbolEffect(.replace.upUp))
                """)
        #expect(
            lines["uikit"] == """
                imageView.image = UIImage(named: "it's")
                if let image = UIImage(named: "other") {
                    imageView.setSymbolImage(image, contentTransition: .replace.upUp)
                }
                """)
        #expect(lines["html"]?.hasSuffix("alt=\"it s, other\">") == true)
        let automatic = try #require(try snippets("effect=automatic&to=other")["swiftui"])
        #expect(automatic.hasSuffix("\n    .contentTransition(.symbolEffect(.automatic))"))
    }

    @Test("Right to left reaches both frameworks")
    func rightToLeft() throws {
        let lines = try snippets("layout-direction=right-to-left")
        #expect(lines["swiftui"]?.hasSuffix(".environment(\\.layoutDirection, .rightToLeft)") == true)
        #expect(lines["uikit"]?.hasSuffix("imageView.semanticContentAttribute = .forceRightToLeft") == true)
    }

    @Test(
        "Names are escaped as each language asks",
        arguments: [
            ("a b#c", "a%20b%23c", #""a b#c""#), ("100%?", "100%25%3F", #""100%?""#),
            (#"q"\"#, "q%22%5C", #""q\"\\""#), ("a,b:c", "a%2Cb%3Ac", #""a,b:c""#)
        ])
    func escaping(name: String, address: String, literal: String) throws {
        try preview.files.icon("\(name).svg")
        preview.site.library.refresh()
        let query = name.utf8.map { "%" + String($0, radix: 16) }.joined()
        let lines = try #require(preview.get("/snippets?symbol=\(query)").json as? [String: String])
        #expect(
            lines["html"]?.hasPrefix(
                "<img src=\"\(address).png\" srcset=\"\(address).png 1x, \(address)@2x.png 2x, ") == true)
        #expect(lines["swiftui"] == "Image(\(literal))")
        #expect(lines["uikit"] == "imageView.image = UIImage(named: \(literal))")
    }

    @Test("Lines for Apple's frameworks name what they have")
    func linesApple() throws {
        let lines = try snippets("weight=bold&scale=large&point-size=17&tint=%230a6cff&effect=bounce.up&speed=2")
        #expect(
            lines["swiftui"] == """
                Image("it's")
                    .foregroundStyle(Color(red: 0.039, green: 0.424, blue: 1))
                    .font(.system(size: 17))
                    .fontWeight(.bold)
                    .imageScale(.large)
                    .symbolEffect(.bounce.up, options: .speed(2), value: count)
                """)
        #expect(
            lines["uikit"] == """
                let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .bold, scale: .large)
                imageView.image = UIImage(named: "it's", in: nil, with: configuration)
                imageView.tintColor = UIColor(red: 0.039, green: 0.424, blue: 1, alpha: 1)
                imageView.addSymbolEffect(.bounce.up, options: .speed(2))
                """)
    }
}
