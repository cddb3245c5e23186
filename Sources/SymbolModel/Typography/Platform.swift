/// A system whose text sizes are known.
public enum Platform: String, CaseIterable, Codable, Hashable, Sendable {
    case ios, ipados, macos, tvos, visionos, watchos

    /// The default text size and the smallest legible one, in points.
    public var textSizes: (standard: Double, minimum: Double) {
        switch self {
        case .ios, .ipados: (17, 11)
        case .macos: (13, 10)
        case .tvos: (29, 23)
        case .visionos: (17, 12)
        case .watchos: (16, 12)
        }
    }

    /// The lowest number of pixels per point among the displays of the system's devices (Human Interface Guidelines,
    /// Images).
    package var lowestDisplayScale: Double {
        switch self {
        case .ios, .ipados, .visionos, .watchos: 2
        case .macos, .tvos: 1
        }
    }
}
