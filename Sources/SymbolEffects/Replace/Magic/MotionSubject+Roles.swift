package import SymbolGeometry
internal import SymbolModel

extension MotionSubject {
    /// Finds the slash and the badge, by their tags or their form.
    ///
    /// - Parameter outlines: The filled outline of each layer, in symbol space.
    /// - Returns: For each layer `slash` or `badge`, or `nil` if it belongs to neither.
    package func components(in outlines: [Path]) -> [String?] {
        MagicSide(ReplaceSide(name: "", subject: self, outlines: outlines)).roles.map { role in
            role == .slash || role == .badge ? role.rawValue : nil
        }
    }

    /// Finds the slash and the enclosure, by their tags or their form, and marks their layers.
    ///
    /// - Parameter outlines: The filled outline of each layer, in symbol space.
    package mutating func findParts(in outlines: [Path]) {
        let side = MagicSide(ReplaceSide(name: "", subject: self, outlines: outlines))
        for layer in layers.indices {
            layers[layer].isSlash = side.roles[layer] == .slash
            layers[layer].isEnclosure = side.roles[layer] == .enclosure
        }
    }
}
