import Foundation
import Insignia
import TestSupport
import Testing

private let root = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"

/// Returns copies of copies: `levels` elements, each made of ten references to the one before.
private func multiplied(_ levels: Int, _ element: (Int, String) -> String, _ reference: (Int) -> String) -> String {
    (1...levels).map { level in element(level, String(repeating: reference(level - 1), count: 10)) }.joined()
}

@Suite struct HostileInputTests {
    static let fatal: [String: String] = {
        var files: [String: String] = [
            "external entity":
                "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\(root)<title>&x;</title></svg>",
            "external parameter entity":
                "<!DOCTYPE svg [<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;]>\(root)"
                + "<rect width='5' height='&c;5'/></svg>",
            "truncated": root + "<path d='M0 0",
            "empty": "",
            "not SVG": "<html/>",
            "no size": "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='5'/>",
            "negative size": "<svg xmlns='http://www.w3.org/2000/svg' width='-1' height='5'/>",
            "enormous": "<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='1e9'/>"
        ]
        func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
        let bomb = (1...9).map { "<!ENTITY e\($0) '" + times(10, "&e\($0 - 1);") + "'>" }.joined()
        files["entity bomb"] = "<!DOCTYPE svg [<!ENTITY e0 'xxxxxxxxxx'>\(bomb)]>\(root)<title>&e9;</title></svg>"
        let long = times(50_000, "x")
        files["quadratic entities"] =
            "<!DOCTYPE svg [<!ENTITY a '\(long)'>]>\(root)<title>\(times(50_000, "&a;"))</title></svg>"
        files["deep nesting"] = root + times(10_000, "<g>") + times(10_000, "</g>") + "</svg>"
        let chain = (1...1000).map { "<use id='u\($0)' href='#u\($0 - 1)'/>" }.joined()
        files["chain of uses"] = root + "<rect id='u0' width='1' height='1'/>" + chain + "</svg>"
        return files
    }()

    @Test("Hostile files end with 65, one message and no image", arguments: fatal.keys.sorted())
    func isRefused(name: String) throws {
        let command = try Command()
        try command.write("x.svg", Self.fatal[name] ?? "")
        let outcome = try command.run("render", "x.svg", "--quiet")
        #expect(outcome.status == 65)
        #expect(outcome.messages.count == 1)
        #expect(outcome.errors.hasPrefix("error: x.svg:"))
        #expect(!outcome.errors.contains("root:"))
        #expect(command.files == ["x.svg"])
    }

    static let survivable: [String: String] = [
        "use of itself": "<g id='a'><use href='#a'/></g>",
        "use in a circle": "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
        "gradient in a circle":
            """
        <linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/>\
        <rect width='9' height='9' fill='url(#a)'/>
        """,
        "clip in a circle":
            """
        <clipPath id='a' clip-path='url(#b)'/><clipPath id='b' clip-path='url(#a)'/>\
        <rect width='9' height='9' clip-path='url(#a)'/>
        """,
        "mask in a circle":
            """
        <mask id='a'><rect width='9' height='9' mask='url(#a)'/></mask><rect width='9' height='9' mask='url(#a)'/>
        """,
        "numbers beyond range":
            """
        <path d='M0 0L1e999 5'/><rect width='nan' height='inf'/>\
        <rect width='5' height='5' transform='scale(1e400)'/>
        """,
        "huge numbers":
            "<path d='M-1e300 0H1e300' stroke='red' stroke-width='1e300'/><rect x='-1e9' width='2e9' height='1e9'/>",
        "tiny dashes": "<path d='M0 0H10' stroke='red' stroke-dasharray='1e-9'/>",
        "huge blur":
            """
        <filter id='f'><feGaussianBlur stdDeviation='1e30'/></filter><rect width='5' height='5' filter='url(#f)'/>
        """,
        "collapsed transforms":
            """
        <g transform='scale(0)'><rect width='5' height='5' stroke='red'/></g>\
        <rect width='5' height='5' transform='skewX(90)'/>
        """,
        "external style sheet": "<style>@import url(file:///etc/passwd);</style><rect width='5' height='5'/>"
    ]

    @Test("What can be read around still gives an image", arguments: survivable.keys.sorted())
    func isDrawn(name: String) throws {
        let command = try Command()
        try command.write("x.svg", root + (Self.survivable[name] ?? "") + "</svg>")
        #expect(try command.run("render", "x.svg", "--size", "64").status == 0)
        #expect(try command.image("x.png").width == 64)
    }

    @Test(
        "Junk of every kind is refused",
        arguments: [[0x1F, 0x8B, 8, 0], [0, 0, 0, 0], [0xFF, 0xFE, 0x3C], [0xEF, 0xBB, 0xBF]])
    func junk(bytes: [UInt8]) throws {
        let command = try Command()
        try command.write("x.svg", Data(bytes))
        #expect(try command.run("render", "x.svg").status == 65)
    }

    @Test("Masks that would fill more canvases than there is time for are refused")
    func compositing() throws {
        let command = try Command()
        let masks = multiplied(
            4, { "<mask id='u\($0)'>\($1)</mask>" }, { "<rect width='9' height='9' mask='url(#u\($0))'/>" })
        try command.write("x.svg", root + masks + "<rect width='9' height='9' mask='url(#u4)'/></svg>")
        #expect(try command.run("render", "x.svg", "--size", "4096", "-q").status == 70)
    }

    /// Fifty canvases of 8192 × 8192 pixels would take 13 gigabytes.
    @Test("Translucent groups within each other that would fill more canvases than fit in memory are refused")
    func heldCanvases() throws {
        let command = try Command()
        let (start, end) = ("<g opacity='.9'><rect width='9' height='9'/><rect width='5' height='5'/>", "</g>")
        let groups = String(repeating: start, count: 50) + String(repeating: end, count: 50)
        try command.write("x.svg", root + groups + "</svg>")
        #expect(try command.run("render", "x.svg", "--size", "8192", "-q").status == 70)
        #expect(try command.run("render", "x.svg", "--size", "64", "-q").status == 0)
    }

    @Test("Templates cut off anywhere, and templates with damaged bytes, never crash the program")
    func damaged() throws {
        let command = try Command()
        var generator = SplitMix64(seed: 42)
        var lines = ""
        for (index, name) in ["bell.badge", "gear", "leaf"].enumerated() {
            let whole = try Data(contentsOf: Command.symbols.appendingPathComponent("\(name).svg"))
            for round in 0..<60 {
                var bytes = whole
                if round < 20 {
                    bytes = bytes.prefix(Int(generator.next() % UInt64(whole.count)))
                } else {
                    for _ in 0..<8 {
                        bytes[Int(generator.next() % UInt64(whole.count))] = UInt8(truncatingIfNeeded: generator.next())
                    }
                }
                lines += try command.write("\(index)-\(round).svg", bytes) + "\t\(index)-\(round).png\t16\t16\n"
            }
        }
        let outcome = try command.run("render", "--batch", "--quiet", input: Data(lines.utf8))
        #expect(outcome.status == 65)
        #expect(outcome.messages.count + command.files.filter { $0.hasSuffix(".png") }.count == 180)
    }
}
