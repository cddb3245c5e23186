import Foundation
import SymbolGeometry
import SymbolImaging
import SymbolSVG
import SymbolText
import TestSupport
import Testing

/// Limits on the elements, path commands and notes of a file: work is counted, never timed.
@Suite struct ResolverLimitsTests {
    private func limits(_ change: (inout ResolverLimits) -> Void) -> ResolverLimits {
        var limits = ResolverLimits()
        change(&limits)
        return limits
    }

    /// Returns the message with which reading fails, or nil.
    private func refusal(_ content: String, _ limits: ResolverLimits) throws -> String? {
        let tree = try XMLTree(parsing: Array(svg(content, "viewBox='0 0 10 10'").utf8))
        do throws(ReadError) {
            _ = try SVGDocument(tree, limits: limits)
            return nil
        } catch {
            return error.message
        }
    }

    /// Returns the message with which reading only the outlines fails, or nil.
    private func outlineRefusal(_ content: String, _ limits: ResolverLimits) throws -> String? {
        let tree = try XMLTree(parsing: Array(svg(content, "viewBox='0 0 10 10'").utf8))
        var reader = OutlineReader(tree, limits: limits)
        do throws(ReadError) {
            _ = try reader.outlines(of: tree.root)
            return nil
        } catch {
            return error.message
        }
    }

    @Test("The pixels of all images count together, however often each is used")
    func images() throws {
        let png = try PNGEncoder().encode(Pixmap(width: 2, height: 1))
        let url = "data:image/png;base64,\(Data(png).base64EncodedString())"
        let limits = limits { $0.imagePixels = 5 }
        let two = "<image id='a' href='\(url)'/><use href='#a'/><use href='#a'/><image href='\(url)'/>"
        #expect(try refusal(two, limits) == nil)
        #expect(try refusal(two + "<image href='\(url)'/>", limits) == "the images have more than 5 pixels")
    }

