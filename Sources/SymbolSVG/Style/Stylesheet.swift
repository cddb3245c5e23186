/// A list of selectors with the declarations that apply to the matching elements.
package struct Rule: Hashable, Sendable {
    /// The selectors.
    package let selectors: [Selector]
    /// The declarations, possibly none: in symbol templates a class can have a meaning by its name alone.
    package let declarations: [Declaration]

    /// Creates a rule.
    package init(selectors: [Selector], declarations: [Declaration]) {
        self.selectors = selectors
        self.declarations = declarations
    }
}

/// The part of CSS that SVG icons use: type, universal, class, id and attribute selectors, `:first-child`, all four
/// combinators and `!important`.
///
/// At-rules are skipped.
package struct Stylesheet: Hashable, Sendable {
    /// The rules in document order.
    package let rules: [Rule]

    /// Creates a style sheet.
    package init(rules: [Rule]) { self.rules = rules }

    /// Returns the style sheet with only the selectors that `isWanted` accepts.
    func keeping(_ isWanted: (Selector) -> Bool) -> Stylesheet {
        Stylesheet(
            rules: rules.compactMap { rule in
                let selectors = rule.selectors.filter(isWanted)
                return selectors.isEmpty ? nil : Rule(selectors: selectors, declarations: rule.declarations)
            })
    }

    /// The largest number of selectors read from one style sheet; the rules after that are dropped.
    package static let selectorLimit = 50_000

    /// Reads the text of a `<style>` element with the error recovery of CSS Syntax 3: it never fails, but drops what is
    /// invalid and reports it.
    ///
    /// A selector that is well formed but not supported is dropped alone; a malformed one invalidates its whole rule,
    /// as Selectors 4 §4.1 requires.
    package static func parse(_ text: String) -> (Stylesheet, [CSSDiagnostic]) {
        var parser = CSSParser(text)
        return (Stylesheet(rules: parser.rules()), parser.diagnostics)
    }
}
