package import SymbolText

/// Bounds on what references may multiply a file to.
///
/// Real icons stay below a hundredth of each.
package struct ResolverLimits: Hashable, Sendable {
    /// Elements drawn, counting each `use` anew.
    package var instances = 250_000
    /// Elements within one another, counting through references.
    package var depth = 256
    /// Path elements, counting each `use` anew.
    package var pathElements = 8_000_000
    /// Stops of one gradient: Cairo looks through those before for each.
    package var gradientStops = 4096
    /// Stops of gradients, counting each use of a gradient anew.
    package var stops = 1_000_000
    /// Selectors tried on elements, counting each `use` anew.
    package var selectorTests = 4_000_000
    /// Steps that all these tests may take: from element to element, and among words and bytes.
    var matching: Int { selectorTests * 16 }
    /// Bytes of attributes and of declarations that apply, counting each `use` anew.
    package var styleBytes = 128 << 20
    /// Notes kept: more would tell nobody anything new.
    package var diagnostics = 200
    /// Primitives of one filter and what they work on.
    ///
    /// Those whose pictures are kept count twice, when they are made and when they are used, so there are never more
    /// than half as many.
    static let filterSize = 128
    /// Filters of one element, each of which may work on a picture of its own.
    static let filters = 8

    package init(_ limits: ReadLimits = ReadLimits()) {
        instances *= limits.factor
        pathElements *= limits.factor
        gradientStops *= limits.factor
        stops *= limits.factor
        selectorTests *= limits.factor
        styleBytes *= limits.factor
    }

    /// Refuses one element too many, or one within too many others.
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

    /// Refuses a file for which selectors have cost all that they may, after which they match nothing.
    func check(_ matching: MatchingBudget, at element: XMLElement) throws(ReadError) {
        guard matching.isSpent else { return }
        throw ReadError(
            position: element.position,
            message: "the style sheets take more than \(selectorTests) tests of selectors on elements")
    }

    /// Refuses what has taken more to style, up to an element.
    func check(styleBytes: Int, at element: XMLElement) throws(ReadError) {
        guard styleBytes > self.styleBytes else { return }
        throw ReadError(
            position: element.position,
            message: "attributes and styles of what is drawn come to more than \(self.styleBytes) bytes")
    }
}
