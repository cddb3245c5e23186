internal import SymbolText

/// A part of a style sheet or a `style` attribute that was left out.
package struct CSSDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The kind of what was left out, with its text, abbreviated when it is long.
    package enum Problem: Hashable, Sendable {
        /// An at-rule with its block, such as `@font-face`.
        case skippedAtRule(String)
        /// An `@media` or `@supports` whose condition is not supported, as one on `min-width`.
        case unsupportedCondition(rule: String, String)
        /// A well-formed selector that is not supported, such as `a:hover`. Only this selector is dropped.
        case unsupportedSelector(String)
        /// A malformed selector, whose whole rule is dropped.
        case invalidSelector(String)
        /// Text that is not `property: value`.
        case invalidDeclaration(String)
        /// A last rule whose block is missing because the text ends.
        case missingBlock(String)
        /// Too many selectors; this and all later rules are dropped.
        case tooManySelectors(limit: Int)
    }

    /// The problem.
    package let problem: Problem
    /// The UTF-8 offset in the text that was read.
    package let offset: Int

    /// Creates a diagnostic.
    package init(problem: Problem, offset: Int) {
        self.problem = problem
        self.offset = offset
    }

    /// The message of the diagnostic.
    package var description: String {
        switch problem {
        case .skippedAtRule(let name): "“@\(name)” is not supported and was skipped"
        case .unsupportedCondition(let rule, let text): "“@\(rule) \(text)” is not supported and was skipped"
        case .unsupportedSelector(let text): "the selector “\(text)” is not supported and matches nothing"
        case .invalidSelector(let text): "“\(text)” is not a valid selector; its rule was skipped"
        case .invalidDeclaration(let text): "“\(text)” is not a valid declaration and was skipped"
        case .missingBlock(let text): "“\(text)” has no block"
        case .tooManySelectors(let limit): "more than \(limit) selectors; the rest of the sheet was skipped"
        }
    }
}

extension Diagnostic {
    init(_ problem: CSSDiagnostic, at position: SourcePosition) {
        let code: Code =
            switch problem.problem {
            case .skippedAtRule, .unsupportedCondition, .unsupportedSelector, .tooManySelectors: .unsupported
            case .invalidSelector, .invalidDeclaration, .missingBlock: .invalid
            }
        self.init(code, "style: \(problem)", at: position)
    }
}
