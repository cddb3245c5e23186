package import SymbolText

/// Limits on the resources that a file may use.
///
/// Real icons stay below a hundredth of each.
package struct XMLLimits: Hashable, Sendable {
    /// The size of the input in bytes.
    package var size = 64 << 20
    /// The depth of nested elements.
    package var depth = 256
    /// The number of elements.
    package var elements = 500_000
    /// The number of bytes of text and attribute values after entities are expanded.
    package var expandedText = 128 << 20

    /// Creates XML limits that scale with read limits.
    package init(_ limits: ReadLimits = ReadLimits()) {
        // Offsets and element indices are stored in 32 bits.
        func raised(_ limit: Int) -> Int { min(limit * limits.factor, Int(Int32.max)) }
        (size, elements, expandedText) = (raised(size), raised(elements), raised(expandedText))
    }
}
