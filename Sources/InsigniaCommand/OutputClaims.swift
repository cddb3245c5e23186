import ArgumentParser
import Insignia

/// The outputs of a command and their owners, which makes sure that no file is written twice and no input overwritten.
struct OutputClaims {
    private let inputs: [String]
    /// The locations of the inputs, which need not exist.
    private let inputLocations: Set<FileIdentity>
    /// The existing files among the inputs; nil until an output could be one of them.
    private var inputFiles: Set<FileIdentity>?
    private var owners: [FileIdentity: OutputOwner]
    private var folders = KnownFolders()

    init(reading inputs: [String]) {
        // Reserved, since growing a dictionary takes longer than drawing an icon.
        owners = Dictionary(minimumCapacity: inputs.count)
        self.inputs = inputs.filter { $0 != "-" }
        var folders = folders
        inputLocations = Set(self.inputs.map { FileIdentity.missing(at: $0, in: &folders) })
        self.folders = folders
    }

    /// Records the owner of an output.
    ///
    /// - Throws: `CommandFailure` for wrong usage if the output has another owner or is an input.
    mutating func claim(_ output: String, for owner: OutputOwner) throws {
        guard let file = FileIdentity(of: output, in: &folders) else { return }
        if output != "-", isInput(file) {
            throw usageError("\(output) is an input and would be overwritten; expected another output")
        }
        if let other = owners.updateValue(owner, forKey: file) {
            throw usageError("\(other) and \(owner) would both be written to \(output)")
        }
    }

    /// A file that does not exist yet is compared by location: an input may be expected there.
    private mutating func isInput(_ file: FileIdentity) -> Bool {
        if case .missing = file { return inputLocations.contains(file) }
        let files = inputFiles ?? Set(inputs.compactMap { FileIdentity(ofInput: $0) })
        inputFiles = files
        return files.contains(file)
    }
}

/// The input, option or line of a batch that produces an output.
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
