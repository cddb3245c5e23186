import Foundation
import SymbolText
import TestSupport
import Testing

@Suite("Base64") struct Base64Tests {
    // RFC 4648, section 10.
    @Test(
        "Texts of the standard are encoded and decoded",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy")
        ])
    func standard(text: String, encoded: String) {
        #expect(String(base64: Array(text.utf8)) == encoded)
        #expect([UInt8](base64: encoded.utf8) == Array(text.utf8))
    }

    @Test("Spaces and line breaks may lie between characters, and the last = may be missing")
    func forgiving() {
        #expect([UInt8](base64: " Zm9v\r\n\tYmE= ".utf8) == Array("fooba".utf8))
        #expect([UInt8](base64: "Zm9vYg".utf8) == Array("foob".utf8))
    }

    @Test(
        "What is not Base64 is not decoded",
        arguments: ["Z", "Zm9vY", "Zg=", "Zg===", "Z=g=", "Zm9v====", "Zm9v=", "Zm-v", "Zm_v", "Zm9v!", "="])
    func malformed(text: String) {
        #expect([UInt8](base64: text.utf8) == nil)
    }

    @Test("Any bytes are encoded as Foundation does, and come back")
    func anyBytes() {
        var random = SplitMix64(seed: 4648)
        for count in 0..<200 {
            let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            let encoded = String(base64: bytes)
            #expect(encoded == Data(bytes).base64EncodedString())
            #expect([UInt8](base64: encoded.utf8) == bytes)
        }
    }
}
