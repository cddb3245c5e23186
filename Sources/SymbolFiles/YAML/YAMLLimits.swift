/// The limits on the size of a YAML document, so that none exhausts memory or stack.
package struct YAMLLimits: Hashable, Sendable {
    /// The bytes of the text.
    package var size: Int
    /// The collections that lie in one another.
    package var depth: Int
    /// The values of the document, those of an aliased collection counted wherever an alias repeats it.
    ///
    /// As many as there are bytes can only be reached by aliases: each value takes a character, and one that parts it
    /// from the next.
    package var nodes: Int

    /// The limits of a file that a person writes.
    package init(size: Int = 1 << 20, depth: Int = 64, nodes: Int = 1 << 20) {
        (self.size, self.depth, self.nodes) = (size, depth, nodes)
    }

    var sizeText: String { size.isMultiple(of: 1 << 20) ? "\(size >> 20) MiB" : "\(size) bytes" }
}
