import SymbolDrawing
import SymbolGeometry
import Testing

@Suite("Paints that markers and copies take from their context")
struct ContextPaintTests {
    /// A square of 10 that takes both paints from its context.
    private let square = "<path id='p' d='M0 0H10V10H0Z' fill='context-stroke' stroke='context-fill'/>"

    @Test("A copy can use the paints of the use that draws it")
    func copied() throws {
        let document = try read("<defs>\(square)</defs><use href='#p' fill='lime' stroke='red'/>")
        #expect(document.fills == ["#ff0000"])
        #expect(document.shapes[0].stroke?.paint.name == "#00ff00")
    }

    @Test("In nested copies the innermost context counts, whose own paint may come from the next one out")
    func nested() throws {
        let inner = "<g id='g'><use href='#p' stroke='context-fill'/></g>"
        let document = try read("<defs>\(square)\(inner)</defs><use href='#g' fill='blue' stroke='red'/>")
        #expect(document.fills == ["#0000ff"])
    }

    @Test("A context paint comes without its opacity, which is inherited like any property")
    func opacity() throws {
        let marker = "<marker id='m'><rect width='1' height='1' fill='context-fill'/></marker>"
        let document = try read("\(marker)<path d='M0 0H9V9' fill='red' fill-opacity='.5' marker-end='url(#m)'/>")
        #expect(document.fills == ["#ff000080", "#ff0000"])
        let opaque = square.replacing("/>", with: " fill-opacity='1'/>")
        let copy = try read("<defs>\(opaque)</defs><use href='#p' stroke='red' fill-opacity='.5'/>")
        #expect(copy.fills == ["#ff0000"])
    }

    /// The squares lie at 0…10 and 20…30: their box is 30 wide, and 10 farther right.
    @Test("A gradient spans the box of everything that is copied, in the space of the copy")
    func gradient() throws {
        let document = try read(
            """
            <linearGradient id='l'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>
            <defs><g id='g' fill='context-fill'><path d='M0 0H10V10H0Z'/><path d='M20 0H30V10H20Z'/></g></defs>
            <use href='#g' x='10' fill='url(#l)'/>
            """)
        let spans = document.shapes.map { shape -> [Double] in
            guard case .linearGradient(let gradient) = shape.fill?.paint else { return [] }
            return [gradient.start, gradient.end].map { gradient.ramp.transform($0).x }
        }
        #expect(spans == [[10, 40], [10, 40]])
    }

    @Test("Nested copies whose gradients need their boxes take no work that doubles at each level")
    func deep() throws {
        let levels = (0..<40).map { level in
            "<g id='g\(level)'><path d='M0 0H9V9Z' fill='context-fill'/><use href='#g\(level + 1)' fill='url(#l)'/></g>"
        }
        let document = try read(
            """
            <linearGradient id='l'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>
            <defs>\(levels.joined())<path id='g40' d='M0 0H9V9Z'/></defs><use href='#g0' fill='url(#l)'/>
            """)
        #expect(document.shapes.count == 41)
    }
}
