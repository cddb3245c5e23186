/// One of the shards that a build is split into, such as `2/5`.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// The number of the shard, from 1 to `count`.
    public let index: Int
    /// The number of shards, from 1 to 10,000.
    public let count: Int

    /// Parses a text such as `2/5`; the result is `nil` for any other text and for numbers out of range.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        // Signs are no part of a number here.
        guard parts.count == 2, text.allSatisfy({ $0 == "/" || ("0"..."9").contains($0) }), let index = Int(parts[0]),
            let count = Int(parts[1]), (1...10_000).contains(count), (1...count).contains(index)
        else {
            return nil
        }
        (self.index, self.count) = (index, count)
    }

    /// The number and the count, as they are parsed.
    public var description: String { "\(index)/\(count)" }

    /// Returns whether the step at an index belongs to the shard.
    func contains(_ step: Int) -> Bool { step % count == index - 1 }
}
