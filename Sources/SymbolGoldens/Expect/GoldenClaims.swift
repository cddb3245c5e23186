internal import SymbolFiles
internal import SymbolText
internal import Synchronization

/// The names that the tests of a run have used: two tests that share a golden would overwrite each other's.
package final class GoldenClaims: Sendable {
    private struct Claim {
        var test: String
        var drawing: ContentDigest
    }

    private let claims = Mutex<[String: Claim]>([:])

    /// Those of this process, in which tests of both frameworks run side by side.
    package static let ofRun = GoldenClaims()

    package init() {}

    /// Notes that a test holds a drawing against the golden at a path.
    ///
    /// - Throws: `ValueError` where another test has done so, or this one with another drawing.
    func claim(_ path: String, by test: String, _ drawing: GoldenDrawing) throws(ValueError) {
        // Two names that differ in case are one file on many systems.
        let key = PortableName.folded(path)
        let claim = Claim(test: test, drawing: ContentDigest(of: drawing.record.text))
        let earlier = claims.withLock { claims in
            defer { if claims[key] == nil { claims[key] = claim } }
            return claims[key]
        }
        guard let earlier else { return }
        if earlier.test != test {
            throw ValueError("\(earlier.test) uses a golden of this name too; name one of them otherwise")
        }
        if earlier.drawing != claim.drawing {
            throw ValueError("the test holds another drawing against this golden too; name each with named:")
        }
    }

    /// Whether any test has held a drawing against the golden at a path.
    func contains(_ path: String) -> Bool { claims.withLock { $0[PortableName.folded(path)] != nil } }
}
