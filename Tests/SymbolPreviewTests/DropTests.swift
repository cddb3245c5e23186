import Foundation
import TestSupport
import Testing

@testable import SymbolPreview

struct DropTests {
    private let icon = svg(
        "<path fill=\"none\" stroke=\"black\" stroke-width=\"2\" d=\"M4 4L20 20\"/>",
        "width=\"24\" height=\"24\" viewBox=\"0 0 24 24\"")

    @Test("A dropped icon becomes the template that convert writes")
    func droppedIcon() throws {
        let (command, preview) = (try Command(), try Previewed())
        try command.write("line.svg", icon)
        let answer = try #require(preview.post("/api/convert?name=line.svg", icon).json as? [String: Any])
        let symbols = try #require(answer["symbols"] as? [[String: Any]])
        let id = try #require(symbols.first?["id"] as? String)
        let template = preview.get("/file?symbol=\(id)&format=template").bytes
        #expect(try Data(template) == command.run("convert", "line.svg", "-o", "-").output)
        #expect(preview.get("/picture?symbol=\(id)&weight=black&size=20").status == 200)
    }

    @Test("An icon that cannot be converted is shown as it is, with the reason")
    func unconvertibleIcon() throws {
        let preview = try Previewed()
        let text = svg("<rect width=\"5\" height=\"5\" fill=\"url(#none)\"/>", "width=\"9\" height=\"9\"")
        let answer = try #require(preview.post("/api/convert?name=x", text).json as? [String: Any])
        let plain = try #require(answer["plain"] as? String)
        #expect(preview.get("/picture?symbol=\(plain)&size=9").status == 200)
    }

    @Test("What is no drawing is refused with its place")
    func noDrawing() throws {
        let answer = try Previewed().post("/api/convert?name=x", "hello")
        #expect(answer.status == 422)
        #expect(answer.message?.hasPrefix("x.svg:1:1: ") == true)
    }

    @Test("A name that no file should have is refused", arguments: ["..", ".x", "%0a"])
    func refusedName(name: String) throws {
        #expect(try Previewed().post("/api/convert?name=\(name)", icon).status == 400)
    }

    @Test("A timeline plays, and its faults are told with their places")
    func timelinePlays() throws {
        let preview = try Previewed()
        try preview.files.icon("one.svg")
        let answer = try #require(
            preview.post("/api/timeline", "events: [{at: 0, effect: bounce}]").json as? [String: Any])
        let id = try #require(answer["id"] as? String)
        #expect(preview.get("/motion?symbol=one&size=20&timeline=\(id)").status == 200)
        let timeline = try #require(answer["timeline"] as? [String: [[String: String]]])
        #expect(timeline == ["events": [["at": "0", "effect": "bounce"]]])
        #expect(preview.post("/api/timeline", "events: [{at: x}]").message?.hasPrefix("timeline.yml:1:") == true)
    }
    @Test("A timeline names a symbol by as much of its path as tells it from others")
    func timelineSymbol() throws {
        let preview = try Previewed()
        for name in ["one.svg", "a/two.svg", "b/two.svg"] { try preview.files.icon(name) }
        func answer(_ path: String) throws -> Response {
            let script = "events: [{at: 0.5, symbol: \(path), effect: replace}]"
            let answer = try #require(preview.post("/api/timeline", script).json as? [String: Any])
            return preview.get("/motion?symbol=one&size=20&timeline=\(try #require(answer["id"] as? String))")
        }
        for path in ["a/two.svg", "../b/two.svg", "one.svg"] { #expect(try answer(path).status == 200) }
        #expect(try answer("two.svg").message?.contains("a/two.svg") == true)
        #expect(try answer("three.svg").status == 404)
    }
}
