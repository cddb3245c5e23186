@testable import SymbolFiles
import Testing

@Suite("Limits of YAML") struct YAMLLimitsTests {
    @Test("Collections nest as deep as the limit, and no deeper")
    func depth() {
        let limits = YAMLLimits(depth: 3)
        #expect(yamlFailure("[{a: [b]}]".utf8, limits: limits) == nil)
        #expect(yamlFailure("[{a: [b, []]}]".utf8, limits: limits) == "1:10: nested deeper than 3")
    }

    @Test("An alias is as deep as its value")
    func aliasDepth() {
        let limits = YAMLLimits(depth: 3)
        #expect(yamlFailure("- &a [x]\n- &b [*a]\n- c".utf8, limits: limits) == nil)
        #expect(yamlFailure("- &a [x]\n- &b [*a]\n- [*b]".utf8, limits: limits) == "3:4: nested deeper than 3")
        #expect(yamlFailure("- &a {k: [x]}\n- y\n- [*a]".utf8, limits: limits) == "3:4: nested deeper than 3")
    }

    @Test("A million brackets are rejected at once")
    func brackets() {
        #expect(yamlFailure(Array(repeating: UInt8(ascii: "["), count: 1 << 20)) == "1:65: nested deeper than 64")
        #expect(yamlFailure(Array(repeating: UInt8(ascii: "{"), count: 1 << 20)) == "1:65: nested deeper than 64")
    }

    @Test("Each value counts, and an alias counts all that it repeats")
    func nodes() {
        #expect(yamlFailure("[a, {b: c}]".utf8, limits: YAMLLimits(nodes: 5)) == nil)
        #expect(yamlFailure("[a, {b: c}]".utf8, limits: YAMLLimits(nodes: 4)) == "1:9: more than 4 values")
        #expect(yamlFailure("[&a [b, c], *a]".utf8, limits: YAMLLimits(nodes: 7)) == nil)
        #expect(yamlFailure("[&a [b, c], *a]".utf8, limits: YAMLLimits(nodes: 6)) == "1:13: more than 6 values")
    }

    @Test("Aliases of aliases that would be a billion values are rejected")
    func bomb() {
        var text = "a0: &a0 [l, l, l, l, l, l, l, l, l, l]\n"
        for level in 1...9 {
            let alias = "*a\(level - 1)"
            text += "a\(level): &a\(level) [\(Array(repeating: alias, count: 10).joined(separator: ", "))]\n"
        }
        #expect(yamlFailure(text.utf8)?.hasSuffix("more than 1048576 values") == true)
    }

    @Test("A text larger than the limit is not read")
    func size() {
        let text = "a: " + String(repeating: "b", count: 5)
        #expect(yamlFailure(text.utf8, limits: YAMLLimits(size: 8)) == nil)
        #expect(yamlFailure(text.utf8, limits: YAMLLimits(size: 7)) == "is larger than 7 bytes")
        #expect(yamlFailure(Array(repeating: UInt8(ascii: "#"), count: 1 << 20 + 1)) == "is larger than 1 MiB")
    }
}
