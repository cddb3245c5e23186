/// A part of a style sheet or a `style` attribute that was left out.
package struct CSSDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// What was left out, with its text, shortened where it is long.
    package enum Problem: Hashable, Sendable {
        /// An at-rule with its block, such as `@media`.
        case skippedAtRule(String)
        /// Well formed, but beyond the supported selectors, such as `a:hover`. Only this selector is dropped.
        case unsupportedSelector(String)
        /// Malformed: the whole rule is dropped.
        case invalidSelector(String)
        /// Not `property: value`, or a rule within a rule.
        case invalidDeclaration(String)
        /// The text ends before the block of its last rule.
        case missingBlock(String)
        /// This and all later rules are dropped.
        case tooManySelectors(limit: Int)
    }

    package let problem: Problem
    /// UTF-8 offset in the text that was read.
    package let offset: Int

    package init(problem: Problem, offset: Int) {
        self.problem = problem
        self.offset = offset
    }

    package var description: String {
        switch problem {
        case .skippedAtRule(let name): "“@\(name)” is not supported and was skipped"
        case .unsupportedSelector(let text): "the selector “\(text)” is not supported and matches nothing"
        case .invalidSelector(let text): "“\(text)” is no selector; its rule was skipped"
        case .invalidDeclaration(let text): "“\(text)” is no declaration and was skipped"
        case .missingBlock(let text): "“\(text)” has no block"
        case .tooManySelectors(let limit): "more than \(limit) selectors; the rest of the sheet was skipped"
        }
    }
}
