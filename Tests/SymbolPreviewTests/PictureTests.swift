import Foundation
import TestSupport
import Testing

@testable import SymbolPreview

/// The pictures on the page equal those that the command writes.
struct PictureTests {
    private let command: Command
    private let preview: Previewed

    init() throws {
        (command, preview) = (try Command(), try Previewed())
        for name in ["bell", "bell.slash"] {
            try preview.symbol(name)
            try command.write("\(name).svg", try preview.files.data("\(name).svg"))
        }
    }

    private func written(_ arguments: String...) throws -> [UInt8] {
        let outcome = try command.run(arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return Array(outcome.output)
    }

    @Test("A picture is the file that render writes")
    func pictureFile() throws {
        let shown = preview.get(
            "/picture?symbol=bell&v=1&weight=bold&scale=large&size=40&display-scale=2&tint=%23ff0000&background=white")
        #expect(shown.type == "image/png")
        #expect(
            try shown.bytes
                == written(
                    "render", "bell.svg", "--weight", "bold", "--scale", "large", "--size", "40", "--display-scale",
                    "2", "--tint", "#ff0000", "--background", "white", "-o", "-"))
    }

    @Test("A diagnostic's place is lit up where its shape is in the picture")
    func litDiagnostic() throws {
        try preview.files.write("faulty.svg", svg("<path d='M2 2H8V8H2Z' fill='nonsense'/>"))
        let outlines = try #require(
            preview.get("/outlines?symbol=faulty&size=48&display-scale=1").json as? [[String: Any]])
        #expect(outlines.map { $0["outline"] as? String } == ["M4 4H16V16H4Z"])
        let report = try #require(preview.get("/api/symbol?symbol=faulty").json as? [String: Any])
        let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
        #expect(outlines.map { $0["column"] as? Int } == diagnostics.map { $0["column"] as? Int })
    }

    @Test("What becomes of counters is told for Regular and bolder")
    func counters() throws {
        let reports = try #require(preview.get("/api/weights?symbol=bell").json as? [[String: Int]])
        #expect(reports.map { $0["weight"] } == [400, 500, 600, 700, 800, 900])
        #expect(reports.allSatisfy { $0["lost"] == 0 && $0["pinholes"] == 0 })
    }

    @Test("A symbol is inspected with all options that it is drawn with")
    func symbolInspected() {
        let options = "&variable-value=0.5&variable-mode=color&inactive=hide&contrast-with=white"
        #expect(preview.get("/api/symbol?symbol=bell&variable-layers\(options)").status == 200)
    }

    @Test("A frame is the file that animate writes")
    func frameFile() throws {
        let shown = preview.get("/frame?symbol=bell&effect=bounce&size=32&fps=60&frame=7")
        #expect(
            try shown.bytes
                == written(
                    "animate", "bell.svg", "--effect", "bounce", "--size", "32", "--fps", "60", "--frame", "7", "-o",
                    "-"))
    }

    @Test("A frame is the same whether others were drawn before or not")
    func frameSame() throws {
        let address = "/frame?symbol=bell&effect=wiggle&size=32&frame="
        let alone = preview.get(address + "9").bytes
        let fresh = try Previewed()
        try fresh.symbol("bell")
        for frame in 0..<9 { _ = fresh.get(address + "\(frame)") }
        #expect(fresh.get(address + "9").bytes == alone)
    }

    @Test("A symbol on its way to another is the file that animate writes")
    func onItsWay() throws {
        let shown = preview.get("/frame?symbol=bell&to=bell.slash&size=32&at=0.2")
        #expect(
            try shown.bytes
                == written("animate", "bell.svg", "--to", "bell.slash.svg", "--size", "32", "--at", "0.2", "-o", "-"))
    }

    @Test("An animation is the file that animate writes")
    func animationFile() throws {
        let shown = preview.get("/animation?symbol=bell&effect=bounce&size=24&format=webp")
        #expect(shown.type == "image/webp")
        #expect(
            try shown.bytes
                == written(
                    "animate", "bell.svg", "--effect", "bounce", "--size", "24", "--format", "webp", "-o", "-"))
    }

    @Test("A wrong option is refused with the sentence of the command")
    func wrongOption() throws {
        let shown = preview.get("/picture?symbol=bell&weight=bald")
        #expect(shown.status == 400)
        let message = try command.run("render", "bell.svg", "--weight", "bald").messages.first
        #expect(message.map(String.init) == shown.message.map { "error: \($0)" })
    }

    @Test(
        "Options that name files or run the command otherwise are none here",
        arguments: ["output=x", "asset-colors=/etc/passwd", "batch", "jobs=4", "files=x", "help"])
    func refusedOptions(query: String) {
        #expect(preview.get("/picture?symbol=bell&\(query)").status == 400)
    }

    @Test("A picture that was seen is not sent again until its file changes")
    func unchangedPicture() throws {
        let address = "/picture?symbol=bell&size=16"
        let tag = try #require(preview.get(address).headers.first { $0.name == "ETag" }?.value)
        let again = try #require(Request(.get, address, headers: ["if-none-match": tag]))
        #expect(preview.site.answer(again).status == 304)
        try preview.files.write("bell.svg", try preview.files.data("bell.slash.svg"))
        #expect(preview.site.answer(again).status == 200)
    }

    @Test("A picture larger than a page is worth is refused")
    func largePicture() {
        #expect(preview.get("/picture?symbol=bell&size=5000").status == 413)
        #expect(preview.get("/picture?symbol=bell&size=2000&display-scale=3").status == 413)
    }
}
