import Foundation
@testable import Insignia
import TestSupport
import Testing

@Suite struct BuildStateTests {
    private let test: TestFolder
    private let digest = String(repeating: "ab", count: 16)

    init() throws { test = try TestFolder() }

    private var path: String { test.path("x.state") }

    private func entry(size: Int = 5, time: Int) -> BuildState.Entry {
        BuildState.Entry(digest: digest, stamp: FileStamp(size: size, time: time))
    }

    @Test("What is written is read again, names with blanks and tabs too")
    func roundTrip() throws {
        var state = BuildState()
        state.inputs = ["a b.svg": entry(time: 7), "ä.svg": entry(time: 8)]
        state.outputs = ["out/a\tb.png": entry(size: 0, time: 9), "out/c.png": .pending]
        try state.write(to: path)
        let read = BuildState(readingFrom: path)
        #expect(read.inputs == state.inputs)
        #expect(read.outputs == state.outputs)
    }

    @Test("A file begins with its version and has a line a file, inputs first")
    func text() throws {
        var state = BuildState()
        state.inputs = ["b.svg": entry(time: 8), "a.svg": entry(time: 7)]
        state.outputs = ["a.png": entry(time: 9)]
        try state.write(to: path)
        #expect(
            try test.text("x.state")
                == "insignia build 1\nin\t\(digest)\t5\t7\ta.svg\nin\t\(digest)\t5\t8\tb.svg\nout\t\(digest)\t5\t9\ta.png\n"
        )
    }

    @Test(
        "A line that cannot be read is left out, and no other",
        arguments: [
            "", "in", "in\tabc\t5\t7\tbad", "in\t0123456789abcdef0123456789abcdef\tx\t7\tbad",
            "in\t0123456789abcdef0123456789abcdef\t5\t7", "up\t0123456789abcdef0123456789abcdef\t5\t7\tbad"
        ])
    func damaged(line: String) throws {
        try test.write("x.state", "insignia build 1\n\(line)\nin\t\(digest)\t5\t7\ta.svg\n")
        let state = BuildState(readingFrom: path)
        #expect(state.inputs == ["a.svg": entry(time: 7)])
        #expect(state.outputs.isEmpty)
    }

    @Test(
        "Nothing is known from another version's file, or from none",
        arguments: ["insignia build 2", "insignia build", nil])
    func otherVersion(header: String?) throws {
        if let header { try test.write("x.state", "\(header)\nin\t\(digest)\t5\t7\ta.svg\n") }
        #expect(BuildState(readingFrom: path).inputs.isEmpty)
    }

    /// The state is of second 1000, and clocks tick 20 ms at worst.
    @Test(
        "An input is known where its stamp is the same and older than the state by more than a tick",
        arguments: [(999_979_999_999, true), (999_980_000_000, false), (1_000_000_000_000, false)])
    func tick(time: Int, isKnown: Bool) throws {
        try test.write("x.state", "insignia build 1\nin\t\(digest)\t5\t\(time)\ta.svg\n")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: path)
        let state = BuildState(readingFrom: path)
        #expect((state.digest(ofInput: "a.svg", FileStamp(size: 5, time: time)) == digest) == isKnown)
        #expect(state.digest(ofInput: "a.svg", FileStamp(size: 6, time: time)) == nil)
        #expect(state.digest(ofInput: "b.svg", FileStamp(size: 5, time: time)) == nil)
    }

    @Test("Of two that know a file, the one that is merged in counts")
    func merge() {
        var (state, other) = (BuildState(), BuildState())
        state.outputs = ["a": entry(time: 1), "b": entry(time: 1)]
        other.outputs = ["b": entry(time: 2), "c": entry(time: 2)]
        state.merge(other)
        #expect(state.outputs == ["a": entry(time: 1), "b": entry(time: 2), "c": entry(time: 2)])
    }
}
