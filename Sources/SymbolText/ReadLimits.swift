/// The limits on the content of a file and on the work of reading it.
///
/// The default limits are those that the documentation lists, a hundred times what real icons need.
public struct ReadLimits: Hashable, Sendable {
    /// The factor by which the limits on bytes and counts are multiplied.
    ///
    /// The limits on depth stay the same, since they bound the stack.
    public let factor: Int

    /// The valid factors.
    public static let factors = 1...1000

    /// Creates limits raised by a factor, which is clamped to `factors`.
    public init(raisedBy factor: Int = 1) {
        self.factor = min(max(factor, Self.factors.lowerBound), Self.factors.upperBound)
    }
}
