@testable import SymbolFiles
import Foundation
import TestSupport
import Testing

/// Files appear only when they are complete, on file systems with and without nameless files.
@Suite struct OutputFileTests {
    private let test: TestFolder

    init() throws { test = try TestFolder() }

    private func write(_ text: String, to name: String, nameless: Bool) throws {
        let file = try OutputFile.open(test.path(name), nameless: nameless)
        try file.write(Array(text.utf8))
        try file.finish()
    }

    @Test("A new file appears when it is finished, and nothing else remains", arguments: [true, false])
    func new(nameless: Bool) throws {
        let file = try OutputFile.open(test.path("a"), nameless: nameless)
        try file.write(Array("one ".utf8))
        #expect(!test.files.contains("a"))
        try file.write(Array("two".utf8))
        try file.finish()
        #expect(test.files == ["a"])
        #expect(try test.text("a") == "one two")
    }

    @Test("A file stays unchanged until the new one is finished", arguments: [true, false])
    func replacing(nameless: Bool) throws {
        try test.write("a", "before")
        let file = try OutputFile.open(test.path("a"), nameless: nameless)
        try file.write(Array("after".utf8))
        #expect(try test.text("a") == "before")
        try file.finish()
        #expect(try test.text("a") == "after")
        #expect(test.files == ["a"])
    }

    @Test("A link stays, and its target is written, whether it exists or not", arguments: [true, false])
    func links(nameless: Bool) throws {
        try FileManager.default.createDirectory(atPath: test.path("real"), withIntermediateDirectories: true)
        for (name, target) in [("a", "b"), ("b", "real/c"), ("round", "around"), ("around", "round")] {
            try FileManager.default.createSymbolicLink(atPath: test.path(name), withDestinationPath: target)
        }
        for text in ["first", "second"] {
            try write(text, to: "a", nameless: nameless)
            #expect(try test.text("real/c") == text)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: test.path("a")) == "b")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: test.path("b")) == "real/c")
        }
        // A cycle of links has no target, so one of them becomes the file.
        try write("third", to: "round", nameless: nameless)
        #expect(try test.text("round") == "third")
    }

    private func begin(_ name: String, nameless: Bool) throws {
        let file = try OutputFile.open(test.path(name), nameless: nameless)
        try file.write(Array("after".utf8))
    }

    @Test("A file that is never finished leaves the old one, and nothing else", arguments: [true, false])
    func unfinished(nameless: Bool) throws {
        try test.write("a", "before")
        try begin("a", nameless: nameless)
        #expect(test.files == ["a"])
        #expect(try test.text("a") == "before")
    }

