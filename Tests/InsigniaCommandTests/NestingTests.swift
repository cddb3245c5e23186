import Foundation
import Insignia
import TestSupport
import Testing

/// Programs may draw on their own threads, whose stacks are smaller than that of the main thread.
@Suite struct NestingTests {
    private static func chain(_ name: String, _ body: String, by reference: String) -> String {
        let links = (0..<250).map { "<\(name) id='n\($0)' \(reference)='url(#n\($0 + 1))'>\(body)</\(name)>" }
        return links.joined() + "<path \(reference)='url(#n0)' d='M0 0H9V9Z'/>"
    }

    /// Contents of files whose nesting is close to the limit.
    static let nested = [
        "groups": String(repeating: "<g opacity='.9'>", count: 250) + "<path d='M0 0H9V9Z'/>"
            + String(repeating: "</g>", count: 250),
        "uses": "<g id='n0'><path d='M0 0H9V9Z'/></g>"
            + (1...120).map { "<g id='n\($0)'><use href='#n\($0 - 1)'/></g>" }.joined(),
        "clips": chain("clipPath", "<path d='M0 0H9V9Z'/>", by: "clip-path"),
        "masks": chain("mask", "<path fill='#fff' d='M0 0H9V9Z'/>", by: "mask")
    ]

    @Test("What is nested as deeply as may be is drawn on a stack of three megabytes", arguments: nested.keys.sorted())
    func stack(name: String) async throws {
        let file = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\(Self.nested[name] ?? "")</svg>"
        // A sanitizer makes the frame of each call many times as large.
        let size = Command.isSanitized ? 24 << 20 : 3 << 20
        let isDrawn = await withCheckedContinuation { continuation in
            let thread = Thread {
                let document = try? SymbolDocument(parsing: Array(file.utf8), name: "nested")
                let picture = document.flatMap { try? SymbolRenderer().render($0.symbol, options: RenderOptions()) }
                continuation.resume(returning: picture != nil)
            }
            thread.stackSize = size
            thread.start()
        }
        #expect(isDrawn)
    }
}
