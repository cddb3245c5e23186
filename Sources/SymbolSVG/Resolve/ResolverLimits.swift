package import SymbolText

/// Limits on the size to which references may multiply a file.
///
/// Real icons stay below a hundredth of each.
package struct ResolverLimits: Hashable, Sendable {
    /// The number of elements drawn, counting each `use` anew.
    package var instances = 250_000
    /// The depth of nested elements, including nesting through references.
    package var depth = 256
    /// The number of path elements, counting each `use` anew.
    package var pathElements = 8_000_000
    /// The number of stops of one gradient; Cairo's cost is quadratic in it.
    package var gradientStops = 4096
    /// The number of gradient stops, counting each use of a gradient anew.
    package var stops = 1_000_000
    /// The number of pixels of all images.
    package var imagePixels = 1 << 24
    /// The number of pixels on a side of an image: the largest width and height of Cairo's surfaces.
    static let imageSide = 32_767
    /// The number of selectors tested on elements, counting each `use` anew.
    package var selectorTests = 4_000_000
    /// The number of steps that all selector tests may take: from element to element, and among words and bytes.
    var matching: Int { selectorTests * 16 }
    /// The number of bytes of attributes and applied declarations, counting each `use` anew.
    package var styleBytes = 128 << 20
    /// The number of diagnostics kept; more would not be informative.
    package var diagnostics = 200
    /// The number of primitives of one filter plus the number of their inputs.
    ///
    /// A primitive whose picture is kept counts twice, when it is made and when it is used, so at most half as many
    /// pictures exist.
    static let filterSize = 128
    /// The number of filters of one element, each of which may need a picture of its own.
    static let filters = 8

    /// Creates resolver limits that scale with read limits.
    package init(_ limits: ReadLimits = ReadLimits()) {
        instances *= limits.factor
        pathElements *= limits.factor
        gradientStops *= limits.factor
        stops *= limits.factor
        imagePixels *= limits.factor
        selectorTests *= limits.factor
        styleBytes *= limits.factor
    }

    /// Throws when there are too many elements or they are nested too deeply.
    func check(instances: Int, depth: Int, at element: XMLElement) throws(ReadError) {
        guard instances <= self.instances else {
            throw ReadError(
                position: element.position,
                message: "references multiply the file to more than \(self.instances) elements")
        }
        guard depth < self.depth else {
            throw ReadError(
                position: element.position, message: "elements and references are nested deeper than \(self.depth)")
        }
    }

    /// Throws when styling the elements up to this one has cost too much; a spent budget lets selectors match nothing.
    func check(_ report: ResolverReport, at element: XMLElement) throws(ReadError) {
        guard !report.matching.isSpent, report.matching.tests <= selectorTests else {
            throw ReadError(
                position: element.position,
                message: "the style sheets require more than \(selectorTests) selector tests on elements")
        }
        guard report.styleBytes <= styleBytes else {
            throw ReadError(
                position: element.position,
                message: "the attributes and styles of drawn elements exceed \(styleBytes) bytes")
        }
    }

    /// Counts a stop of a gradient, of which `number` is the position from 1, and checks what styling it has cost.
    func count(stop number: Int, of gradient: XMLElement, in report: inout ResolverReport) throws(ReadError) {
        report.stops += 1
        try check(report, at: gradient)
        guard number <= gradientStops else {
            throw ReadError(position: gradient.position, message: "the gradient has more than \(gradientStops) stops")
        }
        guard report.stops <= stops else {
            throw ReadError(
                position: gradient.position, message: "references multiply gradients to more than \(stops) stops")
        }
    }
}
