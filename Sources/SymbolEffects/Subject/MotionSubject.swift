package import SymbolGeometry
package import SymbolModel

/// The properties of a symbol on which its effects depend.
package struct MotionSubject: Hashable, Sendable {
    /// The layers, from bottom to top.
    package var layers: [MotionLayer]
    /// The rectangle from margin to margin and from the cap line to the baseline; the whole symbol moves about its
    /// centre.
    package var guideBox: Rect
    /// The number of symbol units in the text size.
    package var em: Double
    /// The defaults that the symbol's file gives for its effects.
    package var defaults: SymbolDefaults
    /// The direction of the text around the symbol.
    package var layoutDirection: LayoutDirection

    package init(
        layers: [MotionLayer], guideBox: Rect, em: Double = 100, defaults: SymbolDefaults = SymbolDefaults(),
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.layers = layers
        self.guideBox = guideBox
        self.em = em
        self.defaults = defaults
        self.layoutDirection = layoutDirection
    }
}

extension MotionSubject {
    /// Whether a layer paints and is drawn by a pen of its own.
    func isDrawn(_ layer: Int) -> Bool { layers[layer].paints && layers[layer].leader == nil }

    /// Whether a layer only clears but is drawn along with the layer around which it does: both have guides.
    func isClearedByPen(_ layer: Int) -> Bool {
        guard layers[layer].isGuided, let owner = layers.owner(of: layer) else { return false }
        return owner > layer && layers[owner].isGuided
    }
}

extension Sequence<MotionLayer> {
    /// The centre of the layers' centres; `nil` if none has one.
    var middle: Point? {
        let points = compactMap(\.centroid)
        return points.isEmpty ? nil : points.reduce(.zero, +) / Double(points.count)
    }
}

/// The properties of a layer on which effects depend.
package struct MotionLayer: Hashable, Sendable {
    /// The layer's response to variable values and effects.
    package var traits: Layer.Traits
    /// Whether the layer paints anything; if not, it only clears what lies below it.
    package var paints: Bool
    /// Whether erasers above the layer clear all that it paints.
    package var isHidden: Bool
    /// The bounds of the layer, in symbol space; `nil` for a layer without extent.
    package var bounds: Rect?
    /// The centroid of the layer's area, about which it rotates by itself.
    package var centroid: Point?
    /// The length of the longest stroke that a pen draws, in symbol units.
    package var penLength: Double
    /// The fraction of the ink that the pens' tips leave before they move, from 0 to 1.
    package var tipShare: Double
    /// Whether some part of the layer is a solid shape, over which the pen sweeps.
    package var isSwept: Bool
    /// Whether the file gives the pen's course over all of the layer.
    package var isGuided: Bool
    /// The index of the layer with whose pen this one is drawn, and with which it moves as one if it has no motion
    /// group.
    package var leader: Int?
    /// Whether the layer is a slash that crosses out the symbol.
    package var isSlash = false
    /// Whether the layer encloses the other layers.
    package var isEnclosure = false
    /// The lowest index of the layers connected to this one; `nil` if there are none.
    package var body: Int?

    package init(
        traits: Layer.Traits = Layer.Traits(), paints: Bool = true, isHidden: Bool = false, bounds: Rect? = nil,
        centroid: Point? = nil, penLength: Double = 0, tipShare: Double = 0, isSwept: Bool = false,
        isGuided: Bool = false, leader: Int? = nil
    ) {
        self.traits = traits
        self.paints = paints
        self.isHidden = isHidden
        self.bounds = bounds
        self.centroid = centroid
        self.penLength = penLength
        self.tipShare = tipShare
        self.isSwept = isSwept
        self.isGuided = isGuided
        self.leader = leader
    }
}
