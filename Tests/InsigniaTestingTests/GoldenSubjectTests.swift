import Insignia
import TestSupport
import Testing

@Suite struct GoldenSubjectTests {
    private let test: TestFolder

    init() throws { test = try TestFolder() }

    @Test("Each combination of the values of options has a golden of its own")
    func axes() throws {
        let subject = GoldenSubject.symbol(
            try Disc.symbol(), options: Disc.options,
            across: .each(\.displayScale, [1, 2]), .each(\.style.mode, [.monochrome, .hierarchical]))
        #expect(test.check(subject, recording: .missing).count == 4)
        #expect(
            test.files.filter { $0.hasSuffix(".png") } == [
                "Goldens/disc-1-hierarchical.png", "Goldens/disc-1-monochrome.png", "Goldens/disc-2-hierarchical.png",
                "Goldens/disc-2-monochrome.png"
            ])
        #expect(try test.image("Goldens/disc-2-monochrome.png").width == 48)
        #expect(test.check(subject).allSatisfy { $0.failure == nil })
    }

    @Test("Variants of no values fail: they would pass for ever")
    func noVariants() throws {
        let outcomes = test.check(.symbol(try Disc.symbol(), across: .each(\.displayScale, [])))
        #expect(outcomes.map(\.failure) == ["disc: there are no variants; a test of nothing proves nothing"])
    }

    private func bounce() throws -> Animation {
        Animation(keyframes: [.init(try Disc.symbol(), options: Disc.options)], effects: [.discrete(.bounce)])
    }

    @Test("Moments of an animation are a strip, and one that has moved is told")
    func moments() throws {
        let animation = try bounce()
        _ = test.check(.animation(animation, options: Disc.options, at: [0, 0.1, 0.2]), recording: .missing)
        let strip = try test.image("Goldens/disc.png")
        #expect(strip.width % 3 == 0 && strip.width >= 72)
        #expect(test.check(.animation(animation, options: Disc.options, at: [0, 0.1, 0.2]))[0].failure == nil)
        let failure = test.check(.animation(animation, options: Disc.options, at: [0, 0.1, 0.1]))[0].failure
        #expect(failure?.hasPrefix("disc: frame 3: ") == true)
    }

    @Test("Moments before the beginning and none at all are told", arguments: [[], [-1], [.nan]])
    func noMoments(moments: [Double]) throws {
        let failure = test.check(.animation(try bounce(), at: moments))[0].failure
        #expect(failure == "disc: expected moments in seconds from 0 on")
    }

    @Test("The frames of a sequence are a strip")
    func frames() throws {
        let rate = try #require(FrameRate(10))
        let sequence = try FrameSequence(try bounce(), options: Disc.options, rate: rate, span: .seconds(0.5))
        _ = test.check(.frames(sequence), recording: .missing)
        #expect(try test.image("Goldens/disc.png").width == sequence.width * 5)
        #expect(test.check(.frames(sequence))[0].failure == nil)
    }

    @Test("Pictures drawn by anything are compared by their pixels, every one of them")
    func pictures() throws {
        let pictures = try [9, 8].map { try SymbolRenderer().render(try Disc.symbol($0), options: Disc.options).pixmap }
        _ = test.check(.pixmaps(pictures), recording: .missing)
        #expect(test.check(.pixmaps(pictures))[0].failure == nil)
        #expect(
            test.check(.pixmaps([pictures[0], pictures[0]]))[0].failure?.hasPrefix("disc: frame 2: heavier") == true)
    }

    @Test("A contact sheet is one golden")
    func sheet() throws {
        let subject = GoldenSubject.contactSheet(of: try Disc.symbol(), showing: [.modes], options: Disc.options)
        _ = test.check(subject, recording: .missing)
        #expect(test.check(subject)[0].failure == nil)
    }
}
