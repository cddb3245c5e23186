import Foundation
import TestSupport
import Testing

/// Reports of `insignia inspect` on the animations of a template.
@Suite struct InspectionTests {
    private let command: Command

    init() throws {
        command = try Command()
        try command.write(
            "a.svg",
            svg(
                """
                <style>.defaults{-sfsymbols-wiggle-style:linear;-sfsymbols-wiggle-angle:45;\
                -sfsymbols-rotates-clockwise:false;-sfsymbols-variable-value-mode:draw;\
                -sfsymbols-draw-reverses-motion-groups:true}
                .monochrome-0{-sfsymbols-always-pulses:true;-sfsymbols-always-rotates:true}</style>
                <path id="Baseline-M" d="M0 100h500"/><path id="Capline-M" d="M0 30h500"/>
                <line id="left-margin-Regular-M" x1="10" x2="10" y2="9"/>
                <line id="right-margin-Regular-M" x1="60" x2="60" y2="9"/>
                <g id="Regular-M"><path class="monochrome-0" d="M20 60H50V100H20Z" \
                data-clipstroke-keyframes="0 0 0 0.5 0.6 0 1 0.1 0"/><path d="M30 60H40V70Z"/></g>
                """))
    }

    @Test("The text tells of defaults, of layers that move and of draw guides")
    func text() throws {
        let text = String(decoding: try command.run("inspect", "a.svg").output, as: UTF8.self)
        #expect(text.contains("Regular-M: 2 paths (1 with draw guides), advance"))
        #expect(
            text.contains(
                "  defaults   wiggles linear at 45°, rotates counterclockwise, values by draw, "
                    + "draws groups from the last\n"
            ))
        #expect(text.contains("  monochrome 0 plain: draw paths 0, opacity 1, pulses, rotates\n"))
    }

    @Test("The ink of an icon is what is seen: with strokes, without frames that paint nothing, within the viewBox")
    func inkOfIcons() throws {
        let frame = "<path fill='none' d='M0 0H24V24H0Z'/>"
        for (content, ink) in [
            (frame + "<path stroke='#000' stroke-width='2' d='M4 12H20'/>", "4 11 16 × 2"),
            ("<path d='M-9 4H12V8H-9Z'/>", "0 4 12 × 4")
        ] {
            try command.write("icon.svg", svg(content, "viewBox='0 0 24 24'"))
            let text = String(decoding: try command.run("inspect", "icon.svg").output, as: UTF8.self)
            #expect(text.contains("  ink        \(ink)\n"), "\(text)")
        }
    }

    @Test("The JSON tells of them too")
    func json() throws {
        let data = try command.run("inspect", "a.svg", "--json").output
        let object = try #require((try JSONSerialization.jsonObject(with: data) as? [[String: Any]])?.first)
        let defaults = try #require(object["defaults"] as? [String: Any])
        #expect(defaults["wiggleStyle"] as? String == "linear" && defaults["wiggleAngle"] as? Double == 45)
        #expect(defaults["rotatesClockwise"] as? Bool == false)
        #expect(defaults["variableValueMode"] as? String == "draw")
        #expect(defaults["drawReversesMotionGroups"] as? Bool == true)
        let layer = try #require((object["layers"] as? [[String: Any]])?.first)
        #expect(["alwaysPulses", "alwaysRotates", "alwaysBreathes"].map { layer[$0] as? Bool } == [true, true, false])
        #expect((object["variants"] as? [[String: Any]])?.first?["guidedPaths"] as? Int == 1)
    }
}
