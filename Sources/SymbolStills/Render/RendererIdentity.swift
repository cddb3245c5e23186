internal import SymbolCairo
internal import SymbolEffects

/// The versions of everything that determines how symbols are drawn.
///
/// If any of them changes, pictures may change too.
public struct RendererIdentity: Hashable, Codable, Sendable {
    /// The version of this package.
    public var tool: String
    /// The version of the Cairo library.
    public var cairo: String
    /// The version of the pixman library, which composites for Cairo.
    public var pixman: String
    /// The processor architecture: `x86_64`, `arm64` or `other`.
    public var architecture: String
    /// The digest of the table of animation constants.
    public var motionTable: String

    /// The identity of the running renderer.
    public static let current = RendererIdentity(
        tool: version, cairo: CairoRasterizer.version, pixman: CairoRasterizer.pixmanVersion,
        architecture: architecture,
        motionTable: MotionTable.digest)

    /// All versions in one line, for digests of what is drawn.
    package var line: String { [tool, cairo, pixman, architecture, motionTable].joined(separator: " ") }

    /// The version of the package, as `insignia --version` prints it.
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
