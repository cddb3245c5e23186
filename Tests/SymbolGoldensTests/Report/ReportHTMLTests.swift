@testable import SymbolGoldens
import Foundation
import Testing

@Suite("Golden reports as a page") struct ReportHTMLTests {
    private static let page = GoldenReport.sample.html()

    @Test(
        "A script in a name is text",
        arguments: ["<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</style><b>"])
    func scripts(name: String) {
        for position in 0..<5 {
            func text(_ index: Int) -> String { index == position ? name : "a" }
            let one = GoldenReport.Case(name: text(0), status: .orphaned, reasons: [text(1), text(2)])
            #expect(
                !GoldenReport(title: text(3), cases: [one], notices: [text(4)], tool: name, file: name).html().contains(
                    name))
        }
    }

    @Test("Failures come first")
    func order() {
        let names = Self.page.split(separator: "<h3>").dropFirst().compactMap { $0.split(separator: "</h3>").first }
        #expect(names == [#"&lt;script&gt;#1\"#, "cloud", "new", "old", "bell"])
    }

    @Test("Cases of one symbol are grouped, those that have changed most first")
    func groups() {
        func one(_ name: String, _ path: String, _ change: Double) -> GoldenReport.Case {
            GoldenReport.Case(name: name, status: .failed, path: path, cause: "pixels", change: change)
        }
        let cases = [one("a-1", "i/a.svg", 0.1), one("b-1", "i/b.svg", 0.2), one("a-2", "i/a.svg", 0.3)]
        let page = GoldenReport(title: "t", cases: cases, notices: [], tool: "").html()
        let names = page.split(separator: "<h3>").dropFirst().compactMap { $0.split(separator: "</h3>").first }
        #expect(names == ["a-2", "a-1", "b-1"])
        #expect(page.contains(#"<h2 class="group">a <small>2 cases</small></h2>"#))
        #expect(!page.contains(#"<h2 class="group">b "#))
        #expect(page.contains("<small>30.0 % of pixels</small>"))
    }

    @Test("The summary has the counts in words")
    func summary() {
        #expect(Self.page.contains(#"<p class="summary">1 failed, 1 broken, 1 new, 1 orphaned, 1 passed</p>"#))
    }

    @Test("Pictures are in the page, and nothing is loaded from elsewhere")
    func selfContained() {
        #expect(Self.page.contains("src=\"data:image/png;base64,AQID\""))
        #expect(Self.page.contains("default-src 'none'; img-src data:;"))
        #expect(!Self.page.contains("http:") && !Self.page.contains("https:") && !Self.page.contains("@import"))
    }

    @Test("An animation has a player of as many frames as the longer side, and a still has none")
    func player() {
        let image = GoldenReport.Image(png: [], width: 1, height: 1)
        let animation = GoldenReport.Case(
            name: "a", status: .failed, expected: [image, image], actual: [image, image, image], frameDuration: 0.25)
        let player = #"<div class="player" data-seconds="0.25" data-frames="3" data-changed="">"#
        #expect(GoldenReport(animation).html().contains(player))
        #expect(!Self.page.contains("<div class=\"player\""))
    }

    @Test("The frame that differs most is shown first, also without scripts, and those that differ are ticks")
    func mostChangedFrame() {
        let images = [GoldenReport.Image](repeating: .init(png: [], width: 1, height: 1), count: 4)
        let one = GoldenReport.Case(
            name: "a", status: .failed, expected: images, actual: images, frameChanges: [0, 0.25, 0.5, 0.5])
        let page = GoldenReport(one).html()
        #expect(page.contains(#"data-changed="2 3 4""#) && page.contains(#"max="4" value="3""#))
        #expect(page.contains("3 of 4</output>"))
        for side in ["Expected", "Actual"] { #expect(page.contains(#"<img class="on" alt="\#(side), frame 3""#)) }
        #expect(page.split(separator: #"<img class="on""#).count == 3)
    }

    @Test("Files of one name in several folders are symbols of their own, named with their folders")
    func equalStems() {
        let cases = ["i/bell.svg", "i/micro/bell.svg", "i/bell.svg", "i/micro/bell.svg", "i/gear.svg"].map { path in
            GoldenReport.Case(name: path, status: .failed, path: path)
        }
        let report = GoldenReport(title: "t", cases: cases, notices: [], tool: "")
        let page = report.html()
        for text in [#"<h2 class="group">i/bell <small>2 "#, #"<h2 class="group">i/micro/bell <small>2 "#] {
            #expect(page.contains(text))
        }
        #expect(page.contains(#"data-symbol="gear""#) && page.contains(#"data-symbol="i/bell""#))
        #expect(
            report.githubAnnotations().split(separator: "\n").map { $0.prefix { $0 != "," } } == [
                "::error file=i/bell.svg", "::error file=i/micro/bell.svg", "::error file=i/gear.svg"
            ])
    }

    @Test(
        "Small pictures are enlarged by whole numbers to 288 pixels, large ones made smaller",
        arguments: [
            (1, "16"), (48, "6"), (60, "4"), (288, "1"), (289, "calc(1 / 2)"), (1000, "calc(1 / 4)")
        ])
    func fit(side: Int, zoom: String) {
        let report = GoldenReport(.init(name: "a", status: .missing, actual: [.init(png: [], width: 1, height: side)]))
        #expect(report.html().contains("--w: 1; --h: \(side); --fit: \(zoom)\""))
    }
}

@Suite("The command that a page suggests") struct ReportCommandTests {
    private let image = [GoldenReport.Image(png: [], width: 1, height: 1)]

    private func command(
        _ name: String, _ status: GoldenStatus, file: String? = nil, actual: [GoldenReport.Image]
    ) -> String? {
        let page = GoldenReport(.init(name: name, status: status, actual: actual), file: file).html()
        return page.split(separator: "<code>").dropFirst().first?.split(separator: "</code>").first.map(String.init)
    }

    @Test(
        "Names and files are single words to a shell",
        arguments: [
            ("bell.badge-1@2x", "bell.badge-1@2x"), ("a b", "&#39;a b&#39;"),
            ("it's", #"&#39;it&#39;\&#39;&#39;s&#39;"#), ("$(x)", "&#39;$(x)&#39;"),
            ("-n", "-- -n"), ("'\u{301};", "&#39;&#39;\\&#39;&#39;\u{301};&#39;")
        ])
    func words(name: String, words: String) {
        #expect(command(name, .failed, actual: image) == "insignia golden accept \(words)")
    }

    @Test("The build file comes before the name")
    func file() {
        #expect(
            command("bell", .missing, file: "my goldens.yml", actual: image)
                == "insignia golden accept &#39;my goldens.yml&#39; bell")
    }

    @Test("There is none for what passed or was not drawn; an orphan needs no drawing")
    func none() {
        #expect(command("a", .passed, actual: image) == nil)
        #expect(command("a", .broken, actual: []) == nil)
        #expect(command("a", .failed, actual: []) == nil)
        #expect(command("a", .orphaned, actual: []) == "insignia golden accept a")
    }
}
