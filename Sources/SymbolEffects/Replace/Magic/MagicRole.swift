internal import SymbolModel

/// The role that a layer has in its symbol.
enum MagicRole: String, Hashable, Sendable {
    case base, enclosure, slash, badge
}

extension MotionLayer {
    /// Whether a tag gives the layer a role; tags that name a role begin with an underscore, unlike those that name a
    /// symbol.
    func isTagged(_ role: MagicRole) -> Bool {
        switch role {
        case .slash: traits.tags.contains("_slash")
        case .badge: traits.tags.contains { $0.hasPrefix("_") && $0.hasSuffix("badge") }
        case .enclosure: isTaggedEnclosure || traits.tags.contains(where: Self.enclosures.contains)
        case .base: false
        }
    }

    /// Whether the layer is tagged as an enclosure by its role, and not only by the name of its shape.
    var isTaggedEnclosure: Bool { traits.tags.contains("_enclosure") }

    private static let enclosures = Set(
        [
            "circle", "square", "rectangle", "capsule", "app", "diamond", "hexagon", "octagon", "pentagon", "shield",
            "seal"
        ]
        .flatMap { [$0, $0 + ".fill"] })
}
