package import SymbolGeometry
internal import SymbolModel

extension MotionSubject {
    /// Finds the slash and the badge, by their tags or by their form.
    ///
    /// - Parameter outlines: What each layer fills, in symbol space.
    /// - Returns: For each layer `slash` or `badge`; `nil` where it belongs to neither.
    package func components(in outlines: [Path]) -> [String?] {
        MagicSide(ReplaceSide(name: "", subject: self, outlines: outlines)).roles.map { role in
            role == .slash || role == .badge ? role.rawValue : nil
        }
    }

    /// Finds the slash and the enclosure, by their tags or by their form.
    ///
    /// - Parameter outlines: What each layer fills, in symbol space.
    package mutating func findParts(in outlines: [Path]) {
        let side = MagicSide(ReplaceSide(name: "", subject: self, outlines: outlines))
        for place in layers.indices {
            layers[place].isSlash = side.roles[place] == .slash
            layers[place].isEnclosure = side.roles[place] == .enclosure
        }
    }
}
