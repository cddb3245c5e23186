/// Bounds on what a file may ask of the reader. Real icons stay below a hundredth of each.
public struct XMLLimits: Hashable, Sendable {
    /// Bytes of input.
    public var size = 64 << 20
    /// Elements inside one another.
    public var depth = 256
    public var elements = 500_000
    /// Bytes of text and attribute values after entities are expanded.
    public var expandedText = 128 << 20

    public init() {}
}
