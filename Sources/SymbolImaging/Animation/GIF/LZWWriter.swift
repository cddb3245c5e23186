/// An LZW encoder with codes of growing width, as GIF compresses colour numbers (GIF89a specification, appendix F).
struct LZWWriter {
    private let codeSize: Int
    private let clearCode: Int
    private let endCode: Int
    private var nextCode: Int
    private var codeWidth: Int
    private let initialWidth: Int
    /// The code of a known string plus one number, indexed by the string's code with the number's bits below.
    private var table: [UInt16]
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var bytes: [UInt8] = []

    private static let maximumCodes = 1 << 12

    /// Compresses colour numbers.
    ///
    /// - Parameters:
    ///   - numbers: The colour numbers.
    ///   - codeSize: The number of bits of a colour number, from 2 to 8.
    /// - Returns: The codes, not yet cut into sub-blocks.
    static func compress(_ numbers: [UInt8], codeSize: Int) -> [UInt8] {
        var writer = LZWWriter(codeSize: codeSize)
        writer.write(numbers)
        return writer.bytes
    }

    private init(codeSize: Int) {
        self.codeSize = codeSize
        clearCode = 1 << codeSize
        endCode = clearCode + 1
        nextCode = clearCode + 2
        initialWidth = codeSize + 1
        codeWidth = initialWidth
        // Zero stands for no code: no string of two or more numbers has it.
        table = Array(repeating: 0, count: LZWWriter.maximumCodes << codeSize)
    }

    private mutating func write(_ numbers: [UInt8]) {
        put(clearCode)
        guard var string = numbers.first.map(Int.init) else { return finish() }
        for number in numbers.dropFirst() {
            let key = string << codeSize | Int(number)
            if table[key] != 0 {
                string = Int(table[key])
                continue
            }
            put(string)
            if nextCode < LZWWriter.maximumCodes { table[key] = UInt16(nextCode) }
            addEntry()
            string = Int(number)
        }
        put(string)
        addEntry()
        finish()
    }

    /// Counts the string that a decoder adds after the last code; once the table is full, it is cleared.
    private mutating func addEntry() {
        guard nextCode < LZWWriter.maximumCodes else { return clear() }
        if nextCode == 1 << codeWidth { codeWidth += 1 }
        nextCode += 1
    }

    private mutating func clear() {
        put(clearCode)
        table = Array(repeating: 0, count: table.count)
        nextCode = clearCode + 2
        codeWidth = initialWidth
    }

    private mutating func finish() {
        put(endCode)
        if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    }

    /// Appends a code, lowest bits first.
    private mutating func put(_ code: Int) {
        bits |= UInt32(code) << UInt32(bitCount)
        bitCount += codeWidth
        while bitCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }
}
