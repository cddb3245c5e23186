internal import SymbolText

/// A file and what is to be in it.
struct MadeFile: Sendable {
    /// From the folder of the run.
    let path: String
    /// Made when they are asked for, since the files of a large sheet are large.
    let bytes: @Sendable () -> [UInt8]
}

/// Files that come into being together, and what decides whether they have to.
struct BuildStep: Sendable {
    /// From the folder of the run.
    let outputs: [String]
    /// The files it reads.
    let inputs: [String]
    /// A digest that changes when what is written would.
    let recipe: ContentDigest
    /// Whether a path may be that of a dynamic output, of which only making the files tells; nil where there are none.
    let isDynamicOutput: (@Sendable (String) -> Bool)?
    /// What it puts together of the files that the build keeps for itself; nil for a step that draws.
    let parts: [String]?
    /// The files, those of the outputs first.
    let make: @Sendable () throws -> [MadeFile]

    init(
        outputs: [String], inputs: [String], recipe: ContentDigest, parts: [String]? = nil,
        make: @escaping @Sendable () throws -> [[UInt8]]
    ) {
        (self.outputs, self.inputs, self.recipe, self.parts) = (outputs, inputs, recipe, parts)
        isDynamicOutput = nil
        self.make = { zip(outputs, try make()).map { path, bytes in MadeFile(path: path) { bytes } } }
    }

    init(
        outputs: [String], inputs: [String], recipe: ContentDigest, parts: [String],
        isDynamicOutput: @escaping @Sendable (String) -> Bool, files: @escaping @Sendable () throws -> [MadeFile]
    ) {
        (self.outputs, self.inputs, self.recipe, self.parts) = (outputs, inputs, recipe, parts)
        (self.isDynamicOutput, make) = (isDynamicOutput, files)
    }
}
