internal import SymbolCairo
internal import SymbolEffects

/// What draws: where any of it changes, pictures may.
public struct RendererIdentity: Hashable, Codable, Sendable {
    /// The version of this package.
    public var tool: String
    public var cairo: String
    public var pixman: String
    public var architecture: String
    public var motionTable: String

    public static let current = RendererIdentity(
        tool: version, cairo: CairoRasterizer.version, pixman: CairoRasterizer.pixmanVersion,
        architecture: architecture,
        motionTable: MotionTable.digest)

    /// Of the package, as `insignia --version` tells it.
    public static let version = "0.1.0"

    private static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #else
        "other"
        #endif
    }
}
