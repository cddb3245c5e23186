@testable import SymbolGoldens
import Foundation
import Testing

@Suite("Golden reports as JSON") struct ReportJSONTests {
    struct Report: Decodable, Equatable {
        struct Pictures: Decodable, Equatable {
            var file: String?
            var frames, width, height: Int?
        }
        struct Case: Decodable, Equatable {
            var name, status: String
            var reasons: [String]?
            var expected, actual, difference: Pictures?
            var frameDuration: Double?
            var seconds: Double
        }
        var title, tool: String
        var notices: [String]
        var counts: [String: Int]
        var cases: [Case]
    }

    @Test("A reader finds everything but the pixels")
    func parsed() throws {
        let report = try JSONDecoder().decode(Report.self, from: Data(GoldenReport.sample.json().utf8))
        func still(_ file: String? = nil) -> Report.Pictures { .init(file: file, frames: 1, width: 4, height: 5) }
        #expect(
            report
                == Report(
                    title: "a & b", tool: "insignia 1", notices: ["other\nrenderer"],
                    counts: ["failed": 1, "broken": 1, "missing": 1, "orphaned": 1, "rewritten": 0, "passed": 1],
                    cases: [
                        Report.Case(name: "bell", status: "passed", seconds: 0.25),
                        Report.Case(
                            name: #"<script>#1\"#, status: "failed", reasons: ["50%, \"bad\"", "line 1\nline 2"],
                            expected: still("g/<1>.png"), actual: still("r/1.png"), difference: still("d/1.png"),
                            seconds: 1),
                        Report.Case(name: "new", status: "missing", actual: still(), seconds: 0),
                        Report.Case(name: "old", status: "orphaned", reasons: ["no case asks for it"], seconds: 0),
                        Report.Case(name: "cloud", status: "broken", reasons: ["no #2"], seconds: 0)
                    ]))
    }

    @Test("Members are written in one order, an empty list in two brackets")
    func text() {
        #expect(
            GoldenReport(.init(name: "a", status: .passed, frameDuration: 0.1)).json() == """
                {
                  "title": "t",
                  "tool": "",
                  "notices": [],
                  "counts": {
                    "failed": 0,
                    "broken": 0,
                    "missing": 0,
                    "orphaned": 0,
                    "rewritten": 0,
                    "passed": 1
                  },
                  "cases": [
                    {
                      "name": "a",
                      "status": "passed",
                      "frameDuration": 0.1,
                      "seconds": 0
                    }
                  ]
                }
                """)
    }

    @Test("The paths of images are told though no pictures are kept")
    func files() throws {
        let one = GoldenReport.Case(name: "a", status: .failed, files: .init(actual: "r/a.png"))
        let report = try JSONDecoder().decode(Report.self, from: Data(GoldenReport(one).json().utf8))
        #expect(report.cases[0].actual == Report.Pictures(file: "r/a.png"))
        #expect(report.cases[0].expected == nil)
    }

    @Test("Control characters and line separators are escaped")
    func controls() {
        let report = GoldenReport(.init(name: "\u{0}\u{1F}\u{7F}\u{2028}é😀", status: .passed))
        #expect(report.json().contains(#""\u0000\u001f\u007f\u2028é😀""#))
    }
}
