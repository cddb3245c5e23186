@testable import SymbolSprites
import SymbolFiles
import SymbolText
import Foundation
import TestSupport
import Testing

@Suite struct BuildStateTests {
    private let test: TestFolder
    private let digest = String(repeating: "ab", count: 16)

    init() throws { test = try TestFolder() }

    private var path: String { test.path("x.state") }
    private let bases = PathBases(build: "")

    private func content(_ digits: String) -> ContentDigest {
        Array(digits.utf8).withUnsafeBufferPointer { ContentDigest(digits: $0) } ?? ContentDigest()
    }

    private func input(size: Int = 5, time: Int) -> BuildState.Input {
        BuildState.Input(content: content(digest), stamp: FileStamp(size: size, time: time, changeTime: 3, inode: 4))
    }

    private func output(size: Int = 5, time: Int) -> BuildState.Output {
        BuildState.Output(
            recipe: content(String(digest.reversed())), content: content(digest),
            stamp: FileStamp(size: size, time: time, changeTime: 3, inode: 4))
    }

    /// Otherwise the text after a line break would be a record of its own, with which a build removes any file.
    @Test("Names may contain line breaks and backslashes", arguments: ["a\nout\t1", "a\\nb", "\\", "a\\\n", "\r\n"])
    func lineBreaks(name: String) throws {
        var state = BuildState()
        state.inputs = [PathKey(name): input(time: 7)]
        try state.write(to: path, bases)
        #expect(BuildState(readingFrom: path, bases).inputs == state.inputs)
        #expect(BuildState(readingFrom: path, bases).outputs.isEmpty)
    }

    @Test("A state is read as it was written, including names with blanks and tabs")
    func roundTrip() throws {
        var state = BuildState()
        state.inputs = ["a b.svg": input(time: 7), "ä.svg": input(time: 8)]
        state.outputs = ["out/a\tb.png": output(size: 0, time: 9), "out/c.png": output(time: 9).pending]
        state.folders = ["out/", "out/sub/"]
        try state.write(to: path, bases)
        #expect(BuildState(readingFrom: path, bases) == state)
    }

