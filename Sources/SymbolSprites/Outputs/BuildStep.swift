internal import SymbolText

/// Files that come into being together, and what decides whether they have to.
struct BuildStep: Sendable {
    /// From the folder of the run.
    let outputs: [String]
    /// The files it reads.
    let inputs: [String]
    /// Changes when what is written would.
    package let recipe: ContentDigest
    /// The bytes of each output.
    let make: @Sendable () throws -> [[UInt8]]
}
