import SymbolDrawing
import SymbolSVG
import Testing

/// CSS Transforms 1 §6 and §7: the box in which the origin of a transform is measured.
@Suite struct TransformBoxTests {
    @Test(
        "An origin in an element's own box moves with it",
        arguments: [
            // About the centre, (20, 20), of the fill.
            ("fill-box", "center", "M10 10H30V30H10Z"), ("content-box", "50% 50%", "M10 10H30V30H10Z"),
            // About its corner, which is the default origin.
            ("fill-box", "0 0", "M15 15H35V35H15Z"), ("fill-box", "10px 100%", "M5 5H25V25H5Z"),
            // About the corner of the box with its stroke of width 2: (14, 14).
            ("stroke-box", "0 0", "M16 16H36V36H16Z"), ("border-box", "0 0", "M16 16H36V36H16Z"),
            ("view-box", "center", "M-20-20H0V0H-20Z"), ("view-box", "0 0", "M30 30H50V50H30Z")
        ])
    func boxes(box: String, origin: String, expected: String) throws {
        let style = "transform-box:\(box);transform-origin:\(origin);transform:scale(2)"
        let rect = "<rect x='15' y='15' width='10' height='10' stroke='red' stroke-width='2' style='\(style)'/>"
        let document = try read(rect)
        #expect(document.paths == [expected] && document.messages.isEmpty)
    }

    @Test("The last box counts, and an invalid one leaves the previous one in effect")
    func cascade() throws {
        let style = "transform-origin:0 0;transform:scale(2);transform-box:fill-box;transform-box"
        let path = "<path d='M10 10H20' style='\(style)"
        #expect(try read("\(path):view-box'/>").paths == ["M20 20H40"])
        #expect(try read("\(path):margin-box'/>").paths == ["M10 10H30"])
    }

    @Test("A group's box is that of all its contents, each with its own transform")
    func group() throws {
        let style = "transform-box:fill-box;transform-origin:100% 100%"
        let content = """
            <g style='\(style);transform:scale(.5)'><path d='M0 0H10V10'/>
            <path style='\(style);transform:scale(2)' d='M20 20H30V30'/></g>
            """
        // The second extends from (10, 10) to (30, 30), which is the group's corner too.
        #expect(try read(content).paths == ["M15 15H20V20", "M20 20H30V30"])
    }

    @Test("A referenced element is rotated about its own centre in its position")
    func use() throws {
        let content = """
            <defs><rect id='r' width='10' height='20'/></defs>
            <use href='#r' x='40' y='40' style='transform-box:fill-box;transform-origin:center;\
            transform:rotate(90deg)'/>
            """
        #expect(try read(content).paths == ["M55 45V55H35V45Z"])
    }
}
