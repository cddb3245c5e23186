package import SymbolText

/// Bounds on what a file may ask of the reader.
///
/// Real icons stay below a hundredth of each.
package struct XMLLimits: Hashable, Sendable {
    /// Bytes of input.
    package var size = 64 << 20
    /// Elements inside one another.
    package var depth = 256
    package var elements = 500_000
    /// Bytes of text and attribute values after entities are expanded.
    package var expandedText = 128 << 20

    package init(_ limits: ReadLimits = ReadLimits()) {
        // Offsets and numbers of elements are kept in 32 bits.
        func raised(_ limit: Int) -> Int { min(limit * limits.factor, Int(Int32.max)) }
        (size, elements, expandedText) = (raised(size), raised(elements), raised(expandedText))
    }
}
