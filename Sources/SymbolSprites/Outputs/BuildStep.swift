internal import SymbolText

/// A file that a step makes, and its content.
struct MadeFile: Sendable {
    /// The path from the working directory.
    let path: String
    /// Makes the content, only when it is needed: the files of a large sheet are large.
    let bytes: @Sendable () -> [UInt8]
}

/// Files that are made together, and everything that decides whether they are up to date.
struct BuildStep: Sendable {
    /// The paths of the files, from the working directory.
    let outputs: [String]
    /// The paths of the files that the step reads.
    let inputs: [String]
    /// A digest that changes when the content of the outputs would.
    let recipe: ContentDigest
    /// Returns whether a path may be that of a dynamic output, one that is known only once the files are made; nil for
    /// steps without any.
    let isDynamicOutput: (@Sendable (String) -> Bool)?
    /// The build's intermediate files that the step joins; nil for a step that draws.
    let parts: [String]?
    /// Makes the files, those of `outputs` first.
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
