/// What came of holding drawings against their goldens, ready to be told as HTML, JUnit XML, TAP, JSON or annotations.
///
/// Each text depends on these values alone: no clock, locale or environment is asked, so equal reports give equal bytes.
public struct GoldenReport: Sendable {
    /// One thing that a golden is kept of.
    public struct Case: Sendable {
        public var name: String
        public var status: GoldenStatus
        /// Why, a line each, the plainest first; none for what passed.
        public var reasons: [String]
        /// Frames in order, one of a still; empty where there are none.
        public var expected, actual, difference: [Image]
        /// Seconds that each frame of an animation is shown.
        public var frameDuration: Double?
        /// Seconds that the case took; 0 where nobody measured.
        public var seconds: Double

        public init(
            name: String, status: GoldenStatus, reasons: [String] = [], expected: [Image] = [], actual: [Image] = [],
            difference: [Image] = [], frameDuration: Double? = nil, seconds: Double = 0
        ) {
            (self.name, self.status, self.reasons) = (name, status, reasons)
            (self.expected, self.actual, self.difference) = (expected, actual, difference)
            (self.frameDuration, self.seconds) = (frameDuration, seconds)
        }
    }

    /// A picture as a PNG file, and its size in pixels.
    public struct Image: Sendable {
        public var png: [UInt8]
        public var width, height: Int

        public init(png: [UInt8], width: Int, height: Int) {
            (self.png, self.width, self.height) = (png, width, height)
        }
    }

    public var title: String
    public var cases: [Case]
    /// Worth knowing, though nothing is wrong.
    public var notices: [String]
    /// What drew and compared: names and versions.
    public var tool: String
    /// The build file that the suggested `insignia golden accept` names; nil where it is not known.
    public var file: String?

    public init(title: String, cases: [Case], notices: [String], tool: String, file: String? = nil) {
        (self.title, self.cases, self.notices, self.tool, self.file) = (title, cases, notices, tool, file)
    }

    func count(of status: GoldenStatus) -> Int { cases.count { $0.status == status } }
}
