/// A path with wildcards: `*` and `?` within a name, `[a-z]` for one of some characters, `**` for any folders
/// between and, at the end, for everything below.
package struct PathPattern {
    let isAbsolute: Bool
    let parts: [Substring]

    /// Whether a path or a part of one has wildcards.
    package static func isPattern(_ text: some StringProtocol) -> Bool { text.contains { "*?[".contains($0) } }

    package init(_ pattern: String) {
        isAbsolute = pattern.hasPrefix("/")
        parts = pattern.split(separator: "/")
    }

    /// Goes through the name once, back to the last star where it does not match on.
    package static func matches(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        var (n, p) = (name.startIndex, pattern.startIndex)
        var back: (n: Int, p: Int)?
        while n < name.endIndex {
            if p < pattern.endIndex, pattern[p] == "*" {
                back = (n, p + 1)
                p += 1
            } else if p < pattern.endIndex, let next = step(name[n], pattern, p) {
                (n, p) = (n + 1, next)
            } else if let (start, star) = back {
                back = (start + 1, star)
                (n, p) = (start + 1, star)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }

    /// The place in the pattern behind what matches a character; nil where nothing does.
    private static func step(_ character: Character, _ pattern: ArraySlice<Character>, _ p: Int) -> Int? {
        if pattern[p] == "?" { return p + 1 }
        guard pattern[p] == "[", let close = pattern[(p + 1)...].firstIndex(of: "]"), close > p + 1 else {
            return pattern[p] == character ? p + 1 : nil
        }
        var (set, isIn) = (pattern[(p + 1)..<close], false)
        let isNegated = set.first == "!"
        if isNegated { set = set.dropFirst() }
        while let first = set.popFirst() {
            if set.count > 1, set.first == "-", let last = set.dropFirst().first {
                set = set.dropFirst(2)
                isIn = isIn || (first <= last && (first...last).contains(character))
            } else {
                isIn = isIn || first == character
            }
        }
        return isIn != isNegated ? close + 1 : nil
    }
}
