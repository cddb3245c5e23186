import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import TestSupport
import Testing

@Suite struct AppearanceTests {
    private func fills(_ content: String) throws -> (light: [String], dark: [String]?) {
        let document = try read(content)
        var dark = document
        dark.drawing = document.darkDrawing ?? document.drawing
        return (document.fills, document.darkDrawing == nil ? nil : dark.fills)
    }

    @Test(
        "A style sheet for the dark appearance gives another drawing",
        arguments: [
            "<style>path{fill:#000}@media (prefers-color-scheme:dark){path{fill:#fff}}</style>",
            "<style>path{fill:#fff}@media (prefers-color-scheme:light){path{fill:#000}}</style>",
            "<style>path{fill:#000}</style><style media='(prefers-color-scheme:dark)'>path{fill:#fff}</style>",
            "<style>path{fill:#000;@media (prefers-color-scheme:dark){fill:#fff}}</style>",
            "<style>:root{--a:#000}@media(prefers-color-scheme:dark){:root{--a:#fff}}path{fill:var(--a)}</style>",
            "<style>:root{color-scheme:light dark}path{fill:light-dark(#000,#fff)}</style>",
            "<style>path{color-scheme:dark light;--a:light-dark(black, rgb(255, 255, 255));fill:var(--a)}</style>",
            "<style>path{fill:light-dark(light-dark(#000,red), light-dark(red,#fff));color-scheme:light dark}</style>"
        ])
    func dark(sheet: String) throws {
        let fills = try fills("\(sheet)<path d='M0 0H9V9'/>")
        #expect(fills.light == ["#000000"] && fills.dark == ["#ffffff"])
    }

    @Test(
        "Without a rule for an appearance there is one drawing",
        arguments: [
            ("<style>path{fill:red}@media screen{path{fill:lime}}@media print{path{fill:blue}}</style>", "#00ff00"),
            // A picture that does not declare `color-scheme` supports the light one only.
            ("<style>path{fill:light-dark(lime,red)}</style>", "#00ff00"),
            ("<style>path{color-scheme:only light;fill:light-dark(lime,red)}</style>", "#00ff00"),
            ("<style>path{color-scheme:dark;fill:light-dark(red,lime)}</style>", "#00ff00"),
            ("<style>path{color-scheme:normal;fill:light-dark(lime,red)}</style>", "#00ff00"),
            ("<style>path{color-scheme:normal dark;fill:light-dark(lime,red)}</style>", "#00ff00")
        ])
    func same(sheet: String, fill: String) throws {
        let fills = try fills("\(sheet)<path d='M0 0H9V9'/>")
        #expect(fills.light == [fill] && fills.dark == nil)
    }

    @Test("Everything that a style sheet sets may differ, and diagnostics of both are reported")
    func structure() throws {
        let document = try read(
            """
            <style>.b{display:none}@media (prefers-color-scheme:dark){.a{display:none}.b{display:inline;filter:x()}}
            </style><path class='a' d='M0 0H9V9'/><path class='b' d='M0 0H5V5'/>
            """)
        #expect(document.paths == ["M0 0H9V9"])
        #expect(document.darkDrawing?.nodes.flatMap(\.shapes).map { $0.path.svgData(decimals: 0) } == ["M0 0H5V5"])
        #expect(document.messages == ["filter: \"x()\" is not a valid value"])
    }

    @Test("A malformed light-dark() leaves the previous value in effect", arguments: ["red", "red,", "red,b,lime", ""])
    func malformed(arguments: String) throws {
        let document = try read("<path style='fill:lime;fill:light-dark(\(arguments))' d='M0 0H9V9'/>")
        #expect(document.fills == ["#00ff00"] && document.messages.count == 1)
    }
}
