import Testing

@testable import InsigniaCommand

@Suite struct SpriteWatchTests {
    @Test(
        "The pause between checks is twenty times as long as a check, from 0.3 to 5 seconds",
        arguments: [(0, 300), (15, 300), (50, 1000), (250, 5000), (10_000, 5000)])
    func pause(check: Int, pause: Int) {
        #expect(SpriteWatch.pause(afterCheck: .milliseconds(check)) == .milliseconds(pause))
    }
}