    @Test("As many elements as allowed are drawn, including the root, and one more is rejected")
    func instances() throws {
        let rects = String(repeating: "<rect width='1' height='1'/>", count: 4)
        #expect(try refusal(rects, limits { $0.instances = 5 }) == nil)
        #expect(
            try refusal(rects, limits { $0.instances = 4 }) == "references multiply the file to more than 4 elements")
    }

    /// Copies of copies: each of twelve levels has ten references to the level before, 10¹² in all.
    private static func multiplied(
        _ element: (Int, String) -> String, _ reference: (Int) -> String
    ) -> String {
        (1...12).map { element($0, String(repeating: reference($0 - 1), count: 10)) }.joined()
    }

    private static let bombs: [String: String] = {
        let uses = multiplied({ "<g id='u\($0)'>\($1)</g>" }, { "<use href='#u\($0)'/>" })
        var bombs = [
            "uses": "<defs><rect id='u0' width='1' height='1'/>\(uses)</defs><use href='#u12'/>",
            "uses of nothing": "<defs><g id='u0'/>\(uses)</defs><use href='#u12'/>"
        ]
        for (name, element) in [("clip-path", "clipPath"), ("mask", "mask")] {
            func rect(_ level: Int) -> String { "<rect width='9' height='9' \(name)='url(#u\(level))'/>" }
            bombs[element] = multiplied({ "<\(element) id='u\($0)'>\($1)</\(element)>" }, rect) + rect(12)
        }
        for (element, reference) in [("pattern", "fill"), ("marker", "marker-end")] {
            func path(_ level: Int) -> String { "<path d='M0 0H9V9' \(reference)='url(#u\(level))'/>" }
            bombs[element] =
                multiplied({ "<\(element) id='u\($0)' width='1' height='1'>\($1)</\(element)>" }, path) + path(12)
        }
        return bombs
    }()

    @Test("References that multiply end at the limit, whatever their kind", arguments: bombs.keys.sorted())
    func multiplication(name: String) throws {
        #expect(
            try refusal(Self.bombs[name] ?? "", limits { $0.instances = 1000 })
                == "references multiply the file to more than 1000 elements")
    }

    @Test("Outlines of references that multiply end at the limit too", arguments: ["uses", "uses of nothing"])
    func outlineMultiplication(name: String) throws {
        let content = (Self.bombs[name] ?? "").replacingOccurrences(of: "defs>", with: "g>")
        #expect(
            try outlineRefusal(content, limits { $0.instances = 1000 })
                == "references multiply the file to more than 1000 elements")
    }

    /// To be measured, a level is read once for each level around it.
    @Test("Nested boxes of transforms do not multiply a file, and end at the limit too")
    func boxMultiplication() throws {
        let group = "<g style='transform-box:fill-box;transform:scale(2)'>"
        func nested(_ depth: Int) -> String {
            String(repeating: group, count: depth) + "<path d='M0 0H9V9'/>" + String(repeating: "</g>", count: depth)
        }
        let most = limits { $0.instances = 1000 }
        #expect(try refusal(nested(12), most) == nil && outlineRefusal(nested(12), most) == nil)
        let expected = "references multiply the file to more than 1000 elements"
        #expect(try refusal(nested(60), most) == expected && outlineRefusal(nested(60), most) == expected)
    }

    @Test("A chain of references may be as long as elements may be nested, and no longer")
    func depth() throws {
        // Around the square are the root, the use that is drawn, and the five uses in the chain.
        let chain = (1...5).map { "<use id='u\($0)' href='#u\($0 - 1)'/>" }.joined()
        let content = "<defs><rect id='u0' width='1' height='1'/>\(chain)</defs><use href='#u5'/>"
        let fits = try #require(
            (1...20).first { depth in (try? refusal(content, limits { $0.depth = depth })) == .some(nil) })
        #expect(fits == 8)
        #expect(
            try refusal(content, limits { $0.depth = 7 }) == "elements and references are nested deeper than 7")
    }

    @Test("Path commands are counted anew for each reference")
    func pathElements() throws {
        let content = "<path id='p' d='M0 0H1V1Z'/><use href='#p'/>"
        #expect(try refusal(content, limits { $0.pathElements = 8 }) == nil)
        #expect(try refusal(content, limits { $0.pathElements = 7 }) == "the paths have more than 7 segments")
    }

    @Test("The number of diagnostics is limited")
    func diagnostics() throws {
        let content = (1...9).map { _ in "<text/>" }.joined()
        let tree = try XMLTree(parsing: Array(svg(content + "<path d='M0 0H9V9Z'/>").utf8))
        #expect(try SVGDocument(tree).diagnostics.count == 9)
        #expect(try SVGDocument(tree, limits: limits { $0.diagnostics = 5 }).diagnostics.count == 5)
        let sheet = "<style>" + String(repeating: "@import 'a';", count: 300) + "</style><path d='M0 0H9V9Z'/>"
        #expect(try read(sheet).diagnostics.count == 200)
    }

    @Test("A gradient may have as many stops as allowed, and one more is rejected")
    func gradientStops() throws {
        let content = "<linearGradient id='g'><stop/><stop/><stop/></linearGradient><path d='M0 0H1V1' fill='url(#g)'/>"
        let (enough, few) = (limits { $0.gradientStops = 3 }, limits { $0.gradientStops = 2 })
        #expect(try refusal(content, enough) == nil && outlineRefusal(content, enough) == nil)
        let message = "the gradient has more than 2 stops"
        #expect(try refusal(content, few) == message && outlineRefusal(content, few) == message)
    }

    @Test("Limits are raised together, except for depths")
    func raised() {
        let (once, twice) = (ResolverLimits(), ResolverLimits(ReadLimits(raisedBy: 2)))
        let counts = [
            \ResolverLimits.instances, \.pathElements, \.gradientStops, \.stops, \.selectorTests, \.styleBytes
        ]
        #expect(counts.allSatisfy { twice[keyPath: $0] == 2 * once[keyPath: $0] })
        #expect(twice.depth == once.depth)
        let (file, large) = (XMLLimits(), XMLLimits(ReadLimits(raisedBy: 2)))
        let sizes = [\XMLLimits.size, \.elements, \.expandedText]
        #expect(sizes.allSatisfy { large[keyPath: $0] == 2 * file[keyPath: $0] })
        #expect(large.depth == file.depth)
        // Elements are numbered in 32 bits.
        #expect(XMLLimits(ReadLimits(raisedBy: 1000)).size == Int(Int32.max))
        #expect(ReadLimits(raisedBy: -3).factor == 1 && ReadLimits(raisedBy: .max).factor == 1000)
    }

    @Test("Stops are counted anew for each use of a gradient")
    func stops() throws {
        let content =
            "<linearGradient id='g'><stop/><stop/></linearGradient>"
            + String(repeating: "<path d='M0 0H1V1' fill='url(#g)'/>", count: 3)
        #expect(try refusal(content, limits { $0.stops = 6 }) == nil)
        #expect(try refusal(content, limits { $0.stops = 5 }) == "references multiply gradients to more than 5 stops")
    }

    @Test("For outlines, stops are counted anew for each gradient that refers to them")
    func outlineStops() throws {
        let content =
            "<linearGradient id='g0'><stop/><stop/></linearGradient>"
            + (0...2).map { "<linearGradient id='g\($0 + 1)' href='#g0'/><path d='M0 0H1V1' fill='url(#g\($0))'/>" }
            .joined()
        #expect(try outlineRefusal(content, limits { $0.stops = 6 }) == nil)
        #expect(
            try outlineRefusal(content, limits { $0.stops = 5 })
                == "references multiply gradients to more than 5 stops")
    }

    /// The view box, and for each path `M0 0H1V1`, `fill:red`, and `fill` and `red` again as they are applied.
    @Test("Bytes of attributes and declarations are counted for each element to which they apply")
    func styleBytes() throws {
        let content = "<defs><path id='p' d='M0 0H1V1' style='fill:red'/></defs>" + "<use href='#p'/><use href='#p'/>"
        // An id, and a reference, of one letter.
        let bytes = 9 + 2 * (1 + 8 + 8 + 7 + 2)
        #expect(try refusal(content, limits { $0.styleBytes = bytes }) == nil)
        #expect(
            try refusal(content + "<g/>", limits { $0.styleBytes = bytes - 1 })
                == "the attributes and styles of drawn elements exceed \(bytes - 1) bytes")
        #expect(
            try outlineRefusal(content + "<g/>", limits { $0.styleBytes = 20 })
                == "the attributes and styles of drawn elements exceed 20 bytes")
    }

    /// A gradient 200 levels deep has a style of 17 bytes at each level, and ten paths refer to it with 16.
    @Test("Elements that are drawn by reference are styled once")
    func stylesInFile() throws {
        let depth = 200
        let gradient =
            String(repeating: "<g style='opacity:1'>", count: depth) + "<linearGradient id='g'><stop/></linearGradient>"
            + String(repeating: "</g>", count: depth)
        let content =
            "<defs>\(gradient)</defs>" + String(repeating: "<path d='M0 0H1V1' fill='url(#g)'/>", count: 10)
        #expect(try refusal(content, limits { $0.styleBytes = depth * 20 + 10 * 16 + 100 }) == nil)
    }

    /// A sibling selector with another name tests all siblings before the element.
    @Test(
        "The intermediate cost of selectors counts too",
        arguments: [
            ("z~path", ""), ("z path path", ""),
            ("[class*='\(String(repeating: "a", count: 4000))b']", "class='\(String(repeating: "a", count: 9000))'")
        ])
    func matching(selector: String, attribute: String) throws {
        let paths = String(repeating: "<path \(attribute) d='M0 0H1V1'/>", count: 300)
        let message = "the style sheets require more than 1000 selector tests on elements"
        let sheet = "<style>\(selector){fill:red}</style>"
        #expect(
            try refusal(sheet + paths, limits { $0.selectorTests = 1000 })
                == (selector == "z path path" ? nil : message))
        #expect(try refusal(sheet + "<path d='M0 0H1V1'/>", limits { $0.selectorTests = 1000 }) == nil)
    }

    /// The element would be drawn as if no style sheet applied to it.
    @Test("The cost of selectors on the last element is not overlooked")
    func lastMatching() throws {
        let siblings = String(repeating: "<g/>", count: 200)
        let content = "<style>z~path{fill:red}</style>\(siblings)<path d='M0 0H1V1'/>"
        let message = "the style sheets require more than 10 selector tests on elements"
        #expect(try refusal(content, limits { $0.selectorTests = 10 }) == message)
        let tree = try XMLTree(parsing: Array(svg(content).utf8))
        var outlines = OutlineReader(tree, of: .picture, limits: limits { $0.selectorTests = 10 })
        #expect(throws: ReadError.self) { try outlines.outlines(of: tree.root) }
        #expect(try refusal(content, limits { $0.selectorTests = 100 }) == nil)
    }

    /// Three paths, and two selectors without a class.
    @Test("Selectors are counted for each element on which they are tested")
    func selectorTests() throws {
        let content =
            "<style>path{fill:red} g path{fill:blue} .a{fill:lime}</style>"
            + String(repeating: "<path d='M0 0H1V1'/>", count: 3)
        try expectSelectorTests(content, 6)
    }

    @Test("Selectors are counted for each stop of a gradient")
    func selectorTestsOnStops() throws {
        try expectSelectorTests(
            """
            <style>stop{stop-color:red} stop{stop-opacity:1}</style>
            <linearGradient id='g'><stop/><stop/><stop/></linearGradient><path d='M0 0H1V1' fill='url(#g)'/>
            """, 6)
    }

    @Test("Selectors are counted for each use of a clip path that may cover all of the outlines")
    func selectorTestsOnClips() throws {
        let content =
            "<style>rect{fill:red}</style>"
            + "<clipPath id='c'><rect width='9' height='9' style='transform:scale(2)'/></clipPath>"
            + String(repeating: "<path d='M0 0H1V1' clip-path='url(#c)'/>", count: 3)
        #expect(try outlineRefusal(content, limits { $0.selectorTests = 3 }) == nil)
        #expect(try outlineRefusal(content, limits { $0.selectorTests = 2 }) == Self.tooManyTests(2))
    }

    @Test("Selectors are counted once for the root, which strokes on the page refer to")
    func selectorTestsOnRoot() throws {
        let path = "<path d='M0 0H1V1' stroke='red' vector-effect='non-scaling-stroke'/>"
        let content = "<style>svg{fill:red}</style>" + String(repeating: path, count: 3)
        try expectSelectorTests(content, 1)
    }

    private static func tooManyTests(_ limit: Int) -> String {
        "the style sheets require more than \(limit) selector tests on elements"
    }

    /// Expects a picture and its outlines to be accepted with a limit of `count`, and refused with a smaller one.
    private func expectSelectorTests(_ content: String, _ count: Int) throws {
        let (enough, few) = (limits { $0.selectorTests = count }, limits { $0.selectorTests = count - 1 })
        let message = Self.tooManyTests(count - 1)
        #expect(try refusal(content, enough) == nil && outlineRefusal(content, enough) == nil)
        #expect(try refusal(content, few) == message)
        #expect(try outlineRefusal(content, few) == message)
    }
}
