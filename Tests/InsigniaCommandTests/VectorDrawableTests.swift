import Foundation
import Insignia
import TestSupport
import Testing

@Suite("Vector drawables")
struct VectorDrawableTests {
    private let command: Command

    init() throws { command = try Command() }

    @Test(
        "A vector drawable shows the picture, pixel by pixel",
        arguments: [
            """
            <path fill='red' fill-opacity='.5' d='M0 0H12V24H0Z'/>\
            <path fill-rule='evenodd' d='M12 0H24V24H12ZM14 4H20V20H14Z'/>
            """,
            "<g opacity='.5'><path d='M0 0H9V9H0Z'/><path d='M4 4V16H16V4Z'/></g>",
            "<g opacity='.5'><path d='M0 0H6V6H0Z'/><path d='M4 4H16V16H4ZM10 10V22H22V10Z'/></g>",
            "<path fill='red' d='M0 0H9V9H0Z'/><g opacity='.5'><path d='M2 0H9V9H2Z'/><path d='M4 4V16H16V4Z'/></g>",
            "<path d='M0 0H4V4Z'/><g opacity='.5'><path fill='red' d='M2 0H9V9H2Z'/><path d='M4 4V16H16V4Z'/></g>",
            "<g opacity='.5'><path fill='red' d='M0 0H10V16H0Z'/><path fill='lime' d='M12 8H24V24H12Z'/></g>",
            """
            <clipPath id='c'><circle cx='12' cy='12' r='8'/><path d='M0 0V12H12V0Z'/></clipPath>\
            <path clip-path='url(#c)' d='M0 0H24V24H0Z'/>
            """,
            """
            <clipPath id='c'><path clip-rule='evenodd' d='M0 0H24V24H0ZM4 4H20V20H4Z'/></clipPath>\
            <path clip-path='url(#c)' d='M0 0H24V24H0Z'/>
            """,
            """
            <g transform='rotate(20 12 12) scale(.5)' fill='none' stroke='red' stroke-width='3' \
            stroke-linejoin='round' stroke-linecap='round'>\
            <path stroke-dasharray='9 7' stroke-dashoffset='2' d='M2 12H40L20 30'/></g>
            """,
            """
            <linearGradient id='g' spreadMethod='reflect' x2='.4' gradientTransform='rotate(20)'>\
            <stop stop-color='red'/><stop offset='1' stop-color='blue' stop-opacity='.2'/></linearGradient>\
            <path fill='url(#g)' d='M0 0H24V12H0Z'/>
            """,
            """
            <radialGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></radialGradient>\
            <path transform='rotate(30 12 12)' fill='url(#g)' d='M2 8H22V16H2Z'/>
            """
        ])
    func picture(_ content: String) throws {
        try command.write("a.svg", svg(content))
        try expectPicture("a", "sizes: [48]")
    }

    @Test("Erasers of templates are cut out, in every mode", arguments: ["monochrome", "hierarchical", "multicolor"])
    func eraser(mode: String) throws {
        let bell = Command.symbols.appendingPathComponent("bell.badge.svg")
        try command.write("bell.badge.svg", try Data(contentsOf: bell))
        try expectPicture("bell.badge", "sizes: [48]\nrendering-modes: \(mode)\ntint: '#0a84ff'")
    }

    @Test(
        "Translucent symbols are not darker where layers overlap, in every mode",
        arguments: [
            ("flag", "tint: 'rgb(60 60 67 / 60%)'"), ("trash", "tint: 'rgb(60 60 67 / 60%)'"),
            ("cake", "rendering-modes: hierarchical\ntint: 'rgb(60 60 67 / 60%)'"),
            ("gavel", "variable-values: [20%]\nvariable-layers: true")
        ])
    func translucent(name: String, options: String) throws {
        let symbol = Command.symbols.deletingLastPathComponent().appendingPathComponent("\(name).svg")
        try command.write("\(name).svg", try Data(contentsOf: symbol))
        try expectPicture(name, "sizes: [48]\n\(options)")
    }

