/// How much a selector weighs in the cascade: ids, then classes, attributes and pseudo-classes, then types
/// (Selectors 4 §17).
public struct Specificity: Hashable, Comparable, Sendable {
    public let a: Int
    public let b: Int
    public let c: Int

    public init(_ a: Int, _ b: Int, _ c: Int) { (self.a, self.b, self.c) = (a, b, c) }

    public static func < (x: Specificity, y: Specificity) -> Bool { (x.a, x.b, x.c) < (y.a, y.b, y.c) }
}

/// A complex selector: compounds joined by combinators, the last of which is the element selected.
public struct Selector: Hashable, Sendable {
    public enum Combinator: Hashable, Sendable { case descendant, child, nextSibling, subsequentSibling }

    /// A test of one attribute's value; see Selectors 4 §6.
    public struct AttributeTest: Hashable, Sendable {
        public enum Operator: Hashable, Sendable {
            case exists, equals, includes, dashMatches, hasPrefix, hasSuffix, contains
        }

        public let name: String
        public let op: Operator
        /// Empty for ``Operator/exists``.
        public let value: String
    }

    /// Conditions on one element, all of which must hold.
    public struct Compound: Hashable, Sendable {
        /// Nil for `*`, or where none is written.
        public internal(set) var type: String?
        public internal(set) var ids: [String] = []
        public internal(set) var classes: [String] = []
        public internal(set) var attributes: [AttributeTest] = []
        /// `:first-child`.
        public internal(set) var isFirstChild = false
    }

    /// In the order written; never empty.
    public let compounds: [Compound]
    /// One fewer than there are compounds: `combinators[i]` stands between `compounds[i]` and `compounds[i + 1]`.
    public let combinators: [Combinator]
    public let specificity: Specificity

    init(compounds: [Compound], combinators: [Combinator]) {
        self.compounds = compounds
        self.combinators = combinators
        specificity = compounds.reduce(Specificity(0, 0, 0)) { sum, compound in
            Specificity(
                sum.a + compound.ids.count,
                sum.b + compound.classes.count + compound.attributes.count + (compound.isFirstChild ? 1 : 0),
                sum.c + (compound.type == nil ? 0 : 1))
        }
    }
}
