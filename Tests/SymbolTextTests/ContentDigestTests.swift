@testable import Insignia
import Testing

@Suite struct ContentDigestTests {
    /// draft-eastlake-fnv, Appendix C, FNV-1a of 128 bits; worked out again with another program.
    @Test(
        "Bytes have the digests that FNV-1a's draft gives",
        arguments: [
            ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
            ("foobar", "343e1662793c64bf6f0d3597ba446f18")
        ])
    func vectors(text: String, digest: String) { #expect(ContentDigest(of: Array(text.utf8)).text == digest) }

    @Test("Bytes added in pieces are those added at once")
    func pieces() {
        var digest = ContentDigest(of: Array("foo".utf8))
        digest.add(Array("bar".utf8))
        #expect(digest == ContentDigest(of: Array("foobar".utf8)))
    }

    @Test("Texts stay apart from the same letters cut elsewhere")
    func texts() {
        var (one, other) = (ContentDigest(of: "ab"), ContentDigest(of: "a"))
        one.add("c")
        other.add("bc")
        #expect(one != other)
    }
}
