/// Sorts numbers by their bits from `lowestBit` up, and keeps the order of those that are equal there.
///
/// For the few hundred symbols or colours of a picture it is faster than comparing them, and the first use of the
/// library's sort takes the runtime longer than all of that.
func radixSort(_ numbers: UnsafeMutableBufferPointer<UInt64>, from lowestBit: UInt64 = 0) {
    guard numbers.count > 24 else { return insertionSort(numbers, from: lowestBit) }
    if isSorted(numbers, from: lowestBit) { return }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: numbers.count) { room in
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { places in
            let varying = numbers.reduce(0) { $0 | ($1 ^ numbers[0]) }
            for shift in stride(from: lowestBit, to: 64, by: 8) where varying >> shift & 0xFF != 0 {
                places.initialize(repeating: 0)
                for number in numbers { places[Int((number &>> shift) & 0xFF)] &+= 1 }
                var place = 0
                for digit in 0..<256 { (places[digit], place) = (place, place &+ places[digit]) }
                for number in numbers {
                    let digit = Int((number &>> shift) & 0xFF)
                    room[places[digit]] = number
                    places[digit] &+= 1
                }
                for index in 0..<numbers.count { numbers[index] = room[index] }
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

/// For so few that the digits outnumber them.
private func insertionSort(_ numbers: UnsafeMutableBufferPointer<UInt64>, from lowestBit: UInt64) {
    for index in numbers.indices.dropFirst() {
        let number = numbers[index]
        var place = index
        while place > 0, numbers[place &- 1] &>> lowestBit > number &>> lowestBit {
            numbers[place] = numbers[place &- 1]
            place &-= 1
        }
        numbers[place] = number
    }
}
