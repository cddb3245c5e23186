import Foundation
import Testing

@testable import SymbolEffects

@Suite("The motion table")
struct MotionTableTests {
    @Test("The digest is sixteen hexadecimal digits")
    func digits() {
        #expect(MotionTable.digest.count == 16)
        #expect(MotionTable.digest.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    }

    @Test("The digest changes with each number")
    func sensitive() {
        let numbers = MotionTable.numbers
        let digests = numbers.indices.map { index in
            var changed = numbers
            changed[index] += 0.001
            return MotionTable.digest(of: changed)
        }
        #expect(Set(digests + [MotionTable.digest]).count == numbers.count + 1)
    }

    @Test("The digest is FNV-1a over big-endian doubles")
    func fnv() {
        // 1.0 is 3f f0 and six zeros; the hash was computed elsewhere.
        #expect(MotionTable.digest(of: []) == "cbf29ce484222325")
        #expect(MotionTable.digest(of: [1]) == "fcb659e6f17300ea")
    }

    @Test("Every number in the table's source is in the digest")
    func complete() throws {
        let source = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/SymbolEffects/Curves/MotionTable.swift").standardized
        let lines = try String(contentsOf: source, encoding: .utf8).split(separator: "\n").filter {
            $0.contains("static let")
        }
        let named = lines.flatMap { line in
            line.drop { $0 != "=" }.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
        }
        #expect(named.sorted() == MotionTable.numbers.sorted())
    }
}
