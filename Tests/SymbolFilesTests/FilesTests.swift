import CLibrary
import Foundation
import SymbolFiles
import TestSupport
import Testing

@Suite struct FilesTests {
    @Test("A path is cut at its last slash, whatever the name begins with", arguments: ["b.svg", "\u{301}b.svg", ""])
    func parts(name: String) {
        #expect(Array(Files.folder(of: "a/" + name).utf8) == Array("a/".utf8))
        #expect(Array(Files.name(of: "a/" + name).utf8) == Array(name.utf8))
        #expect(Files.folder(of: name).isEmpty && Files.name(of: name) == name)
    }

    @Test("A name is one component of a path, and none that leads to another folder")
    func names() {
        for name in ["a", "a.svg", ".a", "...", "a..b", "-", "~", "\u{301}"] { #expect(Files.isName(name)) }
        for path in ["", ".", "..", "/", "a/", "/a", "../a", "a/\u{301}", "a\0b"] { #expect(!Files.isName(path)) }
    }

    @Test("Folders are locked once each, under whatever paths, as long as a closure runs")
    func folderLocks() throws {
        let test = try TestFolder()
        for name in ["a/x", "b/x"] { try test.write(name, "") }
        try FileManager.default.createSymbolicLink(atPath: test.path("c"), withDestinationPath: "a")
        func isFree(_ name: String) -> Bool {
            guard let folder = FileDescriptor(opening: test.path(name), O_RDONLY) else { return false }
            return folder.tryLock()
        }
        let during = Files.withLock(of: ["b", "a/", "missing", "c", "a"].map(test.path)) { ["a", "b"].map(isFree) }
        #expect(during == [false, false])
        #expect(isFree("a") && isFree("b"))
    }

    @Test("Folders whose names differ in the composition of their letters are different")
    func composition() throws {
        let (test, letters) = (try TestFolder(), ["e\u{301}", "\u{E9}"])
        for letter in letters { try test.write("\(letter)/a", "") }
        // A file system that composes names itself has only one folder.
        guard try FileManager.default.contentsOfDirectory(atPath: test.path("")).count == 2 else { return }
        var folders = CanonicalFolders()
        let found = letters.map { folders.folder(test.path("\($0)/")) }
        for (folder, letter) in zip(found, letters) {
            #expect(Array(folder.utf8.dropLast().suffix(letter.utf8.count)) == Array(letter.utf8))
        }
        let path = CanonicalFolders.relativePath(from: found[0], to: found[1] + "a")
        #expect(Array(path.utf8) == Array("../\(letters[1])/a".utf8))
    }

    @Test(
        "A file in a folder that does not exist yet is one file in every spelling",
        arguments: ["new//a", "./new/a", "new/./a", "new/deep/../a", "new/../new/a"])
    func spellings(path: String) throws {
        let test = try TestFolder()
        var folders = KnownFolders()
        let (one, other) = (test.path("new/a"), test.path("") + "/" + path)
        #expect(FileIdentity(of: one, in: &folders) == FileIdentity(of: other, in: &folders))
        #expect(FileIdentity(of: one, in: &folders) != FileIdentity(of: test.path("new/deep/a"), in: &folders))
    }

    @Test("A folder is empty if it does not exist or contains nothing, not even hidden files")
    func empty() throws {
        let test = try TestFolder()
        #expect(Files.isEmptyFolder(test.path("a")) && Files.isEmptyFolder(test.path("")))
        for (name, isEmpty) in [("a/.hidden", false), ("b/c/d", false), ("e", true)] {
            try test.write(name, "")
            #expect(!Files.isEmptyFolder(test.path("")))
            #expect(Files.isEmptyFolder(Files.folder(of: test.path(name)) + (isEmpty ? "nothing" : "")) == isEmpty)
        }
        #expect(!Files.isEmptyFolder(test.path("e")))
    }

    @Test("A file is given any time, also before 1970, and a missing one none", arguments: [-1_500_000_000, -1, 0, 1])
    func times(time: Int) throws {
        let test = try TestFolder()
        try test.write("a", "")
        #expect(Files.touch(test.path("a"), at: time))
        #expect(Files.stamp(of: test.path("a"))?.time == time)
        #expect(!Files.touch(test.path("b"), at: time))
    }
}
