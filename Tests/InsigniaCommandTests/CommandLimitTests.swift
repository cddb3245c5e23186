import TestSupport
import Testing

@Suite struct CommandLimitTests {
    @Test(
        "A run without end is killed, and fails its test, whether it computes or waits",
        arguments: ["while :; do :; done", "sleep 600 & wait"])
    func endless(line: String) throws {
        let command = try Command()
        try withKnownIssue {
            let outcome = try command.shell(line, processorSeconds: 1)
            #expect(outcome.status == -9)
        } matching: {
            $0.comments.contains { $0.rawValue.hasPrefix("ran for more than 1 s of processor time") }
        }
    }
}
