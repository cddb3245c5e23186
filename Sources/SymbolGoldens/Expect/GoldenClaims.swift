internal import SymbolFiles
internal import SymbolText
internal import Synchronization

/// The goldens that the tests of a run have used: tests that share one would overwrite each other's drawings.
package final class GoldenClaims: Sendable {
    private struct Claim {
        var test: String
        var drawing: ContentDigest
    }

    private let claims = Mutex<[String: Claim]>([:])

    /// The claims of this process, in which tests of both frameworks may run in parallel.
    package static let ofRun = GoldenClaims()

    /// Creates an empty set of claims.
    package init() {}

    /// Records that a test compares a drawing with the golden at a path.
    ///
    /// - Throws: `ValueError` where another test has used the golden, or this one has with another drawing.
    func claim(_ path: String, by test: String, _ drawing: GoldenDrawing) throws(ValueError) {
        // Names that differ only in case are the same file on many systems.
        let key = PortableName.folded(path)
        let claim = Claim(test: test, drawing: ContentDigest(of: drawing.record.text))
        let earlier = claims.withLock { claims in
            defer { if claims[key] == nil { claims[key] = claim } }
            return claims[key]
        }
        guard let earlier else { return }
        if earlier.test != test {
            throw ValueError("\(earlier.test) also uses a golden of this name; expected different names")
        }
        if earlier.drawing != claim.drawing {
            throw ValueError("the test uses this golden for another drawing too; expected a name for each by named:")
        }
    }

    /// Returns whether any test has used the golden at a path.
    func contains(_ path: String) -> Bool { claims.withLock { $0[PortableName.folded(path)] != nil } }
}
