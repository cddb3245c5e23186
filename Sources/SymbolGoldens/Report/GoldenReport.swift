/// The results of comparing drawings with their goldens, which can be written as HTML, JUnit XML, TAP, JSON or
/// annotations.
///
/// Every format depends only on these values, not on a clock, locale or environment, so equal reports give equal bytes.
package struct GoldenReport: Sendable {
    /// The result of comparing one drawing with its golden.
    package struct Case: Sendable {
        /// The name of the case.
        package var name: String
        /// The outcome of the comparison.
        package var status: GoldenStatus
        /// The reasons, one per line, most evident first; none for a case that passed.
        package var reasons: [String]
        /// The frames in order, one for a still; empty where there are none.
        package var expected, actual, difference: [Image]
        /// The seconds for which each frame of an animation is shown.
        package var frameDuration: Double?
        /// The seconds that the case took; 0 where that was not measured.
        package var seconds: Double
        /// The path of the file that is drawn; nil where there is none.
        package var path: String?
        /// The kind of difference in a word or two, by which cases are grouped; nil where there is none.
        package var cause: String?
        /// The share of pixels that differ, 0…1.
        package var change: Double
        /// The share of pixels that differ in each frame, 0…1; empty where that is not known.
        package var frameChanges: [Double]
        /// The name of the alternate golden that the drawing matches instead of the case's own; nil for any other.
        package var alternate: String?
        /// The paths of the images, where they exist.
        package var files: Files

        /// Creates the result of a case from its parts.
        package init(
            name: String, status: GoldenStatus, reasons: [String] = [], expected: [Image] = [], actual: [Image] = [],
            difference: [Image] = [], frameDuration: Double? = nil, seconds: Double = 0, path: String? = nil,
            cause: String? = nil, change: Double = 0, frameChanges: [Double] = [], alternate: String? = nil,
            files: Files = Files()
        ) {
            (self.name, self.status, self.reasons) = (name, status, reasons)
            (self.expected, self.actual, self.difference) = (expected, actual, difference)
            (self.frameDuration, self.seconds) = (frameDuration, seconds)
            (self.path, self.cause, self.change, self.files) = (path, cause, change, files)
            (self.frameChanges, self.alternate) = (frameChanges, alternate)
        }
    }

    /// The paths of a case's images; nil for those that do not exist.
    package struct Files: Sendable {
        /// The image that is expected, what was drawn or found instead, and a picture of the difference.
        package var expected, actual, difference: String?

        /// Creates paths of images.
        package init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
            (self.expected, self.actual, self.difference) = (expected, actual, difference)
        }

        /// The paths with what they are, in the order of the pictures.
        var named: [(name: String, path: String)] {
            [("expected", expected), ("actual", actual), ("difference", difference)].compactMap { name, path in
                path.map { (name, $0) }
            }
        }
    }

    /// A picture as a PNG file.
    package struct Image: Sendable {
        /// The bytes of the file.
        package var png: [UInt8]
        /// The size in pixels.
        package var width, height: Int

        /// Creates a picture from its file and its size in pixels.
        package init(png: [UInt8], width: Int, height: Int) {
            (self.png, self.width, self.height) = (png, width, height)
        }
    }

    /// The title of the report.
    package var title: String
    /// The results in the order of the cases.
    package var cases: [Case]
    /// Remarks that do not affect the outcome.
    package var notices: [String]
    /// The names and versions of the programs that drew and compared.
    package var tool: String
    /// The build file for the suggested `insignia golden accept`; nil where it is not known.
    package var file: String?
    /// Whether there are goldens for which drawings can be accepted.
    package var acceptsCases: Bool

    /// Creates a report from its parts.
    package init(
        title: String, cases: [Case], notices: [String], tool: String, file: String? = nil, acceptsCases: Bool = true
    ) {
        (self.title, self.cases, self.notices, self.tool, self.file) = (title, cases, notices, tool, file)
        self.acceptsCases = acceptsCases
    }

    func count(of status: GoldenStatus) -> Int { cases.count { $0.status == status } }
}
