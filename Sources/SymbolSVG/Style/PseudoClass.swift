extension Selector {
    /// A condition on an element's place in the document, or on whether other selectors match it (Selectors 4 §4,
    /// §14).
    package enum PseudoClass: Hashable, Sendable {
        /// The condition depends on a reader's hand, as that of `:hover` does, and holds for no element of a picture.
        case never
        /// The element is the root.
        case root
        /// The element's position among its siblings is in each of the sets: one for `:nth-child()` and its like, two
        /// for `:only-child` and its like.
        case positions([SiblingPosition])
        /// One of the selectors matches: `:is()`, or `:where()`, which counts nothing in the cascade.
        case matches([Selector], counts: Bool)
        /// None of the selectors matches (`:not()`).
        case excludes([Selector])

        var specificity: Specificity {
            switch self {
            case .never, .root, .positions: Specificity(0, 1, 0)
            case .matches(_, counts: false): .zero
            case .matches(let list, counts: true), .excludes(let list): list.map(\.specificity).max() ?? .zero
            }
        }
    }

    /// The positions `step` · n + `offset` for n from 0 on, counted from 1 (Selectors 4 §14.3).
    package struct SiblingPosition: Hashable, Sendable {
        let step: Int
        let offset: Int
        /// Whether positions are counted from the last sibling.
        var isFromEnd = false
        /// Whether only siblings of the same type are counted.
        var isOfType = false

        init(step: Int, offset: Int) { (self.step, self.offset) = (step, offset) }

        /// Reads the notation `2n+1`, `odd` or `even` (CSS Syntax 3 §6); nil for anything else.
        init?(_ text: String) {
            let text = text.lowercased()
            switch text {
            case "odd": self.init(step: 2, offset: 1)
            case "even": self.init(step: 2, offset: 0)
            default:
                guard let n = text.firstIndex(of: "n") else {
                    guard let offset = Int32(text) else { return nil }
                    self.init(step: 0, offset: Int(offset))
                    return
                }
                let factor = text[..<n]
                let hasDigits = !["", "+", "-"].contains(factor)
                let rest = text[text.index(after: n)...].trimmingSpace
                let digits = rest.dropFirst().trimmingSpace
                guard let step = Int32(hasDigits ? String(factor) : factor + "1"),
                    rest.isEmpty || "+-".contains(rest.prefix(1)) && digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
                    let offset = rest.isEmpty ? 0 : Int32(rest.prefix(1) + digits)
                else { return nil }
                self.init(step: Int(step), offset: Int(offset))
            }
        }

        func contains(_ position: Int) -> Bool {
            let distance = position - offset
            return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0
        }
    }
}
