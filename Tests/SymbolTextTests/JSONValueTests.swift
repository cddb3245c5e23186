import TestSupport
@testable import SymbolText
import Testing

@Suite("JSON text") struct JSONValueTests {
    private struct Sample: Encodable {
        struct Part: Encodable { var ratio = 0.5 }
        enum Kind: String, Encodable { case still }

        var name = "a/b \"c\"\n"
        var count = 3
        var whole = 2.0
        var tiny = 1e-7
        var isOn = true
        var missing: Int?
        var kind = Kind.still
        var parts = [Part(), Part(ratio: 1)]
        var none: [Int] = []
        var words = ["z": [1, nil], "a": [nil]]
    }

    @Test("The output of commands has sorted keys, spaces around colons, and no key for nil")
    func loose() throws {
        #expect(
            try JSONValue(encoding: Sample()).text(.loose) == #"""
                {
                  "count" : 3,
                  "isOn" : true,
                  "kind" : "still",
                  "name" : "a/b \"c\"\n",
                  "none" : [

                  ],
                  "parts" : [
                    {
                      "ratio" : 0.5
                    },
                    {
                      "ratio" : 1
                    }
                  ],
                  "tiny" : 1e-07,
                  "whole" : 2,
                  "words" : {
                    "a" : [
                      null
                    ],
                    "z" : [
                      1,
                      null
                    ]
                  }
                }
                """#)
    }

    @Test("The content of files keeps its order, and has no space before a colon")
    func tight() {
        let value = JSONValue.object([("b", .array([])), ("a", .object([])), ("c", .array([.null, .bool(false)]))])
        #expect(value.text(.tight) == "{\n  \"b\": [],\n  \"a\": {},\n  \"c\": [\n    null,\n    false\n  ]\n}")
    }

    @Test(
        "A number has the shortest digits that identify it, as in Swift's own description",
        arguments: [
            (0.001, "0.001"), (-0.5, "-0.5"), (19.379, "19.379"), (7.01, "7.01"), (-1_234_567.125, "-1234567.125"),
            (0.1 + 0.2, "0.30000000000000004"), (1e-7, "1e-07"), (0.0004, "0.0004"), (123_456_789_012.345, nil),
            (9_007_199_254_740.993, nil), (-0.0, "0"), (1e300, "1e+300")
        ] as [(Double, String?)])
    func shortest(number: Double, digits: String?) {
        #expect(JSONValue.number(number).text == digits ?? "\(number)")
    }

    @Test("A number that JSON cannot represent is an error", arguments: [.infinity, -.infinity, .nan] as [Double])
    func numbers(_ number: Double) {
        #expect(throws: EncodingError.self) { try JSONValue(encoding: [number]) }
        #expect(throws: EncodingError.self) { try JSONValue(encoding: [Int.max]) }
    }

    private struct Numbers: Encodable {
        var a: Int8 = -128
        var b: Int16 = -32_768
        var c: Int32 = 2_147_483_647
        var d: Int64 = -123_456_789_012
        var e: UInt = 7
        var f: UInt8 = 255
        var g: UInt16 = 65_535
        var h: UInt32 = 4_294_967_295
        var i: UInt64 = 123_456_789_012
        var j: Float = 0.25
        var k = -3
        var l = 1.5
        var m: Int8?
        var n = [true]
    }

    @Test("Numbers of every type are encoded unchanged")
    func everyType() throws {
        let expected = """
            {"a":-128,"b":-32768,"c":2147483647,"d":-123456789012,"e":7,"f":255,"g":65535,"h":4294967295,\
            "i":123456789012,"j":0.25,"k":-3,"l":1.5,"n":[true]}
            """
        let text = try JSONValue(encoding: Numbers()).text(.tight)
        #expect(text.filter { !$0.isWhitespace } == expected)
        #expect(throws: EncodingError.self) { try JSONValue(encoding: [UInt64.max]) }
        #expect(throws: EncodingError.self) { try JSONValue(encoding: [Float.infinity]) }
    }
}
