/// A layer of one rendering mode: shapes of the variant filled together by the nonzero rule.
public struct Layer: Hashable, Sendable {
    /// One step in building the layer's shape, in order.
    public struct Part: Hashable, Sendable {
        public enum Action: String, Hashable, Sendable { case draw, erase }

        public var action: Action
        public var outlines: Outlines

        public init(_ action: Action, _ outlines: Outlines) {
            self.action = action
            self.outlines = outlines
        }
    }

    public enum Outlines: Hashable, Sendable {
        /// Places among the variant's shapes.
        case shapes([Int])
        /// Places among the subpaths of all the variant's shapes taken together.
        case subpaths([Int])
    }

    public var index: Int
    public var parts: [Part]
    /// 0…1.
    public var opacity: Double
    /// The layer first clears, inside its outline, what the symbol has painted below it.
    public var clearsBehind: Bool

    public init(index: Int, parts: [Part], opacity: Double = 1, clearsBehind: Bool = false) {
        self.index = index
        self.parts = parts
        self.opacity = opacity
        self.clearsBehind = clearsBehind
    }
}
