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
        let query = "point-size=20&tint=%230a6cff&display-scale=2"
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
            #expect(html == "<img src=\"it's.webp\" width=\"24\" height=\"24\" alt=\"it s\">")
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
                imageView.image = UIImage(named: "it's", in: nil, configuration: configuration)
                imageView.tintColor = UIColor(red: 0.039, green: 0.424, blue: 1, alpha: 1)
                imageView.addSymbolEffect(.bounce.up, options: .speed(2))
                """)
    }
}
