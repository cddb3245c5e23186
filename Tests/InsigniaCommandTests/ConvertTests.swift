import Foundation
import Insignia
import TestSupport
import Testing

@Suite struct ConvertTests {
    let command: Command

    init() throws { command = try Command() }

    func line() throws {
        try command.write(
            "line.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" \
            stroke-width="2" stroke-linecap="round">
            <path d="M4 12H20"/></svg>
            """)
    }

    @Test("A stroked line becomes a template whose regular weight is as wide as it was drawn: 18 by 2 units of 4")
    func regular() throws {
        try line()
        #expect(try command.run("convert", "line.svg", "-o", "line.template.svg").status == 0)
        let report = try command.run("inspect", "--json", "line.template.svg")
        #expect(report.status == 0, "\(report.errors)")
        #expect(
            try command.run(
                "render", "line.template.svg", "--weight", "regular", "--scale", "small", "--canvas", "ink",
                "--point-size", "100", "-o", "a.png"
            ).status == 0)
        let image = try command.image("a.png")
        #expect((image.width, image.height) == (72, 8))
    }

    @Test(
        "A drawing is not replaced by its own template",
        arguments: [
            ["line.svg", "-o", "line.svg"], ["./line.svg"], [".", "-o", "other/.."], ["line.svg", "-o", "link.svg"]
        ])
    func ownInput(arguments: [String]) throws {
        try line()
        try FileManager.default.createSymbolicLink(atPath: command.path("link.svg"), withDestinationPath: "line.svg")
        try FileManager.default.createDirectory(atPath: command.path("other"), withIntermediateDirectories: true)
        let drawing = try command.text("line.svg")
        let outcome = try command.run(["convert"] + arguments)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("is an input and would be overwritten"))
        #expect(try command.text("line.svg") == drawing)
    }

    @Test("A template that lacks what Apple's tools need is rewritten with a warning")
    func refused() throws {
        try command.write("whole.svg", TestSupport.template())
        let whole = try command.run("convert", "whole.svg", "-o", "a.svg")
        #expect(whole.status == 0 && !whole.errors.contains("warning"), "\(whole.errors)")
        try command.write("lacking.svg", TestSupport.template().replacing("<g id='Black-S'", with: "<g id='other'"))
        let lacking = try command.run("convert", "lacking.svg", "-o", "b.svg")
        #expect(lacking.status == 0)
        #expect(
            lacking.errors.contains(
                "Apple's tools need Regular-M, or Ultralight-S, Regular-S and Black-S that can be interpolated: "
                    + "Black-S is not drawn"), "\(lacking.errors)")
    }

    @Test("A symbol from standard input has the name of its output, or else of standard input")
    func standardInput() throws {
        try line()
        let drawing = try command.data("line.svg")
        #expect(try command.run("convert", "-", "-o", "bell.template.svg", input: drawing).status == 0)
        #expect(try command.text("bell.template.svg").contains("glyph: \"bell\""))
        #expect(try command.run("compose", "-", "--slash", "-o", "bell.slash.svg", input: drawing).status == 0)
        #expect(try command.text("bell.slash.svg").contains("glyph: \"bell.slash\""))
        #expect(try command.run("convert", "-", "-o", "out/", input: drawing).status == 0)
        #expect(command.files.contains("out/stdin.svg"))
    }

    @Test("Without -o, only earlier templates in the current folder are replaced")
    func unnamedOutput() throws {
        try line()
        try command.write("src/bell.svg", try command.data("line.svg"))
        #expect(try command.run("convert", "src/bell.svg").status == 0)
        #expect(try command.run("convert", "src/bell.svg").status == 0)
        try command.write("bell.svg", try command.data("line.svg"))
        try command.write("bell.slash.svg", try command.data("line.svg"))
        for arguments in [["convert", "src/bell.svg"], ["compose", "src/bell.svg", "--slash"]] {
            let outcome = try command.run(arguments)
            #expect(outcome.status != 0)
            #expect(outcome.errors.contains("is not a template made by Insignia; name another place with -o"))
        }
        for name in ["bell.svg", "bell.slash.svg"] { #expect(try command.data(name) == command.data("line.svg")) }
        #expect(try command.run("convert", "src/bell.svg", "-o", "bell.svg").status == 0)
    }

    @Test("Folders keep their order beneath the output folder, and symbol sets are told apart by their names alone")
    func folders() throws {
        try line()
        for folder in ["a", "b/c"] { try command.write("in/\(folder)/line.svg", try command.data("line.svg")) }
        #expect(try command.run("convert", "in", "-o", "out/").status == 0)
        #expect(try command.run("compose", "in", "--slash", "-o", "out").status == 0)
        #expect(
            command.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".svg") }.sorted() == [
                "out/a/line.slash.svg", "out/a/line.svg", "out/b/c/line.slash.svg", "out/b/c/line.svg"
            ])
        let sets = try command.run("convert", "in", "-o", "sets/", "--symbolset")
        #expect(sets.status == 64 && sets.errors.contains("would both be written to sets/line.symbolset/line.svg"))
        #expect(try command.shell("mkdir cases && cp line.svg cases/ && cp line.svg cases/Line.svg").status == 0)
        #expect(try command.run("convert", "cases", "-o", "plain/").status == 0)
        let cases = try command.run("convert", "cases", "-o", "sets/", "--symbolset")
        #expect(cases.status == 64 && cases.errors.contains("in an asset catalog where case is ignored"))
    }

    @Test("Converting twice gives the same bytes")
    func stable() throws {
        try line()
        #expect(try command.run("convert", "line.svg", "-o", "a.svg").status == 0)
        #expect(try command.run("convert", "line.svg", "-o", "b.svg").status == 0)
        let files = try ["a.svg", "b.svg"].map { try command.data($0) }
        #expect(files[0] == files[1])
    }

    @Test("A symbol that is drawn by value is written in version 7, which alone holds that, and any other in 6")
    func neededVersion() throws {
        let line = "<path class='variable' d='M2 12H22' fill='none' stroke='black'/>"
        for (name, attribute) in [("plain", ""), ("varying", "data-variable='draw'")] {
            try command.write("\(name).svg", svg(line, "width='24' height='24' \(attribute)"))
            #expect(try command.run("convert", "\(name).svg", "-o", "out/").status == 0)
        }
        #expect(try command.text("out/plain.svg").contains("Template v.6.0"))
        #expect(try command.text("out/varying.svg").contains("Template v.7.0"))
        _ = try command.run("render", "out/varying.svg", "--variable-value", "50%", "-o", "half.png")
        _ = try command.run("render", "out/varying.svg", "-o", "whole.png")
        #expect(try command.image("half.png") != command.image("whole.png"))
    }

    @Test("The boldest drawings of several icons are found in their folder by name")
    func folderOfWeights() throws {
        try line()
        func boldest(_ name: String, _ width: Int) throws {
            try command.write(
                "bold/\(name).svg",
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" \
                stroke-width="\(width)">
                <path d="M4 12H20"/></svg>
                """)
        }
        try boldest("line-bold", 6)
        try boldest("line-in-bold", 9)
        let arguments = ["convert", "line.svg", "--bold", "bold", "-o", "t.svg"]
        #expect(try command.run(arguments).status == 0)
        let still = ["--weight", "black", "--scale", "small", "--canvas", "ink", "--point-size", "100", "-o", "a.png"]
        #expect(try command.run(["render", "t.svg"] + still).status == 0)
        // 6 grid units of 4 units each.
        #expect(try command.image("a.png").height == 24)
        try FileManager.default.removeItem(atPath: command.path("bold/line-bold.svg"))
        let failure = try command.run(arguments)
        #expect(failure.status == 65)
        #expect(
            failure.errors.contains(
                "line.svg: bold contains no drawing of this icon; expected line.svg or line-….svg"))
    }

    @Test("Every version of the format from 3 to 7 is read again", arguments: 3...7)
    func versions(version: Int) throws {
        try line()
        #expect(try command.run("convert", "line.svg", "-o", "t.svg", "--template-version", "\(version)").status == 0)
        let outcome = try command.run("inspect", "--json", "t.svg")
        let symbols = try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]]
        #expect(symbols?.first?["templateVersion"] as? String == "\(version).0")
        #expect((symbols?.first?["variants"] as? [Any])?.count == 27)
    }

    @Test("A static template holds what a variable one is interpolated to")
    func staticTemplate() throws {
        try line()
        #expect(try command.run("convert", "line.svg", "-o", "variable.svg").status == 0)
        #expect(try command.run("convert", "line.svg", "-o", "static.svg", "--static").status == 0)
        let text = try command.text("static.svg")
        #expect(text.components(separatedBy: "<path ").count == 28)
        for (weight, scale) in [("thin", "small"), ("semibold", "medium"), ("black", "large")] {
            for name in ["variable", "static"] {
                let outcome = try command.run(
                    "render", "\(name).svg", "--weight", weight, "--scale", scale, "--point-size", "40", "-o",
                    "\(name).png")
                #expect(outcome.status == 0, "\(outcome.errors)")
            }
            let images = try ["variable.png", "static.png"].map(command.image)
            #expect((images[0].width, images[0].height) == (images[1].width, images[1].height))
            // Numbers in files have three decimals: edges may differ by a level of coverage.
            #expect(zip(images[0].bytes, images[1].bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
            #expect(images[0].bytes.contains { $0 > 0 })
        }
    }

    @Test("A symbol set is a folder with the template and its description")
    func symbolSet() throws {
        try line()
        #expect(try command.run("convert", "line.svg", "-o", "Icons.xcassets", "--symbolset").status == 0)
        #expect(
            command.files.filter { $0.hasPrefix("Icons") } == [
                "Icons.xcassets/line.symbolset/Contents.json", "Icons.xcassets/line.symbolset/line.svg"
            ])
    }

    @Test(
        "What cannot be converted is told, and the others are",
        arguments: [
            ("<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0H9\"/></svg>", "has no size"),
            (
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"/>",
                "found nothing to draw; expected strokes or shapes"
            ),
            ("<html></html>", "bad.svg:1:1: found root element <html>; expected <svg>"), ("<svg", "bad.svg:1")
        ])
    func errors(text: String, message: String) throws {
        try line()
        try command.write("bad.svg", text)
        let outcome = try command.run("convert", "bad.svg", "line.svg", "-o", "out")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(command.files.contains("out/line.svg"))
    }

    @Test("A template is composed and named like an icon")
    func template() throws {
        try line()
        #expect(try command.run("convert", "line.svg", "-o", "t/").status == 0)
        #expect(try command.run("compose", "t/line.svg", "--circle", "--fill", "-o", "t/").status == 0)
        #expect(try command.run("render", "t/line.circle.fill.svg", "--size", "48", "-q", "-o", "a.png").status == 0)
        let image = try command.image("a.png")
        func alpha(_ x: Int, _ y: Int) -> UInt8 { image.bytes[(y * image.width + x) * 4 + 3] }
        // A disc from which the line is cut out.
        #expect(alpha(1, 1) == 0 && alpha(24, 6) == 255 && alpha(24, 24) == 0)
    }

    @Test("A template is rewritten in another version, and what that cannot hold is told")
    func templateVersion() throws {
        try line()
        #expect(try command.run("convert", "line.svg", "-o", "seven.svg", "--template-version", "7").status == 0)
        let outcome = try command.run("convert", "seven.svg", "-o", "five.svg", "--template-version", "5")
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.contains(
                "seven.svg: version 5 of the format does not support draw guides; they are left out"))
        let back = try command.run("convert", "five.svg", "-o", "six.svg", "--template-version", "6", "--static")
        #expect(back.status == 0 && back.errors == "1 template\n", "\(back.errors)")
        #expect(try command.text("six.svg").components(separatedBy: "<path ").count == 28)
    }

    @Test("A version that the format does not have is an error")
    func unknownVersion() throws {
        try line()
        var conversion = Conversion()
        conversion.version = 99
        let error = #expect(throws: FileError.self) { try conversion.templates(of: command.path("line.svg")) }
        #expect(error?.message == "cannot be written in version 99 of the format; expected 3 to 7")
    }

    @Test(
        "The files of a template lie in the folder, with a slash at its end or without",
        arguments: [("out", "out/line.svg"), ("out/", "out/line.svg"), ("", "line.svg"), ("/", "/line.svg")])
    func folder(_ folder: String, path: String) throws {
        try line()
        let conversion = Conversion()
        let template = try #require(try conversion.templates(of: command.path("line.svg")).first)
        #expect(conversion.files(of: template, in: folder).map(\.path) == [path])
    }

    @Test("Nothing to compose, and an unknown badge, are usage errors")
    func usage() throws {
        #expect(try command.run("compose", "line.svg").status == 64)
        #expect(try command.run("compose", "line.svg", "--badge", "pluss").errors.contains("did you mean plus?"))
    }

    @Test("A catalog is not replaced by one that lacks the symbols that failed")
    func partialCatalog() throws {
        for name in ["a.svg", "b.svg"] { try command.icon("icons/\(name)") }
        let convert = ["convert", "icons", "-o", "out", "--catalog", "c.json"]
        #expect(try command.run(convert).status == 0)
        let whole = try command.data("c.json")
        try command.write("icons/b.svg", "<svg")
        let outcome = try command.run(convert)
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("c.json: is not written, as some inputs failed"), "\(outcome.errors)")
        #expect(try command.data("c.json") == whole)
    }

    @Test("Two symbols with one name are not written to a catalog")
    func namesakes() throws {
        for path in ["a/rain.svg", "b/rain.svg"] { try command.write(path, svg("<path d='M0 0H9V9Z'/>")) }
        let outcome = try command.run("convert", "a", "b", "-o", "out", "--catalog", "c.json")
        #expect(outcome.status == 64)
        #expect(command.files.allSatisfy { !$0.hasPrefix("out/") && $0 != "c.json" })
        #expect(try command.run("convert", "a", "-o", "out", "--catalog", "c.json").status == 0)
    }

    @Test("A catalog is listed and searched")
    func catalog() throws {
        try command.write(
            "rain.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" data-categories="weather" data-keywords="wet \
            drops" data-variants="circle">
            <title>Rain</title><path stroke="#000" d="M4 12H20"/></svg>
            """)
        #expect(try command.run("convert", "rain.svg", "-o", "out", "--variants", "--catalog", "c.json").status == 0)
        #expect(try command.run("list", "--catalog", "c.json").output == Data("rain\tRain\n".utf8))
        #expect(
            try command.run("search", "wet", "--catalog", "c.json").output
                == Data("rain\tRain\nrain.circle\tRain, in a circle\n".utf8))
        #expect(try command.run("search", "snow", "--catalog", "c.json").status == 1)
        #expect(
            try command.run("list", "--category", "wether", "--catalog", "c.json").errors.contains(
                "did you mean weather?"))
    }

    @Test(
        "What is not a catalog is reported with its position",
        arguments: [
            ("", "c.json: is empty"), ("[]", "c.json:1:1: found a list; expected a catalog"),
            ("{}", "c.json:1:1: is not a catalog; expected \"symbols\" with a name for each"),
            ("{\"symbols\": [\n  3\n]}", "c.json:2:3: found \"3\"; expected a symbol"),
            ("{\"symbols\": [{\"label\": \"A\"}]}", "c.json:1:14: a symbol has no name")
        ])
    func brokenCatalog(text: String, message: String) throws {
        try command.write("c.json", text)
        let outcome = try command.run("list", "--catalog", "c.json")
        #expect(outcome.status == 65)
        #expect(outcome.errors == "error: \(message)\n")
    }

    @Test("Nothing is a variant of null")
    func catalogNull() throws {
        try command.write("c.json", "{\"symbols\": [{\"name\": \"a\", \"label\": \"A\", \"variantOf\": null}]}")
        #expect(try command.run("list", "--catalog", "c.json").output == Data("a\tA\n".utf8))
    }

    private func box(_ name: String, _ data: String) throws {
        try command.write(
            name, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"\(data)\"/></svg>")
    }

    func width(_ weight: String) throws -> Int {
        let outcome = try command.run(
            "render", "t.svg", "--weight", weight, "--scale", "small", "--canvas", "ink", "--point-size", "100", "-o",
            "a.png")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try command.image("a.png").width
    }

    @Test("Drawings at several weights become masters, though they begin elsewhere and run the other way")
    func masters() throws {
        try box("regular.svg", "M8 8H16V16H8Z")
        try box("bold.svg", "M18 18V6H6V18Z")
        #expect(try command.run("convert", "regular.svg", "--bold", "bold.svg", "-o", "t.svg").status == 0)
        // 8, 12 and, extrapolated from them by 1.4 : 1.6, 4.5 grid units of 4 units each.
        #expect(try [width("regular"), width("black"), width("ultralight")] == [32, 48, 18])
    }

    @Test("Drawings that do not match are told by shape and contours")
    func mismatch() throws {
        try box("regular.svg", "M8 8H16V16H8Z")
        try box("bold.svg", "M6 6H10V18H6ZM14 6H18V18H14Z")
        let outcome = try command.run("convert", "regular.svg", "--bold", "bold.svg", "-o", "t.svg")
        #expect(outcome.status == 65)
        #expect(
            outcome.errors.contains("shape 1 cannot be matched: 1 in the regular drawing, 2 in the bold"),
            "\(outcome.errors)")
        #expect(!command.files.contains("t.svg"))
    }
}
