/// Sorts numbers stably by their bits from `lowestBit` up.
///
/// For the few hundred symbols or colours of a picture it is faster than comparing them, and the first use of the
/// standard library's sort alone takes the runtime longer than that.
func radixSort(_ numbers: UnsafeMutableBufferPointer<UInt64>, from lowestBit: UInt64 = 0) {
    guard numbers.count > 24 else { return insertionSort(numbers, from: lowestBit) }
    if isSorted(numbers, from: lowestBit) { return }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: numbers.count) { scratch in
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { offsets in
            let varying = numbers.reduce(0) { $0 | ($1 ^ numbers[0]) }
            for shift in stride(from: lowestBit, to: 64, by: 8) where varying >> shift & 0xFF != 0 {
                offsets.initialize(repeating: 0)
                for number in numbers { offsets[Int((number &>> shift) & 0xFF)] &+= 1 }
                var offset = 0
                for digit in 0..<256 { (offsets[digit], offset) = (offset, offset &+ offsets[digit]) }
                for number in numbers {
                    let digit = Int((number &>> shift) & 0xFF)
                    scratch[offsets[digit]] = number
                    offsets[digit] &+= 1
                }
                for index in 0..<numbers.count { numbers[index] = scratch[index] }
            }
        }
    }
}

private func isSorted(_ numbers: UnsafeMutableBufferPointer<UInt64>, from lowestBit: UInt64) -> Bool {
    for index in 1..<numbers.count where numbers[index &- 1] &>> lowestBit > numbers[index] &>> lowestBit {
        return false
    }
    return true
}

/// Sorts so few numbers that the 256 digits outnumber them.
private func insertionSort(_ numbers: UnsafeMutableBufferPointer<UInt64>, from lowestBit: UInt64) {
    for index in numbers.indices.dropFirst() {
        let number = numbers[index]
        var position = index
        while position > 0, numbers[position &- 1] &>> lowestBit > number &>> lowestBit {
            numbers[position] = numbers[position &- 1]
            position &-= 1
        }
        numbers[position] = number
    }
}