    @Test("A null character in a name is an error, and no file is created with the part before it")
    func nullCharacter() throws {
        try test.write("a", "before")
        let folder = test.folder.path + "/"
        for nameless in [true, false] {
            #expect(throws: FileError.self) {
                try OutputFile.open(folder + "a\0b", nameless: nameless).finish()
            }
        }
        #expect(throws: FileError.self) { try Files.write([1], to: folder + "c\0d", inEmptyFolder: true) }
        #expect(throws: FileError.self) { try Files.createFolder(folder + "e\0f/") }
        #expect(throws: FileError.self) { try Files.read(folder + "a\0b") }
        #expect(test.files == ["a"])
        #expect(try test.text("a") == "before")
        #expect(!FileManager.default.fileExists(atPath: test.path("e")))
    }

    @Test("Two processes that write one file both finish, and the later content stays", arguments: [true, false])
    func together(nameless: Bool) throws {
        try test.write("a", "before")
        let first = try OutputFile.open(test.path("a"), nameless: nameless)
        let second = try OutputFile.open(test.path("a"), nameless: nameless)
        try first.write(Array("first".utf8))
        try second.write(Array("second".utf8))
        try second.finish()
        #expect(try test.text("a") == "second")
        try first.finish()
        #expect(try test.text("a") == "first")
        #expect(test.files == ["a"])
    }

    @Test("Many threads that write one file all finish: none removes what another is writing", arguments: [true, false])
    func crowd(nameless: Bool) async throws {
        let folder = test.folder.path + "/"
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<500 {
                        let file = try OutputFile.open(folder + "a", nameless: nameless)
                        try file.write([1])
                        try file.finish()
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(test.files == ["a"])
    }

    @Test("A file that vanishes before it is finished is an error that says so")
    func vanished() throws {
        let file = try OutputFile.open(test.path("a"), nameless: false)
        for name in test.files { try FileManager.default.removeItem(atPath: test.path(name)) }
        do throws(FileError) {
            try file.finish()
            Issue.record("finished a file that is gone")
        } catch {
            #expect(error.message == "its temporary file was removed while it was written")
        }
    }

    @Test("A name may be as long as the file system allows", arguments: [true, false])
    func longName(nameless: Bool) throws {
        let name = String(repeating: "ä", count: 127) + "x"
        #expect(name.utf8.count == 255)
        try write("one", to: name, nameless: nameless)
        try write("two", to: name, nameless: nameless)
        #expect(try test.text(name) == "two")
        #expect(test.files.count == 1)
    }

    /// Creates what a process leaves that ends before it has renamed its temporary file.
    private func leave(_ count: Int, of name: String) throws {
        for number in 0..<count { try test.write(".\(name).\(number).part", "half of it") }
    }

    @Test("Remains of ended processes are removed when the file is written again", arguments: [true, false])
    func leftOver(nameless: Bool) throws {
        try test.write("a", "before")
        try leave(3, of: "a")
        try write("after", to: "a", nameless: nameless)
        #expect(test.files == ["a"])
    }

    @Test(
        "Remains of a file that no longer exists are removed, too", arguments: [true, false])
    func leftOverOfNew(nameless: Bool) throws {
        try leave(1, of: "a")
        try write("after", to: "a", nameless: nameless)
        #expect(test.files == ["a"])
    }

    private func info(_ name: String) throws -> stat {
        var info = stat()
        try #require(stat(test.path(name), &info) == 0)
        return info
    }

    @Test("A file with the same content is not replaced, but its time is updated")
    func unchanged() throws {
        try test.write("a", "same")
        try leave(1, of: "a")
        let longAgo = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 0)]
        try FileManager.default.setAttributes(longAgo, ofItemAtPath: test.path("a"))
        let before = try info("a")
        try Files.write(Array("same".utf8), to: test.path("a"))
        let after = try info("a")
        #expect(after.st_ino == before.st_ino && FileStamp(after).time > 0)
        #expect(test.files == ["a"])
    }

    @Test("A file of the same length with other content is replaced, and keeps its permissions")
    func sameLength() throws {
        try test.write("a", "once")
        chmod(test.path("a"), 0o640)
        try Files.write(Array("more".utf8), to: test.path("a"))
        #expect(try test.text("a") == "more")
        #expect(try info("a").st_mode & 0o7777 == 0o640)
    }

    @Test("A file that was added to a folder since it was empty is replaced like any other")
    func notEmptyAnyMore() throws {
        try Files.write(Array("one".utf8), to: test.path("a"), inEmptyFolder: true)
        #expect(try test.text("a") == "one")
        try Files.write(Array("other".utf8), to: test.path("a"), inEmptyFolder: true)
        #expect(try test.text("a") == "other")
        #expect(test.files == ["a"])
    }

    @Test("Remains of ended processes are removed with the file")
    func removed() throws {
        try test.write("out/a", "before")
        try test.write("out/.a.0.part", "half of it")
        Files.remove(test.path("out/a"))
        #expect(!test.files.contains { $0.hasPrefix("out") })
    }

    @Test("Empty folders below another are removed even if their file is already gone, and no others")
    func emptyFolders() throws {
        try test.write("out/sub/one/a", "before")
        try FileManager.default.removeItem(atPath: test.path("out/sub/one/a"))
        #expect(Files.remove(test.path("out/sub/one/a"), below: test.path("out") + "/"))
        #expect(try test.tree().keys.sorted() == ["out"])
    }
}
