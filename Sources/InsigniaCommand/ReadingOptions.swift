import ArgumentParser
import Insignia

/// How much files may hold.
struct ReadingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How many times the limits on sizes and counts a file may come to; 1 to 1000.", valueName: "factor"))
    var raiseLimits: String?

    func limits() throws -> ReadLimits {
        guard let raiseLimits else { return ReadLimits() }
        return ReadLimits(raisedBy: try Values.whole(raiseLimits, of: "--raise-limits", ReadLimits.factors))
    }
}
