import TestSupport
import Testing

@Suite struct CommandLimitTests {
    @Test("A run without end is killed when its processor time is used up, and fails its test")
    func endless() throws {
        let command = try Command()
        try withKnownIssue {
            let outcome = try command.shell("while :; do :; done", processorSeconds: 1)
            #expect(outcome.status == -9)
        } matching: {
            $0.comments.contains { $0.rawValue.hasPrefix("ran for more than 1 s of processor time") }
        }
    }
}
