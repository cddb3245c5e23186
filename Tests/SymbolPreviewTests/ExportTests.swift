import Foundation
import SymbolText
import Synchronization
import TestSupport
import Testing

@testable import SymbolPreview

struct ExportTests {
    private let preview: Previewed
    private let site: TestFolder

    init() throws {
        (preview, site) = (try Previewed(), try TestFolder())
        try preview.files.icon("square.svg")
        try preview.files.icon("disc&co.svg")
    }

    private func export() throws -> SiteExport.Report {
        preview.site.library.refresh()
        return try SiteExport(preview.site, to: site.path("site")).run { _, _ in }
    }

    private var files: [String: Data] {
        get throws {
            let names = try #require(FileManager.default.subpaths(atPath: site.path("site")))
            return try Dictionary(
                uniqueKeysWithValues: names.filter { $0.contains(".") }.map { ($0, try site.data("site/\($0)")) })
        }
    }

    @Test("Every symbol has a page, on which all that it names is there")
    func everySymbol() throws {
        #expect(try export().failures == [])
        let all = try files
        let pages = all.keys.filter { $0.hasSuffix(".html") }
        #expect(pages.count == 3)
        for page in pages {
            let text = String(decoding: all[page] ?? Data(), as: UTF8.self)
            for match in text.matches(of: /(?:src|href)="([^"]+)"/) {
                let path = (page.contains("/") ? "symbol/" : "") + String(match.1)
                #expect(FileManager.default.fileExists(atPath: site.path("site/\(path)")), "\(path) of \(page)")
            }
        }
    }

    @Test("The same library gives the same bytes")
    func sameLibrary() throws {
        _ = try export()
        let first = try files
        try FileManager.default.removeItem(atPath: site.path("site"))
        _ = try export()
        #expect(try files == first)
    }

    @Test("What is up to date is not written again")
    func upToDate() throws {
        let first = try export()
        #expect(first.upToDate == 0)
        let second = try export()
        #expect(second.written == 0)
        #expect(second.upToDate == first.written)
        #expect(second.size == first.size)
    }

    @Test("What an interrupted export has written is known to the next, and goes with its symbol")
    func interrupted() throws {
        let (folder, state) = (site.path("site"), site.path("site/.insignia-site"))
        preview.site.library.refresh()
        // The state as it is before any page is written.
        let drawn = Mutex<(count: Int, state: Data?)>((0, nil))
        _ = try SiteExport(preview.site, to: folder).run { done, count in
            if done == count { drawn.withLock { $0 = (count, FileManager.default.contents(atPath: state)) } }
        }
        let whole = try files
        let (count, partial) = drawn.withLock(\.self)
        try #require(partial).write(to: URL(fileURLWithPath: state))
        #expect(try export().upToDate == count)
        #expect(try files == whole)
        try #require(partial).write(to: URL(fileURLWithPath: state))
        try FileManager.default.removeItem(atPath: preview.files.path("square.svg"))
        _ = try export()
        #expect(try files.keys.filter { $0.hasPrefix("picture/square") } == [])
    }

    @Test("What was changed or lost is written again, and nothing else")
    func changedOrLost() throws {
        _ = try export()
        let before = try files
        try site.write("site/picture/square.large.png", "spoilt")
        try FileManager.default.removeItem(atPath: site.path("site/index.html"))
        #expect(try export().written == 2)
        #expect(try files == before)
    }

    @Test("What a symbol leaves behind goes with it, and nothing else does")
    func leftBehind() throws {
        _ = try export()
        try site.write("site/mine.txt", "mine")
        try FileManager.default.removeItem(atPath: preview.files.path("square.svg"))
        #expect(try export().removed > 0)
        #expect(try files.keys.filter { $0.contains("square") } == [])
        #expect(try site.text("site/mine.txt") == "mine")
    }

    @Test("Two dots in a name are nothing special")
    func dots() throws {
        try preview.files.icon("a..b.svg")
        _ = try export()
        #expect(try export().written == 0)
        try FileManager.default.removeItem(atPath: preview.files.path("a..b.svg"))
        _ = try export()
        #expect(try files.keys.filter { $0.contains("a..b") } == [])
    }

    @Test("A record of a file outside the folder removes nothing", arguments: ["../mine.txt", "symbol/../../mine.txt"])
    func outside(path: String) throws {
        _ = try export()
        try site.write("mine.txt", "mine")
        let state = try site.text("site/.insignia-site")
        let digest = ContentDigest(of: Array("mine".utf8)).text
        try site.write("site/.insignia-site", state + "x \(digest) 4 \(path)\n")
        _ = try export()
        #expect(try site.text("mine.txt") == "mine")
    }

    @Test("A file that cannot be read is told on the page and in the report")
    func unreadableFile() throws {
        try preview.files.write("broken.svg", "<svg")
        #expect(try export().failures.count == 1)
        #expect(try site.text("site/index.html").contains("broken.svg:1:"))
    }

    @Test("A symbol that is too large to be drawn is told once, and has no page and no tile")
    func tooLarge() throws {
        try preview.files.write(
            "wide.svg",
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99999 1"><path d="M0 0h99999v1H0z"/></svg>"#)
        let report = try export()
        #expect(report.failures.count == 1)
        #expect(report.failures.first?.contains("wide.svg: an image of") ?? false)
        #expect(try files.keys.filter { $0.contains("wide") } == [])
        let index = try site.text("site/index.html")
        #expect(index.contains("wide.svg: an image of") && !index.contains("symbol/wide.html"))
        #expect(try export().written == 0)
    }

    @Test("The files of a symbol that is broken for a moment stay as they are")
    func brokenForAMoment() throws {
        _ = try export()
        let before = try files.filter { $0.key.contains("square") }
        try preview.files.write("square.svg", "<svg")
        let report = try export()
        #expect(report.removed == 0 && report.failures.count == 1)
        #expect(try files.filter { $0.key.contains("square") } == before)
        try preview.files.icon("square.svg")
        // Only the pages that name it are written again.
        #expect(try export().written == 2)
    }

    @Test("Nothing is removed while a catalog cannot be read")
    func unreadableCatalog() throws {
        let (files, site) = (try TestFolder(), try TestFolder())
        try files.icon("a.svg")
        let catalog = #"{"symbols": [{"name": "a", "label": "a"}]}"#
        try files.write("catalog.json", catalog)
        func export() throws -> SiteExport.Report {
            let library = Library([.catalog(files.path("catalog.json"))])
            return try SiteExport(PreviewSite(library), to: site.path("site")).run { _, _ in }
        }
        #expect(try export().failures == [])
        try files.write("catalog.json", "{")
        let report = try export()
        #expect(report.removed == 0 && report.failures.count == 1)
        #expect(FileManager.default.fileExists(atPath: site.path("site/symbol/a.html")))
    }

    @Test("A file that somebody has changed stays when its symbol goes")
    func changedByHand() throws {
        _ = try export()
        try site.write("site/symbol/square.html", "mine")
        try FileManager.default.removeItem(atPath: preview.files.path("square.svg"))
        _ = try export()
        #expect(try files.keys.filter { $0.contains("square") } == ["symbol/square.html"])
        #expect(try site.text("site/symbol/square.html") == "mine")
    }

    @Test("A file that cannot be removed or written is tried again")
    func triedAgain() throws {
        _ = try export()
        let picture = site.path("site/picture/square@2x.png")
        let good = try site.data("site/picture/square@2x.png")
        try FileManager.default.removeItem(atPath: picture)
        // A folder in place of the file can be neither removed nor replaced as one.
        try site.write("site/picture/square@2x.png/other", "")
        #expect(try export().failures.count == 1)
        try FileManager.default.removeItem(atPath: picture)
        try site.write("site/picture/square@2x.png", good)
        #expect(try export().written == 0)
    }

    @Test("Symbols of one name are told apart by their folders")
    func twins() throws {
        try preview.files.icon("one/twin.svg")
        try preview.files.icon("two/twin.svg")
        _ = try export()
        let pages = try files.filter { $0.key.contains("symbol/twin") }.map {
            String(decoding: $0.value, as: UTF8.self)
        }
        let index = try site.text("site/index.html")
        for folder in ["one", "two"] {
            let title = "twin in \(folder)"
            let own = pages.filter { $0.contains("<title>\(title)</title>") }
            #expect(own.count == 1 && own[0].contains("<h1>\(title)</h1>"))
            #expect(index.contains("</span>\(title)</a>") && index.contains("data-words=\"twin \(folder)\""))
        }
        #expect(try site.text("site/symbol/square.html").contains(">twin in two</a>"))
        #expect(index.contains("</span>square</a>"))
    }

    @Test("A picture of the site is the one that the command writes")
    func pictureSite() throws {
        _ = try export()
        let command = try Command()
        try command.icon("square.svg")
        let drawn = try command.run(
            "render", "square.svg", "--point-size", "28", "--display-scale", "2", "--compression", "small", "-o", "-")
        #expect(try drawn.output == site.data("site/picture/square@2x.png"))
    }
}
