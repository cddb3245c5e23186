@testable import SymbolSprites
import Foundation
import Testing

@Suite("TexturePacker's JSON")
struct ManifestTexturePackerTests {
    @Test("An untrimmed frame is its own source")
    func plain() throws {
        let frames = try #require(try ManifestSample.json(.texturepackerHash)["frames"] as? [String: Any])
        #expect(
            frames["bell"] as? NSDictionary == [
                "frame": ["x": 0, "y": 0, "w": 24, "h": 20], "rotated": false, "trimmed": false,
                "spriteSourceSize": ["x": 0, "y": 0, "w": 24, "h": 20], "sourceSize": ["w": 24, "h": 20]
            ])
    }

    @Test("A trimmed frame has its position in its source")
    func trimmed() throws {
        let frames = try #require(try ManifestSample.json(.texturepackerHash)["frames"] as? [String: Any])
        #expect(
            frames["bell/\"badge\""] as? NSDictionary == [
                "frame": ["x": 26, "y": 1, "w": 18, "h": 24], "rotated": false, "trimmed": true,
                "spriteSourceSize": ["x": 2, "y": 6, "w": 18, "h": 24], "sourceSize": ["w": 24, "h": 30],
                "duration": 62.5,
                "insignia": [
                    "label": "Glocke\nneu",
                    "metrics": [
                        "leftMargin": 3, "rightMargin": 21.25, "baseline": 25, "capline": 8.5,
                        "alignmentInsets": ["top": 8.5, "left": 3, "bottom": 5, "right": 2.75]
                    ]
                ]
            ])
    }

    @Test("The array has the same frames in the order of the entries, with their names")
    func array() throws {
        let list = try #require(try ManifestSample.json(.texturepackerArray)["frames"] as? [[String: Any]])
        let hash = try #require(try ManifestSample.json(.texturepackerHash)["frames"] as? [String: Any])
        #expect(list.map { $0["filename"] as? String } == ["bell", "bell/\"badge\""])
        for frame in list {
            let name = try #require(frame["filename"] as? String)
            #expect(frame.filter { $0.key != "filename" } as NSDictionary == hash[name] as? NSDictionary)
        }
    }

    @Test(
        "The member meta names the image, its size and scale",
        arguments: [SpriteSheetManifest.texturepackerHash, .texturepackerArray])
    func meta(manifest: SpriteSheetManifest) throws {
        #expect(
            try ManifestSample.json(manifest)["meta"] as? NSDictionary == [
                "app": "insignia", "version": "1.0", "image": "icons@2x.png", "format": "RGBA8888",
                "size": ["w": 64, "h": 32], "scale": "2", "insignia": ["digest": "c0ffee"]
            ])
    }
}
