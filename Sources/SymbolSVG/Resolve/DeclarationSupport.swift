extension Declaration {
    /// Whether the declaration has an effect on drawing, as `@supports` asks (CSS Conditional Rules 3 §6.1).
    var isSupported: Bool {
        if property.hasPrefix("--") { return true }
        var (style, report) = (ComputedStyle(), ResolverReport([], limit: 0, matching: MatchingBudget(0)))
        // A value with `var()` is valid, whether or not the custom property is declared.
        return [.applied, .undefined].contains(style.apply(self, parent: ComputedStyle(), &report))
    }
}
