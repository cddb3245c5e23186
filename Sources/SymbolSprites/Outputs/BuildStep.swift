internal import SymbolText

/// A file and what is to be in it.
struct MadeFile: Sendable {
    /// From the folder of the run.
    let path: String
    let bytes: [UInt8]
}

/// Files that come into being together, and what decides whether they have to.
struct BuildStep: Sendable {
    /// From the folder of the run.
    let outputs: [String]
    /// The files it reads.
    let inputs: [String]
    /// Changes when what is written would.
    package let recipe: ContentDigest
    /// The names of files that it makes besides, of which only making them tells.
    private(set) var others: SheetNames?
    /// The files, those of the outputs first.
    let make: @Sendable () throws -> [MadeFile]

    init(
        outputs: [String], inputs: [String], recipe: ContentDigest, make: @escaping @Sendable () throws -> [[UInt8]]
    ) {
        self.init(outputs: outputs, inputs: inputs, recipe: recipe, others: nil) {
            zip(outputs, try make()).map { MadeFile(path: $0, bytes: $1) }
        }
    }

    init(
        outputs: [String], inputs: [String], recipe: ContentDigest, others: SheetNames?,
        files: @escaping @Sendable () throws -> [MadeFile]
    ) {
        (self.outputs, self.inputs, self.recipe, self.others, make) = (outputs, inputs, recipe, others, files)
    }
}
