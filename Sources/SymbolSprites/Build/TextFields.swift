internal import CLibrary

/// The remainder of a text that is read field by field.
struct TextFields {
    typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    var rest: Bytes

    /// Returns the text up to a separator, and skips both.
    mutating func next(to separator: Unicode.Scalar = "\t") -> Bytes {
        let bytes = UnsafeBufferPointer(rebasing: rest)
        var end = rest.endIndex
        if let first = bytes.baseAddress, let found = memchr(first, Int32(UInt8(ascii: separator)), bytes.count) {
            end = rest.startIndex + (UnsafeRawPointer(found) - UnsafeRawPointer(first))
        }
        defer { rest = rest[end...].dropFirst() }
        return rest[..<end]
    }

    /// Returns the next field as a decimal number; nil where it is none, or is out of range.
    mutating func number<Number: FixedWidthInteger>() -> Number? {
        let digits = next()
        let isNegative = digits.first == UInt8(ascii: "-")
        guard Number.isSigned || !isNegative else { return nil }
        var number: Number?
        for digit in isNegative ? digits.dropFirst() : digits {
            let (tenfold, isTooLarge) = (number ?? 0).multipliedReportingOverflow(by: 10)
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit), !isTooLarge else { return nil }
            let (next, overflows) = tenfold.addingReportingOverflow(Number(digit - UInt8(ascii: "0")))
            guard !overflows else { return nil }
            number = next
        }
        return isNegative ? number.map { 0 - $0 } : number
    }
}
