/// Bounds on what references may multiply a file to.
enum ResolverLimits {
    /// Elements drawn, counting each `use` anew.
    static let instances = 250_000
    /// Elements within one another, counting through references.
    static let depth = 256
    /// Path elements, counting each `use` anew.
    static let pathElements = 8_000_000
    /// Notes kept: more would tell nobody anything new.
    static let diagnostics = 200
}
