import Foundation
import SymbolImaging
import TestSupport
import Testing

@Suite("Who finds the coverage of pixels") struct RasterizerTests {
    let command: Command

    init() throws {
        command = try Command()
        try command.write(
            "a.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\
            <circle cx="12" cy="12" r="9" fill="#204060"/></svg>
            """)
    }

    @Test("Pictures and frames are exact unless they are asked for as Cairo draws them")
    func pictures() throws {
        for line in ["render a.svg -o", "animate a.svg --effect pulse --at 0.1 -o"] {
            let words = line.split(separator: " ").map(String.init)
            #expect(try command.run(words + ["plain.png"]).status == 0)
            for kind in ["exact", "cairo"] {
                #expect(try command.run(words + ["\(kind).png", "--rasterizer", kind]).status == 0)
            }
            let plain = try command.image("plain.png")
            #expect(try command.image("exact.png") == plain)
            #expect(try command.image("cairo.png") != plain)
        }
    }

    @Test("A build draws its pictures again where they are to be drawn otherwise")
    func build() throws {
        func build(_ line: String) throws -> String {
            try command.write("insignia.yml", "symbols: a.svg\nsizes: 24\noutputs: [{png: out/}]\n\(line)")
            return try command.run("sprites").errors
        }
        #expect(try build("") == "1 written, 0 up to date\n")
        let exact = try command.image("out/a.png")
        #expect(try build("rasterizer: cairo") == "1 written, 0 up to date\n")
        #expect(try command.image("out/a.png") != exact)
        #expect(try build("rasterizer: exact") == "1 written, 0 up to date\n")
        #expect(try command.image("out/a.png") == exact)
        #expect(try build("rasterizer: cario").contains("did you mean cairo?"))
    }

    @Test("Goldens of Cairo's edges are those of another renderer to exact pictures")
    func goldens() throws {
        let file = "symbols: a.svg\nsizes: 24\ngoldens: expected/\n"
        try command.write("goldens.yml", file + "rasterizer: cairo")
        #expect(try command.run("golden", "record").status == 0)
        try command.write("goldens.yml", file)
        let outcome = try command.run("golden", "verify")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.messages.contains { $0.contains("drawn by exact cairo") && $0.contains("recorded by cairo") })
    }
}
