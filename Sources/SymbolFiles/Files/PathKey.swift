internal import CLibrary
internal import SymbolText

/// A path as a key: paths are equal only if their bytes are, as they are to the file system.
///
/// Strings compare as equal whatever the composition of their letters.
package struct PathKey: Hashable, Comparable, Sendable {
    /// The path.
    package let text: String

    /// Creates the key of a path.
    package init(_ text: String) { self.text = text }

    /// In this way the bytes of strings are compared fastest; a plan compares many.
    package static func == (a: PathKey, b: PathKey) -> Bool {
        var (text, other) = (a.text, b.text)
        return text.withUTF8 { bytes in
            other.withUTF8 { others in
                guard bytes.count == others.count else { return false }
                guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
                return memcmp(first, second, bytes.count) == 0
            }
        }
    }

    package static func < (a: PathKey, b: PathKey) -> Bool { a.text.precedesInBytes(b.text) }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension Dictionary where Key == PathKey {
    /// The value for a path; nil where there is none.
    package subscript(path: String) -> Value? {
        get { self[PathKey(path)] }
        set { self[PathKey(path)] = newValue }
    }
}
