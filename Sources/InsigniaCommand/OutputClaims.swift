import ArgumentParser
import Insignia

/// What is made of what: nothing is written twice, and nothing over a file that is read.
struct OutputClaims {
    private let inputs: [String]
    /// Where the inputs are, by their paths.
    private let inputPlaces: Set<FileIdentity>
    /// The files that the inputs are; nil until there is an output that could be one.
    private var inputFiles: Set<FileIdentity>?
    private var owners: [FileIdentity: OutputOwner]
    private var folders = KnownFolders()

    init(reading inputs: [String]) {
        // Growing a dictionary takes the runtime longer than an icon takes to draw.
        owners = Dictionary(minimumCapacity: inputs.count)
        self.inputs = inputs.filter { $0 != "-" }
        var folders = folders
        inputPlaces = Set(self.inputs.map { FileIdentity.place(of: $0, in: &folders) })
        self.folders = folders
    }

    /// Notes who makes an output.
    ///
    /// - Throws: `CommandFailure` for wrong usage, where another does or where the output is an input.
    mutating func claim(_ output: String, for owner: OutputOwner) throws {
        guard let file = FileIdentity(of: output, in: &folders) else { return }
        if output != "-", isInput(file) {
            throw usageError("\(output) is an input and would be replaced; expected another output")
        }
        if let other = owners.updateValue(owner, forKey: file) {
            throw usageError("\(other) and \(owner) would both be written to \(output)")
        }
    }

    /// What is not there yet is no input's file, but may be where one is looked for.
    private mutating func isInput(_ file: FileIdentity) -> Bool {
        if case .place = file { return inputPlaces.contains(file) }
        let files = inputFiles ?? Set(inputs.compactMap { FileIdentity(ofInput: $0) })
        inputFiles = files
        return files.contains(file)
    }
}

/// Who makes an output.
enum OutputOwner: CustomStringConvertible {
    case named(String)
    case batchLine(Int)

    var description: String {
        switch self {
        case .named(let name): name
        case .batchLine(let number): "standard input:\(number)"
        }
    }
}