    @Test(
        "What a vector drawable cannot represent is an error that names it",
        arguments: [
            ("<mask id='m'><path fill='red' d='M0 0H9V9Z'/></mask><path mask='url(#m)' d='M0 0H9V9Z'/>", "a mask"),
            ("<filter id='f'><feOffset dx='1'/></filter><path filter='url(#f)' d='M0 0H9V9Z'/>", "a filter"),
            ("<path style='mix-blend-mode:screen' d='M0 0H9V9Z'/>", "a blend mode"),
            (
                """
                <pattern id='p' width='1' height='1'><path d='M0 0H1V1Z'/></pattern>\
                <path fill='url(#p)' d='M0 0H9V9Z'/>
                """,
                "a pattern"
            ),
            ("<image width='9' height='9' href='\(VectorOutputTests.picture)'/>", "an image"),
            (
                "<path d='M0 0H9V9Z'/><g opacity='.5'><path d='M0 0H9V9Z'/><path fill='#f008' d='M1 0H9V9Z'/></g>",
                "a translucent group whose parts overlap"
            ),
            ("<path transform='scale(1 2)' stroke='red' d='M0 0L9 9'/>", "a stroke that is stretched")
        ])
    func refusals(content: String, what: String) throws {
        try command.write("a.svg", svg(content))
        try command.write("insignia.yml", "symbols: a.svg\noutputs: [{vectordrawable: out/}]")
        let outcome = try command.run("sprites")
        #expect(outcome.status == 65)
        let message = "a.svg: has \(what), which a vector drawable cannot represent"
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test(
        "Strokes and gradients that are stretched too little to be seen are written",
        arguments: [
            "<path transform='matrix(.21733 0 0 .21732 1 1)' stroke='red' stroke-width='8' d='M8 8L90 90'/>",
            """
            <radialGradient id='g' gradientUnits='userSpaceOnUse' r='1' gradientTransform='matrix(7 7 -7.001 7 12 12)'>\
            <stop stop-color='red'/><stop offset='1' stop-color='blue'/></radialGradient>\
            <path fill='url(#g)' d='M2 2H22V22H2Z'/>
            """,
            """
            <radialGradient id='g' gradientUnits='userSpaceOnUse' r='1' gradientTransform='matrix(9 4 -2 4.501 12 12)'>\
            <stop stop-color='red'/><stop offset='1' stop-color='blue'/></radialGradient>\
            <path fill='url(#g)' d='M2 2H22V22H2Z'/>
            """
        ])
    func roundedTransforms(content: String) throws {
        try command.write("a.svg", svg(content, "viewBox='0 0 24 24'"))
        try expectPicture("a", "sizes: [48]")
    }

    /// Each pair of lines takes at least 4 characters, a letter and a digit for each.
    @Test("A path that is too long for Android's resources is an error")
    func longPath() throws {
        try refusals(
            content: "<path d='M0 0\(String(repeating: "H9V9H3V3", count: 8192))'/>",
            what: "a path of more than 32767 characters")
    }

    @Test("A drawing turns itself round until the other direction has one of its own")
    func mirroring() throws {
        try command.write("a.svg", svg("<path d='M0 0H12V24Z'/>", "viewBox='0 0 24 24' data-auto-mirrored='true'"))
        for (locales, turns) in [("en", true), ("[en, ar]", false), ("ar", false), ("en", true)] {
            try command.write(
                "insignia.yml", "symbols: a.svg\nlocales: \(locales)\noutputs: [{vectordrawable: out/}]")
            #expect(try command.run("sprites").status == 0)
            #expect(try command.text("out/drawable/a.xml").contains("android:autoMirrored=\"true\"") == turns)
        }
    }

    private func expectPicture(_ name: String, _ options: String) throws {
        try command.write(
            "insignia.yml", "symbols: \(name).svg\n\(options)\noutputs: [{png: out/}, {vectordrawable: out/res/}]")
        let outcome = try command.run("sprites")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let resource = name.replacingOccurrences(of: ".", with: "_")
        try command.write("out/x.svg", VectorDrawableSVG.svg(of: try command.data("out/res/drawable/\(resource).xml")))
        #expect(try command.run("render", "out/x.svg", "--size", "48", "-o", "out/x.png").status == 0)
        let (shown, expected) = (try command.image("out/x.png"), try command.image("out/\(name).png"))
        let differences = zip(shown.bytes, expected.bytes).map { abs(Int($0) - Int($1)) }
        #expect(shown.bytes.count == expected.bytes.count)
        // Colours are rounded to a level, and edges that meet in a pixel are sampled separately.
        #expect(differences.reduce(0, +) < differences.count / 4, "\(differences.max() ?? 0) levels")
    }
}
