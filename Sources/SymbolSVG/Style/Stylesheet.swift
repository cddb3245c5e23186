/// A list of selectors with the declarations that apply to the matching elements.
package struct Rule: Hashable, Sendable {
    /// The selectors.
    package let selectors: [Selector]
    /// The declarations, possibly none: in symbol templates a class can have a meaning by its name alone.
    package let declarations: [Declaration]
    /// The media for which the rule holds.
    package let media: Media

    /// Creates a rule.
    package init(selectors: [Selector], declarations: [Declaration], media: Media = .all) {
        self.selectors = selectors
        self.declarations = declarations
        self.media = media
    }
}

/// The part of CSS that SVG icons use: selectors with structural and logical pseudo-classes, `!important`, nested
/// rules, `@media` and `@supports`.
///
/// Other at-rules are skipped.
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
                return selectors.isEmpty
                    ? nil : Rule(selectors: selectors, declarations: rule.declarations, media: rule.media)
            })
    }

    /// The largest number of selectors read from one style sheet; the rules after that are dropped.
    package static let selectorLimit = 50_000

    /// Reads the text of a `<style>` element with the error recovery of CSS Syntax 3: it never fails, but drops what is
    /// invalid and reports it.
    ///
    /// A selector that is well formed but not supported is dropped alone; a malformed one invalidates its whole rule,
    /// as Selectors 4 §4.1 requires.
    ///
    /// - Parameters:
    ///   - text: The text of the style sheet.
    ///   - media: The media for which the whole style sheet is meant.
    /// - Returns: The style sheet, and what was dropped.
    package static func parse(_ text: String, for media: Media = .all) -> (Stylesheet, [CSSDiagnostic]) {
        var parser = CSSParser(text)
        return (Stylesheet(rules: parser.rules(for: media)), parser.diagnostics)
    }
}
