/// How much a file may hold, and ask of its reader.
///
/// By themselves the limits are those that the documentation lists, a hundred times what real icons come to.
public struct ReadLimits: Hashable, Sendable {
    /// What the limits on bytes and counts are multiplied by.
    ///
    /// Those on depth stay: they bound the stack.
    public let factor: Int

    /// The factors that there are.
    public static let factors = 1...1000

    /// Creates limits raised by a factor, held within `factors`.
    public init(raisedBy factor: Int = 1) {
        self.factor = min(max(factor, Self.factors.lowerBound), Self.factors.upperBound)
    }
}
