import ArgumentParser
import Insignia

/// The option that raises the limits on the sizes and counts of what is read.
struct ReadingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Raise the limits on the size and contents of files by this factor, 1 to 1000.", valueName: "factor"))
    var raiseLimits: String?

    func limits() throws -> ReadLimits {
        guard let raiseLimits else { return ReadLimits() }
        return ReadLimits(raisedBy: try Values.whole(raiseLimits, of: "--raise-limits", ReadLimits.factors))
    }
}
