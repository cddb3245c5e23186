import SymbolText
@testable import SymbolSprites
import Testing

@Suite("CSS of a sheet")
struct ManifestCSSTests {
    @Test("The classes share one image, with one CSS pixel per point")
    func sheet() {
        #expect(
            ManifestSample.text(.css).hasPrefix(
                """
                /* insignia c0ffee */
                .icon-bell,
                .icon-bell\\/\\"badge\\" {
                  display: inline-block;
                  box-sizing: content-box;
                  background-image: url("icons@2x.png");
                  background-image: image-set(url("icons@2x.png") 2x);
                  background-size: 32px 16px;
                }

                """))
    }

    @Test("Masks are painted in the system's text colour where the user forces colours")
    func forcedColors() {
        #expect(
            ManifestSample.text(.cssMask, [ManifestSample.plain]).contains(
                """
                  background-color: currentColor;
                }
                @media (forced-colors: active) {
                .mask-bell {
                  background-color: CanvasText;
                }
                }

                """))
        #expect(!ManifestSample.text(.css).contains("forced-colors"))
    }

    @Test("Other display scales are for the browser to choose")
    func scales() {
        let bytes = SpriteSheetManifest.css.bytes(
            [ManifestSample.plain], image: "icons.png", width: 64, height: 32, pixelRatio: 1, digest: "0",
            others: [("icons@1.5x.png", 1.5), ("icons@2x.png", 2)])
        let css = String(decoding: bytes, as: UTF8.self)
        #expect(css.contains("  background-image: url(\"icons.png\");\n"))
        let images = ["url(\"icons.png\") 1x", "url(\"icons@1.5x.png\") 1.5x", "url(\"icons@2x.png\") 2x"]
        #expect(css.contains("  background-image: image-set(\(images.joined(separator: ", ")));\n"))
    }

    @Test("A sprite has its size and its position in the sheet")
    func sprite() {
        #expect(
            ManifestSample.text(.css).contains(
                """
                }
                .icon-bell {
                  width: 12px;
                  height: 10px;
                  background-position: 0px 0px;
                }

                """))
    }

    /// In points: it is padded by 3, (24 − 2 − 18) / 2, 0 and 1, and its baseline is (30 − 25) / 2 above its
    /// bottom edge.
    @Test("A trimmed sprite is padded to its full size, and stands on the baseline of text")
    func trimmed() {
        #expect(
            ManifestSample.text(.css).hasSuffix(
                """
                .icon-bell\\/\\"badge\\" {
                  width: 9px;
                  height: 12px;
                  background-position: -13px -0.5px;
                  padding: 3px 2px 0px 1px;
                  background-origin: content-box;
                  background-clip: content-box;
                  vertical-align: -2.5px;
                  --inset-top: 4.25px;
                  --inset-right: 1.375px;
                  --inset-bottom: 2.5px;
                  --inset-left: 1.5px;
                }

                """))
    }

    @Test("No sprites make no rules")
    func empty() {
        #expect(ManifestSample.text(.css, []) == "/* insignia c0ffee */\n")
    }

    /// From the rules of CSSOM, section 2.1, one by one.
    @Test(
        "Identifiers are escaped as CSS.escape does",
        arguments: [
            ("bell", "bell"), ("bell.badge", "bell\\.badge"), ("a b", "a\\ b"), ("a:b#c", "a\\:b\\#c"),
            ("a\\b", "a\\\\b"),
            ("\0a", "\u{FFFD}a"), ("\u{1}\u{1F}\u{7F}", "\\1 \\1f \\7f "), ("a\nb", "a\\a b"),
            ("0a", "\\30 a"), ("9", "\\39 "), ("a0", "a0"), ("-0", "-\\30 "), ("-a0", "-a0"), ("--0", "--0"),
            ("-", "\\-"), ("--", "--"), ("_", "_"), ("\u{80}é漢🔔", "\u{80}é漢🔔"), ("", "")
        ])
    func identifiers(text: String, escaped: String) {
        #expect(CSSText.identifier(text) == escaped)
    }

    @Test(
        "File names are percent-encoded in URLs",
        arguments: [
            ("build/icons@2x.png", "build/icons@2x.png"), ("my \"icons\".png", "my%20%22icons%22.png"),
            ("a#b?c%d.png", "a%23b%3Fc%25d.png"), ("c:d\\e", "c%3Ad%5Ce"), ("é\n", "%C3%A9%0A")
        ])
    func urls(path: String, encoded: String) {
        #expect(CSSText.percentEncoded(path) == encoded)
    }
}
