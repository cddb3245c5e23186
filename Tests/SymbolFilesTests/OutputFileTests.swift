@testable import SymbolFiles
import Foundation
import TestSupport
import Testing

/// Files take their place whole, on file systems that have files without a name and on those that do not.
@Suite struct OutputFileTests {
    private let test: TestFolder

    init() throws { test = try TestFolder() }

    private func write(_ text: String, to name: String, nameless: Bool) throws {
        let file = try OutputFile.open(test.path(name), nameless: nameless)
        try file.write(Array(text.utf8))
        try file.finish()
    }

    @Test("A new file is there when it is finished, with nothing beside it", arguments: [true, false])
    func new(nameless: Bool) throws {
        let file = try OutputFile.open(test.path("a"), nameless: nameless)
        try file.write(Array("one ".utf8))
        #expect(!test.files.contains("a"))
        try file.write(Array("two".utf8))
        try file.finish()
        #expect(test.files == ["a"])
        #expect(try test.text("a") == "one two")
    }

    @Test("A file is what it was until the new one is finished", arguments: [true, false])
    func replacing(nameless: Bool) throws {
        try test.write("a", "before")
        let file = try OutputFile.open(test.path("a"), nameless: nameless)
        try file.write(Array("after".utf8))
        #expect(try test.text("a") == "before")
        try file.finish()
        #expect(try test.text("a") == "after")
        #expect(test.files == ["a"])
    }

    @Test("A link stays, and the file that it leads to is written, be it there or not", arguments: [true, false])
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
        // A ring of links leads nowhere: one of them becomes the file.
        try write("third", to: "round", nameless: nameless)
        #expect(try test.text("round") == "third")
    }

    private func begin(_ name: String, nameless: Bool) throws {
        let file = try OutputFile.open(test.path(name), nameless: nameless)
        try file.write(Array("after".utf8))
    }

    @Test("A file that is never finished leaves what was there, and nothing else", arguments: [true, false])
    func unfinished(nameless: Bool) throws {
        try test.write("a", "before")
        try begin("a", nameless: nameless)
        #expect(test.files == ["a"])
        #expect(try test.text("a") == "before")
    }

    @Test("A null character in a name is an error, and nothing is made by what stands before it")
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

    @Test("Two who write one file at once both finish, and the last one's is there", arguments: [true, false])
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

    @Test("A name may be as long as the file system allows", arguments: [true, false])
    func longName(nameless: Bool) throws {
        let name = String(repeating: "ä", count: 127) + "x"
        #expect(name.utf8.count == 255)
        try write("one", to: name, nameless: nameless)
        try write("two", to: name, nameless: nameless)
        #expect(try test.text(name) == "two")
        #expect(test.files.count == 1)
    }

    /// What a process leaves that ends between giving a file its temporary name and its own.
    private func leave(_ count: Int, of name: String) throws {
        for number in 0..<count { try test.write(".\(name).\(number).part", "half of it") }
    }

    @Test("What dead processes have left is cleared away by the next who writes the file", arguments: [true, false])
    func leftOver(nameless: Bool) throws {
        try test.write("a", "before")
        try leave(3, of: "a")
        try write("after", to: "a", nameless: nameless)
        #expect(test.files == ["a"])
    }

    @Test(
        "What dead processes have left of a file that is not there any more is cleared away", arguments: [true, false])
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

    @Test("A file that holds what is to be written stays the same file and is made new")
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

    @Test("A file of the same length that holds something else is replaced, and keeps its mode")
    func sameLength() throws {
        try test.write("a", "once")
        chmod(test.path("a"), 0o640)
        try Files.write(Array("more".utf8), to: test.path("a"))
        #expect(try test.text("a") == "more")
        #expect(try info("a").st_mode & 0o7777 == 0o640)
    }

    @Test("A file that has come into a folder since it was empty is replaced like any other")
    func notEmptyAnyMore() throws {
        try Files.write(Array("one".utf8), to: test.path("a"), inEmptyFolder: true)
        #expect(try test.text("a") == "one")
        try Files.write(Array("other".utf8), to: test.path("a"), inEmptyFolder: true)
        #expect(try test.text("a") == "other")
        #expect(test.files == ["a"])
    }

    @Test("What dead processes have left is cleared away with the file")
    func removed() throws {
        try test.write("out/a", "before")
        try test.write("out/.a.0.part", "half of it")
        Files.remove(test.path("out/a"))
        #expect(!test.files.contains { $0.hasPrefix("out") })
    }

    @Test("Folders that are empty are removed though their file is gone already")
    func emptyFolders() throws {
        try test.write("out/sub/a", "before")
        try FileManager.default.removeItem(atPath: test.path("out/sub/a"))
        Files.remove(test.path("out/sub/a"))
        #expect(try test.tree().isEmpty)
    }
}
