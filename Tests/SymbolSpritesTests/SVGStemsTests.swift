import CLibrary
import Testing

@testable import SymbolSprites

@Suite("Stems of ids in an SVG")
struct SVGStemsTests {
    @Test("A stem is the symbol's id, with a number where an earlier symbol has the same stem")
    func stems() {
        let ids = ["a b", "a_b", "é", "a/b", "a_b.2"]
        let stems = SVGStems(of: ids)
        #expect(ids.map(stems.stem) == ["a_b", "a_b.2", "_", "a_b.3", "a_b.2.2"])
    }

    @Test(
        "No symbol defines an id that another symbol has, wherever its dashes are",
        arguments: [
            ("a", ["a--clip-1", "a--clip-1--mask-1", "a---b"]), ("a--clip-1", ["a--clip-1--mask-1"]),
            ("a-", ["a---b"]), ("b", [])
        ])
    func taken(stem: String, ids: [String]) {
        let stems = SVGStems(of: ["a", "a--clip-1", "a--clip-1--mask-1", "a---b", "ab", "é--x"])
        #expect(stems.taken(from: stem) == ids)
    }

    @Test("An id that is taken is skipped")
    func names() {
        var names = SVGNames(stem: "a", taken: ["a--clip-1", "a--clip-3"])
        #expect((1...3).map { _ in names.next("clip") } == ["a--clip-2", "a--clip-4", "a--clip-5"])
        #expect(names.next("mask") == "a--mask-1")
    }

    @Test("Each id is made without counting those before it")
    func manyNames() {
        var names = SVGNames(stem: "a")
        let seconds = processorSeconds {
            #expect((1...20_000).allSatisfy { names.next("clip") == "a--clip-\($0)" })
        }
        #expect(seconds < 20)
    }

    @Test("Each stem is found without counting those like it")
    func manyStems() {
        let ids = (0..<20_000).compactMap { UnicodeScalar(0x4E00 + $0).map { String($0) } }
        let seconds = processorSeconds {
            #expect(ids.map(SVGStems(of: ids).stem) == ["_"] + (2...20_000).map { "_.\($0)" })
        }
        #expect(seconds < 20)
    }

    /// Returns the processor time of a closure, which is the same on a busy machine.
    private func processorSeconds(_ body: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        body()
        return now() - start
    }
}
