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
    /// Notes kept: more would tell nobody anything new.
    package var diagnostics = 200
    /// Primitives of one filter, each of which keeps a picture.
    static let filterSteps = 64

    package init() {}
}