    @Test("Paths are relative to the folder that contains them, whatever the working directory")
    func movedRun() throws {
        let (from, other) = (
            PathBases(build: "p/", outputs: "../out/", state: "../out/.insignia/"),
            PathBases(build: "/home/q/p/", outputs: "/home/out/", state: "/home/out/.insignia/")
        )
        var state = BuildState()
        state.outputs = [
            "p/../a.png": output(time: 1), "../out/b.png": output(time: 2), "../out/.insignia/c": output(time: 3),
            "/tmp/d.png": output(time: 4)
        ]
        try state.write(to: path, from)
        #expect(BuildState(readingFrom: path, from).outputs == state.outputs)
        #expect(
            BuildState(readingFrom: path, other).outputs == [
                "/home/q/p/../a.png": output(time: 1), "/home/out/b.png": output(time: 2),
                "/home/out/.insignia/c": output(time: 3), "/tmp/d.png": output(time: 4)
            ])
    }

    @Test("The outputs and folders of an interrupted run are known; of a file written twice, the last record counts")
    func journal() throws {
        var state = BuildState()
        state.outputs = ["a.png": output(time: 1), "b.png": output(time: 1)]
        try state.write(to: path, bases)
        for output in [output(time: 2), output(size: 6, time: 3)] {
            try BuildJournal(of: path, planning: [], creating: ["sub/"], bases).append("b.png", output)
        }
        let read = BuildState(readingFrom: path, bases)
        #expect(read.outputs == ["a.png": output(time: 1), "b.png": output(size: 6, time: 3)])
        #expect(read.folders == ["sub/"])
    }

    @Test("What a run plans changes nothing of what is known about a file")
    func planned() throws {
        var state = BuildState()
        state.outputs = ["a.png": output(time: 1)]
        try state.write(to: path, bases)
        _ = try BuildJournal(of: path, planning: ["a.png", "b.png"], creating: [], bases)
        let read = BuildState(readingFrom: path, bases)
        #expect((read.outputs, read.planned) == (state.outputs, ["a.png", "b.png"]))
    }

    @Test("A state of very many files is read, although no input of its size would be")
    func large() throws {
        var state = BuildState()
        // One path longer than any real one makes a large file of few lines, which are slow in a debug build.
        state.inputs[String(repeating: "a", count: Files.sizeLimit)] = input(time: 7)
        try state.write(to: path, bases)
        #expect(throws: FileError.self) { try Files.read(path) }
        #expect(BuildState(readingFrom: path, bases).inputs == state.inputs)
    }

    @Test("A state begins with its version and has one line per file, inputs first")
    func text() throws {
        var state = BuildState()
        state.inputs = ["b.svg": input(time: 8), "a.svg": input(time: 7)]
        state.outputs = ["a.png": output(time: 9)]
        try state.write(to: path, bases)
        #expect(
            try test.text("x.state")
                == """
                insignia build 5
                in\t\(digest)\t5\t7\t3\t4\tb\ta.svg
                in\t\(digest)\t5\t8\t3\t4\tb\tb.svg
                out\t\(String(digest.reversed()))\t\(digest)\t5\t9\t3\t4\tb\ta.png

                """)
    }

    @Test(
        "Only lines that cannot be read are ignored",
        arguments: [
            "", "in", "in\tabc\t5\t7\t3\t4\tb\tbad", "in\t0123456789abcdef0123456789abcdef\tx\t7\t3\t4\tb\tbad",
            "in\t0123456789abcdef0123456789abcdef\t5\t7\t3\t4",
            "in\t0123456789abcdef0123456789abcdef\t5\t7\t3\t4\tx\tbad",
            "up\t0123456789abcdef0123456789abcdef\t5\t7\t3\t4\tb\tbad",
            "out\t0123456789abcdef0123456789abcdef\t5\t7\t3\t4\tb\tbad",
            "in\t0123456789abcdef0123456789abcdef\t5\t7\t3\t-4\tb\tbad",
            "in\t0123456789abcdef0123456789abcdef\t5\t9223372036854775808\t3\t4\tb\tbad"
        ])
    func damaged(line: String) throws {
        try test.write("x.state", "insignia build 5\n\(line)\nin\t\(digest)\t5\t7\t3\t4\tb\ta.svg\n")
        let state = BuildState(readingFrom: path, bases)
        #expect(state.inputs == ["a.svg": input(time: 7)])
        #expect(state.outputs.isEmpty)
    }

    @Test(
        "A state of another version and a missing one are empty",
        arguments: ["insignia build 1", "insignia build", nil])
    func otherVersion(header: String?) throws {
        if let header { try test.write("x.state", "\(header)\nin\t\(digest)\t5\t7\t3\t4\tb\ta.svg\n") }
        #expect(BuildState(readingFrom: path, bases).inputs.isEmpty)
    }

    /// The state was written in second 1000, and clocks tick every 20 ms at worst.
    @Test(
        "A stamp is trusted where it is older than the state by more than a tick",
        arguments: [(999_979_999_999, true), (999_980_000_000, false), (1_000_000_000_000, false)])
    func tick(time: Int, isTrusted: Bool) throws {
        try test.write("x.state", "insignia build 5\n")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: path)
        #expect(BuildState(readingFrom: path, bases).trusts(FileStamp(size: 5, time: time)) == isTrusted)
    }

    @Test("A time beyond the range of stamps is never trusted")
    func farFuture() { #expect(!BuildState().trusts(FileStamp(size: 5, time: .max))) }

    @Test("A merged state replaces the record of an output, unless it has not made that output")
    func merge() {
        var (state, other) = (BuildState(), BuildState())
        state.outputs = ["a": output(time: 1), "b": output(time: 1), "d": output(time: 1)]
        other.outputs = ["b": output(time: 2), "c": output(time: 2), "d": output(time: 2).pending]
        state.merge(other)
        #expect(
            state.outputs
                == ["a": output(time: 1), "b": output(time: 2), "c": output(time: 2), "d": output(time: 1)])
    }
}

extension PathKey: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) }
}
