/// One of the shards that a build is split into, such as `2/5`.
public struct Shard: Hashable, Sendable {
    /// The number of the shard, from 1 to `count`.
    public let index: Int
    /// The number of shards, from 1 to 10,000.
    public let count: Int

    /// Reads a text such as `2/5`; `nil` for any other text or numbers out of range.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], (1...10_000).contains(count),
            (1...count).contains(index)
        else {
            return nil
        }
        (self.index, self.count) = (index, count)
    }

    func holds(_ place: Int) -> Bool { place % count == index - 1 }
}
