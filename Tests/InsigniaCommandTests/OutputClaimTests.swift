import Foundation
import TestSupport
import Testing

@Suite struct OutputClaimTests {
    /// Creates `a.svg` with other names for it: a link, a hard link, and a path with a detour.
    private func command() throws -> (command: Command, source: Data) {
        let command = try Command()
        try command.write(
            "a.svg", svg("<path d='M2 2H8V8' stroke='black' fill='none'/>", "width='10' height='10'"))
        _ = try command.shell("ln -s a.svg soft.svg; ln -s a.svg soft.png; ln a.svg hard.svg; mkdir folder")
        return (command, try command.data("a.svg"))
    }

    @Test(
        "An output that is an input is refused with 64, whatever it is called",
        arguments: [
            "convert a.svg -o a.svg", "convert a.svg", "convert a.svg -o soft.svg", "convert soft.svg -o a.svg",
            "convert a.svg -o hard.svg", "convert a.svg -o folder/../a.svg", "convert a.svg -o ./",
            "convert folder/../soft.svg a.svg -o .", "convert a.svg --bold soft.svg -o hard.svg",
            "convert a.svg -o b.svg --catalog soft.svg", "compose a.svg --slash -o a.svg", "render a.svg -o soft.png",
            "animate a.svg --effect pulse --at 0 -o soft.png"
        ])
    func input(line: String) throws {
        let (command, source) = try command()
        let outcome = try command.shell("\"$insignia\" \(line)")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("expected"))
        #expect(try command.data("a.svg") == source)
        #expect(command.files == ["a.svg", "hard.svg", "soft.png", "soft.svg"])
    }

    @Test("A batch does not make what another of its lines is to read, though it is not there yet")
    func missingInput() throws {
        let (command, _) = try command()
        for output in ["b.png", "folder/../b.png"] {
            let lines = "a.svg\t\(output)\t8\t8\nb.png\tc.png\t8\t8\n"
            let outcome = try command.run("render", "--batch", input: Data(lines.utf8))
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("is an input and would be overwritten"))
        }
    }

    @Test("A batch fills an empty folder, and clears away what a broken-off one has left in another")
    func folders() throws {
        let (command, _) = try command()
        try command.write("left/.x.png.0.part", "half of it")
        let lines = ["empty", "left"].flatMap { folder in ["x", "y"].map { "a.svg\t\(folder)/\($0).png\t8\t8\n" } }
        for lines in [Array(lines[..<2]), lines, lines] {
            #expect(try command.run("render", "--batch", input: Data(lines.joined().utf8)).status == 0)
        }
        #expect(command.files.filter { $0.contains("/") } == ["empty/x.png", "empty/y.png", "left/x.png", "left/y.png"])
    }

    @Test(
        "A source that is copied, or read by the shell, is no input to keep",
        arguments: [
            "convert - -o a.svg < a.svg", "convert a.svg -o b.svg", "convert a.svg -o folder",
            "render - -o a.png < a.svg"
        ])
    func elsewhere(line: String) throws {
        #expect(try command().command.shell("\"$insignia\" \(line)").status == 0)
    }

    @Test(
        "Two batch lines with one output are refused with 64 before anything is drawn",
        arguments: [
            ["a.svg\tx.png", "a.svg\tx.png"], ["a.svg\tx.png", "hard.svg\tfolder/../x.png"],
            ["a.svg\tx.png", "", "a.svg\t./x.png"], ["a.svg\t-", "a.svg\t-"]
        ])
    func batch(lines: [String]) throws {
        let (command, _) = try command()
        let input = lines.map { $0.isEmpty ? "\n" : "\($0)\t8\t8\n" }.joined()
        let outcome = try command.run("render", "--batch", input: Data(input.utf8))
        #expect(outcome.status == 64)
        #expect(outcome.errors.hasPrefix("error: standard input:1 and standard input:\(lines.count) would both be"))
        #expect(outcome.output.isEmpty && !command.files.contains("x.png"))
    }

    @Test("Two outputs that a link makes one file are refused with 64, whether it is there yet or not")
    func linked() throws {
        let (command, _) = try command()
        _ = try command.shell("ln -s x.png folder/y.png")
        for isThere in [false, true] {
            if isThere { try command.write("folder/x.png", "") }
            let input = "a.svg\tfolder/x.png\t8\t8\na.svg\tfolder/y.png\t9\t9\n"
            let outcome = try command.run("render", "--batch", input: Data(input.utf8))
            #expect(outcome.status == 64, "\(outcome.errors)")
        }
    }

    @Test("A batch line whose output is an input of another is refused with 64")
    func batchInput() throws {
        let (command, source) = try command()
        let outcome = try command.run("render", "--batch", input: Data("a.svg\tsoft.png\t8\t8\n".utf8))
        #expect(outcome.status == 64)
        #expect(try command.data("a.svg") == source)
    }

    @Test("Any number of batch lines may go to a device")
    func device() throws {
        let (command, _) = try command()
        let line = "a.svg\t/dev/null\t8\t8\n"
        #expect(try command.run("render", "--batch", input: Data((line + line).utf8)).status == 0)
    }

    @Test("Two icons of one name are not converted to one template")
    func sameName() throws {
        let (command, source) = try command()
        try command.write("folder/a.svg", source)
        let outcome = try command.run("convert", "a.svg", "folder/a.svg", "-o", "out/")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("a.svg and folder/a.svg would both be written to out/a.svg"))
        #expect(!command.files.contains("out/a.svg"))
    }
}
