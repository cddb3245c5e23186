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
        case .enclosure: traits.tags.contains { $0 == "_enclosure" || Self.enclosures.contains($0) }
        case .base: false
        }
    }

    private static let enclosures = Set(
        [
            "circle", "square", "rectangle", "capsule", "app", "diamond", "hexagon", "octagon", "pentagon", "shield",
            "seal"
        ]
        .flatMap { [$0, $0 + ".fill"] })
}
