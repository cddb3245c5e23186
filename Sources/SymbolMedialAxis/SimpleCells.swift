/// The neighbourhoods in which a cell can be removed without changing the connectivity of lines and holes: those whose
/// connectivity number by Yokoi, Toriwaki and Fukumura (1975), for lines joined at corners, is 1.
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
