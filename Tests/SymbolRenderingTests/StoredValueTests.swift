import Foundation
import SymbolModel
import SymbolRendering
import Testing

/// Values that programs store in their own settings.
@Suite struct StoredValueTests {
    private struct Settings: Codable, Equatable {
        var weight = Weight.semibold
        var scale = Scale.large
        var mode = RenderingMode.hierarchical
        var canvas = CanvasKind.square
        var style = TextStyle.body
    }

    @Test("Weights are stored as numbers, and words as build files write them")
    func stored() throws {
        let data = try JSONEncoder().encode(Settings())
        let expected: NSDictionary = [
            "weight": 600, "scale": "large", "mode": "hierarchical", "canvas": "square", "style": "body"
        ]
        #expect(try JSONSerialization.jsonObject(with: data) as? NSDictionary == expected)
        #expect(try JSONDecoder().decode(Settings.self, from: data) == Settings())
    }

    @Test("What is no weight and no word is refused", arguments: ["950", "50", "\"bold\""])
    func refused(weight: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Weight.self, from: Data(weight.utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Scale.self, from: Data("\"huge\"".utf8)) }
    }
}
