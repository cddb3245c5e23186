/// A list of selectors with the declarations that apply to what they select.
package struct Rule: Hashable, Sendable {
    package let selectors: [Selector]
    /// Possibly empty: in symbol templates a class can mean something by its name alone.
    package let declarations: [Declaration]

    package init(selectors: [Selector], declarations: [Declaration]) {
        self.selectors = selectors
        self.declarations = declarations
    }
}

/// The part of CSS that SVG icons use: type, universal, class, id and attribute selectors, `:first-child`, all four
/// combinators, `!important`.
///
/// At-rules are skipped.
package struct Stylesheet: Hashable, Sendable {
    package let rules: [Rule]

    package init(rules: [Rule]) { self.rules = rules }

    /// The sheet with those selectors alone that are wanted.
    func keeping(_ isWanted: (Selector) -> Bool) -> Stylesheet {
        Stylesheet(
            rules: rules.compactMap { rule in
                let selectors = rule.selectors.filter(isWanted)
                return selectors.isEmpty ? nil : Rule(selectors: selectors, declarations: rule.declarations)
            })
    }

    /// Selectors read from one sheet at most; the rules after are dropped.
    package static let selectorLimit = 50_000

    /// Reads the text of a `<style>` element with the error recovery of CSS Syntax 3: never fails, drops what is wrong
    /// and says so.
    ///
    /// A selector that is well formed but not supported is dropped from its rule alone; one that is malformed takes the
    /// rule with it, as Selectors 4 §4.1 asks.
    package static func parse(_ text: String) -> (Stylesheet, [CSSDiagnostic]) {
        var parser = CSSParser(text)
        return (Stylesheet(rules: parser.rules()), parser.diagnostics)
    }
}
