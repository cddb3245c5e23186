/// The surroundings from which a cell may be taken without changing how lines and holes hang together: those whose
/// number by Yokoi, Toriwaki and Fukumura (1975), for lines joined at corners, is 1.
struct SimpleCells {
    private let isSimple: [Bool]

    init() {
        isSimple = (0..<256).map { bits in
            func isOff(_ bit: Int) -> Int { bits >> (bit % 8) & 1 ^ 1 }
            let number = [0, 2, 4, 6].reduce(0) { $0 + isOff($1) - isOff($1) * isOff($1 + 1) * isOff($1 + 2) }
            return number == 1
        }
    }

    func contains(_ surroundings: UInt8) -> Bool { isSimple[Int(surroundings)] }
}
