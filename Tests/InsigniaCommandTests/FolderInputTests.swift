import Foundation
import TestSupport
import Testing

@Suite("Folders as inputs")
struct FolderInputTests {
    private let command: Command

    init() throws { command = try Command() }

    @Test("Links to the folder that they lie in draw nothing twice, and do not hang")
    func circles() throws {
        try command.icon("l/plain.svg")
        for name in ["a", "b"] {
            try FileManager.default.createSymbolicLink(atPath: command.path("l/\(name)"), withDestinationPath: ".")
        }
        #expect(try command.run("render", "l", "-o", "o").status == 0)
        try command.write("insignia.yml", "symbols: ['l/**/*.svg']\noutputs: [{png: p/}]")
        #expect(try command.run("sprites").status == 0)
        #expect(command.files.filter { $0.hasSuffix(".png") } == ["o/plain.png", "p/plain.png"])
    }

    @Test("Pipes are no files of a folder: nobody waits for what comes out of them")
    func pipes() throws {
        try command.icon("l/plain.svg")
        let prepare = "mkfifo l/pipe.svg; ln -s pipe.svg l/link.svg; ln -s none.svg l/loose.svg"
        #expect(try command.shell(prepare + "; \"$insignia\" render l -o o").status == 66)
        try command.write("insignia.yml", "symbols: ['l/p*.svg']\noutputs: [{png: p/}]")
        #expect(try command.run("sprites").status == 0)
        #expect(command.files.filter { $0.hasSuffix(".png") } == ["o/plain.png", "p/plain.png"])
    }

    @Test("Where there are only hidden folders, it is said that these are not searched")
    func hidden() throws {
        try command.icon("l/.old/plain.svg")
        try FileManager.default.createDirectory(atPath: command.path("empty"), withIntermediateDirectories: false)
        for words in [["render", "l", "-o", "o"], ["convert", "l", "-o", "o"], ["inspect", "l"]] {
            let outcome = try command.run(words)
            #expect(outcome.status == 66)
            #expect(outcome.errors == "error: l: no .svg files found; hidden folders are not searched\n")
        }
        #expect(try command.run("render", "empty", "-o", "o").errors == "error: empty: no .svg files found\n")
        #expect(try command.run("render", "l/.old", "-o", "o").status == 0)
    }

    @Test("Folders nested too deep are an error, and the rest is drawn")
    func deep() throws {
        try command.icon("l/near.svg")
        try command.icon("l/" + String(repeating: "x/", count: 33) + "far.svg")
        let outcome = try command.run("render", "l", "-o", "o")
        #expect(outcome.status == 66 && outcome.errors.contains("folders are nested deeper than 32"))
        try command.write("insignia.yml", "symbols: ['l/**/*.svg']\noutputs: [{png: p/}]")
        let build = try command.run("sprites", "-j2")
        #expect(build.status == 66 && build.errors.contains("folders are nested deeper than 32"))
        #expect(command.files.filter { $0.hasSuffix(".png") } == ["o/near.png", "p/near.png"])
    }

    @Test("Where the only folder cannot be searched, it is not said that it has no drawings")
    func unsearchable() throws {
        try command.icon("l/" + String(repeating: "x/", count: 33) + "far.svg")
        let outcome = try command.run("inspect", "l")
        #expect(outcome.status == 66 && outcome.messages.count == 1, "\(outcome.errors)")
        #expect(outcome.errors.contains("folders are nested deeper than 32"))
    }

    /// A name in Latin-1, as in older archives.
    @Test("A name that is not UTF-8 is told as such, found in a folder or given")
    func latinName() throws {
        let command = try Command()
        try command.icon("icons/a.svg")
        #expect(try command.shell("cp icons/a.svg \"icons/caf$(printf '\\351').svg\"").status == 0)
        let outcome = try command.run("render", "icons", "-o", "out/")
        #expect(outcome.status == 66 && outcome.errors.contains("its name is not UTF-8"), "\(outcome.errors)")
        #expect(command.files.contains("out/a.png"))
    }

    @Test("An output whose name is not UTF-8 is refused, and no other is made in its place")
    func latinOutput() throws {
        let command = try Command()
        try command.icon("a.svg")
        for name in ["caf\\351.png", "caf\\351/a.png"] {
            let outcome = try command.shell("\"$insignia\" render a.svg -o \"$(printf '\(name)')\"")
            #expect(outcome.status == 73 && outcome.errors.contains("its name is not UTF-8"), "\(outcome.errors)")
        }
        #expect(command.files == ["a.svg"])
    }
}
