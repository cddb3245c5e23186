/// Limits on the size of a YAML document, which protect memory and stack.
package struct YAMLLimits: Hashable, Sendable {
    /// The maximum size of the text, in bytes.
    package var size: Int
    /// The maximum depth of nested collections.
    package var depth: Int
    /// The maximum number of values in the document, where those of an aliased collection count at every repetition.
    ///
    /// Only aliases can produce as many values as there are bytes: each value takes at least one character, and one
    /// that separates it from the next.
    package var nodes: Int

    /// Creates limits, by default those for a file that people write.
    package init(size: Int = 1 << 20, depth: Int = 64, nodes: Int = 1 << 20) {
        (self.size, self.depth, self.nodes) = (size, depth, nodes)
    }

    var sizeText: String { size.isMultiple(of: 1 << 20) ? "\(size >> 20) MiB" : "\(size) bytes" }
}
