/// Sorts numbers stably by their bits from `lowestBit` up.
///
/// For the few hundred symbols or colours of a picture it is faster than comparing them, and the first use of the
/// standard library's sort alone takes the runtime longer than that.
func radixSort(_ numbers: UnsafeMutableBufferPointer<UInt64>, from lowestBit: UInt64 = 0) {
    guard numbers.count > 24 else { return insertionSort(numbers, from: lowestBit) }
    if isSorted(numbers, from: lowestBit) { return }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: numbers.count) { scratch in
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 1 << Int(digitBits)) { offsets in
            let varying = numbers.reduce(0) { $0 | ($1 ^ numbers[0]) }
            for shift in stride(from: lowestBit, to: 64, by: Int(digitBits)) where varying >> shift & digitMask != 0 {
                offsets.initialize(repeating: 0)
                for number in numbers { offsets[Int((number &>> shift) & digitMask)] &+= 1 }
                var offset = 0
                for digit in offsets.indices { (offsets[digit], offset) = (offset, offset &+ offsets[digit]) }
                for number in numbers {
                    let digit = Int((number &>> shift) & digitMask)
                    scratch[offsets[digit]] = number
                    offsets[digit] &+= 1
                }
                for index in 0..<numbers.count { numbers[index] = scratch[index] }
            }
        }
    }
}

/// The number of bits of a digit: with more, summing up the counts of all digits takes longer than another pass.
private let digitBits: UInt64 = 6
private let digitMask: UInt64 = 1 << digitBits - 1

private func isSorted(_ numbers: UnsafeMutableBufferPointer<UInt64>, from lowestBit: UInt64) -> Bool {
    for index in 1..<numbers.count where numbers[index &- 1] &>> lowestBit > numbers[index] &>> lowestBit {
        return false
    }
    return true
}

/// Sorts so few numbers that the possible digits outnumber them.
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
