import SymbolSVG
@testable import SymbolGoldens
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Golden reports as JUnit XML") struct ReportJUnitTests {
    @Test("A reader finds suites, cases and results with their texts as they were")
    func parsed() throws {
        let elements = try Elements(of: GoldenReport.sample.junit())
        #expect(
            elements.names == [
                "testsuites", "testsuite", "properties", "property", "testcase", "testcase", "failure", "system-out",
                "testcase", "failure", "testcase", "failure", "testcase", "error", "system-out"
            ])
        #expect(
            elements.attributes[0] == ["name": "a & b", "tests": "5", "failures": "3", "errors": "1", "time": "1.250"])
        #expect(elements.attributes[1]["skipped"] == "0")
        #expect(elements.attributes[5] == ["name": #"<script>#1\"#, "classname": "a & b", "time": "1.000"])
        #expect(elements.attributes[6] == ["type": "failed", "message": "50%, \"bad\""])
        #expect(elements.texts[6] == "50%, \"bad\"\nline 1\nline 2")
        #expect(elements.texts[7] == "expected: g/<1>.png\nactual: r/1.png\ndifference: d/1.png")
        #expect(elements.attributes[9] == ["type": "missing", "message": "missing"])
        #expect(elements.attributes[13] == ["type": "broken", "message": "no #2"])
        #expect(elements.texts[14] == "other\nrenderer")
    }

    @Test("Line ends survive in attributes, and what XML cannot hold becomes U+FFFD")
    func characters() throws {
        let report = GoldenReport(.init(name: "a\r\n\tb\u{1B}\u{0}\u{FFFF}", status: .passed))
        #expect(try Elements(of: report.junit()).attributes[4]["name"] == "a\r\n\tb\u{FFFD}\u{FFFD}\u{FFFD}")
    }

    @Test(
        "Times are milliseconds at most, and what is no time is 0",
        arguments: [
            (0.0004, "0.000"), (0.0006, "0.001"), (61.5, "61.500"), (-1, "0.000"), (.nan, "0.000"), (.infinity, "0.000")
        ])
    func times(seconds: Double, text: String) throws {
        let report = GoldenReport(.init(name: "a", status: .passed, seconds: seconds))
        #expect(try Elements(of: report.junit()).attributes[4]["time"] == text)
    }
}

/// The elements of a document in the order in which they start.
private final class Elements: NSObject, XMLParserDelegate {
    private(set) var names: [String] = []
    private(set) var attributes: [[String: String]] = []
    /// Character data up to the next start of an element.
    private(set) var texts: [String] = []

    init(of xml: String) throws {
        super.init()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = self
        try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") in \(xml)")
        texts = texts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    func parser(
        _: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.append(name)
        self.attributes.append(attributes)
        texts.append("")
    }

    func parser(_: XMLParser, foundCharacters text: String) { texts[texts.count - 1] += text }
}
