@testable import SymbolFiles
import Foundation
import TestSupport
import Testing

@Suite("Folders that are searched")
struct FolderWalkTests {
    private let test: TestFolder

    init() throws { test = try TestFolder() }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: test.path(name), withDestinationPath: target)
    }

    private func walk(_ folder: String) -> (files: [String], failures: [FileError]) {
        var walk = FolderWalk()
        let files = walk.files(below: test.path(folder) + "/")
        return (files, walk.failures)
    }

    @Test("Links to the folder that contains them are not followed again")
    func circles() throws {
        try test.write("l/plain.svg", "")
        try test.write("l/sub/other.svg", "")
        for (name, target) in [("l/a", "."), ("l/b", "."), ("l/sub/up", "..")] { try link(name, to: target) }
        #expect(walk("l").files == ["plain.svg", "sub/other.svg"])
        let search = PathSearch(PathPattern(test.path("l/**/*.svg")))
        #expect(search.files == ["l/plain.svg", "l/sub/other.svg"].map(test.path))
        #expect(search.folders.map { $0.hasSuffix("/") } == [true, true] && search.failures.isEmpty)
    }

    @Test("Names that differ in the composition of their letters are different")
    func composition() throws {
        let letters = ["e\u{301}", "\u{E9}"]
        let paths = letters.flatMap { folder in letters.map { "\(folder)/\($0)-\(folder.utf8.count).svg" } }
        for path in paths { try test.write("l/\(path)", "") }
        func bytes(_ paths: [String]) -> [[UInt8]] { paths.map { Array($0.utf8) } }
        // A file system that composes names itself has only one folder.
        guard try FileManager.default.contentsOfDirectory(atPath: test.path("l")).count == 2 else { return }
        #expect(bytes(walk("l").files) == bytes(paths))
        for pattern in ["l/**/*.svg", "l/*/*.svg"] {
            let search = PathSearch(PathPattern(test.path(pattern)))
            #expect(bytes(search.files) == bytes(paths.map { test.path("l/\($0)") }))
        }
    }

    @Test("A folder beside a link to it keeps its own path")
    func linked() throws {
        try test.write("l/sub/a.svg", "")
        try link("l/before", to: "sub")
        #expect(walk("l").files == ["sub/a.svg"])
        #expect(PathSearch(PathPattern(test.path("l/**/*.svg"))).files == [test.path("l/sub/a.svg")])
        #expect(PathSearch(PathPattern(test.path("l/*/*.svg"))).files.count == 2)
    }

    @Test("Folders that are nested too deeply are reported, and the rest is found")
    func deep() throws {
        try test.write("l/near.svg", "")
        try test.write("l/" + String(repeating: "x/", count: 33) + "far.svg", "")
        let (files, failures) = walk("l")
        #expect(files == ["near.svg"])
        #expect(failures.map(\.message) == ["folders are nested deeper than 32"])
        let search = PathSearch(PathPattern(test.path("l/**/*.svg")))
        #expect(search.files == [test.path("l/near.svg")] && search.failures.count == 1)
    }

    @Test("A folder that may not be read is reported", .enabled(if: geteuid() != 0, "root may read everything"))
    func unreadable() throws {
        try test.write("l/near.svg", "")
        try test.write("l/closed/far.svg", "")
        #expect(chmod(test.path("l/closed"), 0) == 0)
        defer { chmod(test.path("l/closed"), 0o700) }
        #expect(walk("l").files == ["near.svg"])
        #expect(walk("l").failures.map(\.message) == ["Permission denied"])
    }

    @Test("A folder that does not exist is not an error of a pattern")
    func missing() throws {
        try test.write("l/a/icons/x.svg", "")
        try test.write("l/b/notes.txt", "")
        let search = PathSearch(PathPattern(test.path("l/*/icons/*.svg")))
        #expect(search.files == [test.path("l/a/icons/x.svg")] && search.failures.isEmpty)
    }

    @Test("The folders of a search include those in which what a pattern names does not exist yet")
    func foldersOfMissing() throws {
        try test.write("l/a/icons/x.svg", "")
        try test.write("l/b/notes.txt", "")
        try test.write("l/c/icons", "no folder")
        let search = PathSearch(PathPattern(test.path("l/*/icons/*.svg")))
        #expect(search.folders == ["l", "l/a/icons", "l/b", "l/c"].map { test.path($0) + "/" })
        let named = PathSearch(PathPattern(test.path("l/*/logo.svg")))
        #expect(named.folders == ["l", "l/a", "l/b", "l/c"].map { test.path($0) + "/" })
    }
}
