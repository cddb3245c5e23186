import Foundation
import TestSupport
import Testing

@Suite struct OutputFailureTests {
    @Test("A missing input ends with 66, as does a folder without icons", arguments: ["missing.svg", "x.svg"])
    func noInput(name: String) throws {
        let command = try Command()
        try FileManager.default.createDirectory(
            at: command.folder.appendingPathComponent("x.svg"), withIntermediateDirectories: true)
        #expect(try command.run("render", name).status == 66)
    }

    @Test("An output that cannot be created ends with 73", arguments: ["a.svg/x.png", "folder.png/"])
    func cannotCreate(path: String) throws {
        let command = try Command()
        try command.icon("a.svg")
        try command.write("folder.png", "a file where a folder is wanted")
        #expect(try command.run("render", "a.svg", "-o", path).status == 73)
    }

    @Test(
        "A full device ends with 74",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"))
    func fullDevice() throws {
        let command = try Command()
        try command.icon("a.svg")
        try FileManager.default.createSymbolicLink(
            atPath: command.folder.appendingPathComponent("full.png").path, withDestinationPath: "/dev/full")
        #expect(try command.run("render", "a.svg", "-o", "full.png").status == 74)
    }

    /// A limit on the size of files simulates a disk that fills up while the image is written.
    @Test(
        "An image that cannot be written out leaves what was there, and nothing half-written",
        .disabled(if: Command.isUnderThreadSanitizer, "its own files fall under the limit"))
    func fullDisk() throws {
        let command = try Command()
        let noise = (0..<4000).map {
            "<path fill='#\(String($0 * 7919 % 4096, radix: 16).leftPadded(3))' d='M\($0 % 64) \($0 / 64)h1v1h-1z'/>"
        }
        try command.write(
            "noise.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'>\(noise.joined())</svg>")
        try command.write("out.png", "before")
        let outcome = try command.shell(
            "trap '' XFSZ; ulimit -f 1; \"$insignia\" render noise.svg -o out.png --size 1000")
        #expect(outcome.status == 74)
        #expect(try command.data("out.png") == Data("before".utf8))
        #expect(command.files == ["noise.svg", "out.png"])
    }

    @Test("A name with a null character, before which the system would stop reading, is refused")
    func nullCharacters() throws {
        let command = try Command()
        try command.icon("a.svg")
        let batch = try command.run("render", "--batch", input: Data("a.svg\tout/n\0x.png\t8\t8\n".utf8))
        #expect(batch.status == 64 && batch.errors.contains("standard input:1: found"))
        for (key, position) in [("outputs: [{png: \"b\\0x/\"}]", "1:17"), ("name: \"q\\0\"", "1:7")] {
            try command.write("insignia.yml", "\(key)\nsymbols: a.svg\n")
            let build = try command.run("sprites")
            #expect(build.status == 65 && build.errors.contains("insignia.yml:\(position): found a null character"))
        }
        #expect(command.files == ["a.svg", "insignia.yml"])
    }

    @Test("Goldens and builds end as others do with what cannot be created")
    func exitCodes() throws {
        let command = try Command()
        try command.icon("a.svg")
        try command.write("taken", "a file where a folder is wanted")
        try command.write("insignia.yml", "symbols: a.svg\ngoldens: taken/goldens/\noutputs: [{png: taken/}]")
        #expect(try command.run("golden", "record", "insignia.yml").status == 73)
        #expect(try command.run("sprites").status == 73)
    }

    @Test("A bad input leaves the image that was there")
    func keepsOld() throws {
        let command = try Command()
        try command.write("bad.svg", "<svg")
        try command.write("bad.png", "before")
        #expect(try command.run("render", "bad.svg").status == 65)
        #expect(try command.data("bad.png") == Data("before".utf8))
        #expect(command.files == ["bad.png", "bad.svg"])
    }
}

extension String {
    fileprivate func leftPadded(_ count: Int) -> String {
        String(repeating: "0", count: max(0, count - self.count)) + self
    }
}
