import SymbolGeometry
import SymbolText
import TestSupport
import Testing

@testable import SymbolAuthoring

@Suite struct SkeletonSizeTests {
    private func skeleton(_ drawing: String, factor: Int = 1) throws -> Skeleton {
        let icon = svg(drawing, "viewBox='0 0 24 24' fill='none' stroke='black'")
        return try Skeleton(parsing: Array(icon.utf8), name: "icon", limits: ReadLimits(raisedBy: factor))
    }

    private static func paths(_ count: Int, _ data: String, times: Int = 1) -> String {
        String(repeating: "<path d='\(String(repeating: data, count: times))'/>", count: count)
    }

    private struct Drawing: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let limit: String
    }

    /// The dashes are a 200th of a unit, and each curve takes 65,536 lines.
    @Test(
        "An icon with too many contours or segments to be converted is rejected, with the limit",
        arguments: [
            Drawing(
                testDescription: "many contours", text: paths(3, "M2 2H3", times: 2000), limit: "5000 contours"),
            Drawing(
                testDescription: "a repeatedly used path",
                text: "<path id='a' d='M1 1\(String(repeating: "L2 3L1 1", count: 9000))'/>"
                    + String(repeating: "<use href='#a'/>", count: 5),
                limit: "100000 segments"),
            Drawing(
                testDescription: "dashes",
                text: String(repeating: "<path stroke-dasharray='.005' d='M2 2H22'/>", count: 3),
                limit: "5000 contours"),
            Drawing(
                testDescription: "distant curves", text: paths(20, "M0 0C9e9 0 0 9e9 9e9 9e9"),
                limit: "1000000 lines once its curves are flattened")
        ])
    private func refused(drawing: Drawing) throws {
        let error = try #require(throws: ReadError.self) { try skeleton(drawing.text) }
        #expect(error.message == "the icon to convert has more than \(drawing.limit)")
    }

    @Test(
        "An icon that extends too far to be scaled is rejected",
        arguments: [
            "<path stroke-width='1e308' d='M2 2H9'/>", "<path stroke-width='1e300' d='M2 2H9'/><path d='M2 9H9'/>",
            "<path d='M2 2L1e12 9'/>", "<path d='M2 2L9 -1e306'/>"
        ])
    func tooFar(drawing: String) throws {
        let error = try #require(throws: ReadError.self) { try skeleton(drawing) }
        #expect(error.message == "the icon to convert extends beyond 1000000000 grid units")
        #expect(error.position.line == 1)
    }

    @Test("The limits are raised with all others")
    func raised() throws {
        let lines = String(repeating: "<path d='M1 1\(String(repeating: "L2 3L1 1", count: 9000))'/>", count: 6)
        #expect(throws: ReadError.self) { try skeleton(lines) }
        #expect(throws: ReadError.self) { try skeleton(String(repeating: lines, count: 2), factor: 2) }
        var size = SkeletonSize(ReadLimits(raisedBy: 2), scale: 1)
        let path = try Path(svg: "M1 1" + String(repeating: "L2 3", count: 150_000))
        #expect(throws: Never.self) { try size.add([path], at: SourcePosition(line: 1, column: 1)) }
    }
}
