/// Finds attributes in the raw text of a start tag that expat has already accepted as well formed.
struct StartTagScanner {
    private let source: [UInt8]
    private let start: Int

    init(_ source: [UInt8], at start: Int) {
        self.source = source
        self.start = start
    }

    /// Returns the offset of the first byte of the attribute's value, after the opening quote.
    func valueOffset(of attribute: String) -> Int? {
        guard start < source.count, source[start] == UInt8(ascii: "<") else { return nil }
        let local = attribute.split(separator: ":").last.map { Array($0.utf8) } ?? []
        var index = start + 1
        skip(&index, while: { !isSpace($0) && $0 != UInt8(ascii: ">") })
        while index < source.count {
            skip(&index, while: isSpace)
            let name = index
            skip(&index, while: { !isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") })
            let found = source[name..<index]
            skip(&index, while: { isSpace($0) || $0 == UInt8(ascii: "=") })
            guard index < source.count,
                let quote = [UInt8(ascii: "\""), UInt8(ascii: "'")].first(where: { $0 == source[index] })
            else { return nil }
            index += 1
            if found.split(separator: UInt8(ascii: ":")).last?.elementsEqual(local) == true { return index }
            skip(&index, while: { $0 != quote })
            index += 1
        }
        return nil
    }

    private func skip(_ index: inout Int, while condition: (UInt8) -> Bool) {
        while index < source.count, condition(source[index]) { index += 1 }
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
