public import SymbolGeometry

/// A region: the union of its areas; without areas it lets nothing through.
public struct Clip: Hashable, Sendable {
    public struct Area: Hashable, Sendable {
        /// In the drawing's space.
        public var path: Path
        public var rule: FillRule
        /// Each narrows this area alone.
        public var clips: [Clip]
        public var isAntialiased: Bool

        public init(path: Path, rule: FillRule, clips: [Clip] = [], isAntialiased: Bool = true) {
            self.path = path
            self.rule = rule
            self.clips = clips
            self.isAntialiased = isAntialiased
        }
    }

    public var areas: [Area]

    public init(areas: [Area]) {
        self.areas = areas
    }
}
