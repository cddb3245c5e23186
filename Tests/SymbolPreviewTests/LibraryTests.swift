import Foundation
import TestSupport
import Testing

@testable import SymbolPreview

struct LibraryTests {
    private func symbols(_ preview: Previewed) throws -> [[String: Any]] {
        let library = try #require(preview.get("/api/library").json as? [String: Any])
        return try #require(library["symbols"] as? [[String: Any]])
    }

    @Test("Symbols are told with what they have")
    func symbolsTold() throws {
        let preview = try Previewed()
        try preview.symbol("bell.badge.plus")
        try preview.files.icon("square.svg")
        preview.site.library.read()
        let listed = try symbols(preview)
        #expect(listed.map { $0["id"] as? String } == ["bell.badge.plus", "square"])
        #expect(listed.map { $0["kind"] as? String } == ["template", "icon"])
        let features = try #require(listed[0]["features"] as? [String: Bool])
        #expect(features["hierarchical"] == true)
        #expect(features["mirrored"] == nil)
    }

    @Test("A file that cannot be read is shown with its message")
    func unreadableFile() throws {
        let preview = try Previewed()
        try preview.files.write("broken.svg", "<svg>\n  <path d=")
        preview.site.library.read()
        let message = try #require(try symbols(preview)[0]["error"] as? String)
        #expect(message.hasSuffix(preview.get("/picture?symbol=broken").message ?? "no message"))
        #expect(message.contains("broken.svg:2:"))
        #expect(preview.get("/picture?symbol=broken").status == 422)
    }

    @Test("What changes on the disk is told at once")
    func changeOnDisk() throws {
        let preview = try Previewed()
        try preview.files.icon("one.svg")
        let library = preview.site.library
        let first = library.revision
        library.refresh()
        #expect(library.revision == first)
        try preview.files.icon("two.svg")
        library.refresh()
        #expect(library.revision > first)
        #expect(try symbols(preview).map { $0["id"] as? String } == ["one", "two"])
    }

    @Test("Symbols of one name in several folders are told apart by their paths")
    func sameName() throws {
        let preview = try Previewed()
        try preview.files.icon("a/one.svg")
        try preview.files.icon("b/one.svg")
        let ids = try symbols(preview).compactMap { $0["id"] as? String }
        #expect(ids == ["a", "b"].map { preview.files.folder.path + "/\($0)/one.svg" })
        for id in ids { #expect(preview.get("/picture?symbol=\(id)").status == 200) }
    }

    @Test("A search tells where it found each word")
    func foundWords() throws {
        let preview = try Previewed()
        try preview.files.icon("cloud.rain.svg")
        let found = try #require(preview.get("/api/search?q=rain").json as? [[String: Any]])
        #expect(found.map { $0["id"] as? String } == ["cloud.rain"])
        let matches = try #require(found[0]["matches"] as? [[String: String]])
        #expect(matches == [["word": "rain", "where": "name", "text": "cloud.rain"]])
    }

    @Test("A search finds each of several symbols with one name")
    func foundNamesakes() throws {
        let preview = try Previewed()
        for file in ["a/bell.svg", "b/bell.svg"] { try preview.files.icon(file) }
        let found = try #require(preview.get("/api/search?q=bell").json as? [[String: Any]])
        let ids = preview.site.library.entries.map(\.id)
        #expect(ids.count == 2 && found.compactMap { $0["id"] as? String } == ids)
    }

    @Test(
        "Nothing is shown that is not in the library",
        arguments: [
            "/../secret.svg", "/%2e%2e/secret.svg", "//etc/passwd", "/etc/passwd", "/index.html/../../secret.svg",
            "/picture?symbol=../secret", "/picture?symbol=/etc/passwd", "/picture?symbol=link/../secret",
            "/frame?symbol=one&to=../secret&size=9", "/file?symbol=../secret&format=template"
        ])
    func nothingShown(address: String) throws {
        let preview = try Previewed(library: "library")
        for icon in ["library/one.svg", "library/link/two.svg", "secret.svg"] { try preview.files.icon(icon) }
        #expect(preview.get(address).status == 404)
    }
}
