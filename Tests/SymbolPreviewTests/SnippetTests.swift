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
                imageView.addSymbolEffect(.bounce.up, options: .speed(2))
                """)
    }
}
