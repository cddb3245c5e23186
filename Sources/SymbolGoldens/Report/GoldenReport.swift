/// The results of comparing drawings with their goldens, to be written as HTML, JUnit XML, TAP, JSON or annotations.
///
/// Each text depends on these values alone: no clock, locale or environment is asked, so equal reports give equal
/// bytes.
package struct GoldenReport: Sendable {
    /// The result of comparing one drawing with its golden.
    package struct Case: Sendable {
        package var name: String
        package var status: GoldenStatus
        /// Why, a line each, the plainest first; none for what passed.
        package var reasons: [String]
        /// Frames in order, one of a still; empty where there are none.
        package var expected, actual, difference: [Image]
        /// Seconds that each frame of an animation is shown.
        package var frameDuration: Double?
        /// Seconds that the case took; 0 where nobody measured.
        package var seconds: Double
        /// The file that is drawn; nil where there is none.
        package var path: String?
        /// What differs, in a word or two; nil where nothing does.
        package var cause: String?
        /// The share of pixels that differ, 0…1.
        package var change: Double

        package init(
            name: String, status: GoldenStatus, reasons: [String] = [], expected: [Image] = [], actual: [Image] = [],
            difference: [Image] = [], frameDuration: Double? = nil, seconds: Double = 0, path: String? = nil,
            cause: String? = nil, change: Double = 0
        ) {
            (self.name, self.status, self.reasons) = (name, status, reasons)
            (self.expected, self.actual, self.difference) = (expected, actual, difference)
            (self.frameDuration, self.seconds) = (frameDuration, seconds)
            (self.path, self.cause, self.change) = (path, cause, change)
        }
    }

    /// A picture as a PNG file with its size in pixels.
    package struct Image: Sendable {
        package var png: [UInt8]
        package var width, height: Int

        package init(png: [UInt8], width: Int, height: Int) {
            (self.png, self.width, self.height) = (png, width, height)
        }
    }

    package var title: String
    package var cases: [Case]
    /// Worth knowing, though nothing is wrong.
    package var notices: [String]
    /// What drew and compared: names and versions.
    package var tool: String
    /// The build file that the suggested `insignia golden accept` names; nil where it is not known.
    package var file: String?
    /// Whether there are goldens, for which what was drawn can be accepted.
    package var acceptsCases: Bool

    package init(
        title: String, cases: [Case], notices: [String], tool: String, file: String? = nil, acceptsCases: Bool = true
    ) {
        (self.title, self.cases, self.notices, self.tool, self.file) = (title, cases, notices, tool, file)
        self.acceptsCases = acceptsCases
    }

    func count(of status: GoldenStatus) -> Int { cases.count { $0.status == status } }
}
