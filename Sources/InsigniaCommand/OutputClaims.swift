import ArgumentParser
import Insignia

/// What is made of what: nothing is written twice, and nothing over a file that is read.
struct OutputClaims {
    private let inputs: Set<FileIdentity>
    private var owners: [FileIdentity: String]
    private var folders: [String: String]

    init(reading inputs: [String]) {
        // Growing a dictionary takes the runtime longer than an icon takes to draw.
        var folders = [String: String](minimumCapacity: 1)
        owners = Dictionary(minimumCapacity: inputs.count)
        self.inputs = Set(inputs.filter { $0 != "-" }.compactMap { FileIdentity(of: $0, folders: &folders) })
        self.folders = folders
    }

    /// Notes who makes an output.
    ///
    /// - Throws: The exit code for wrong usage, after a message, where another does or where the output is an input.
    mutating func claim(_ output: String, for owner: String) throws {
        guard let file = FileIdentity(of: output, folders: &folders) else { return }
        if output != "-", inputs.contains(file) {
            throw usageError("\(output) is an input and would be replaced; expected another output")
        }
        if let other = owners.updateValue(owner, forKey: file) {
            throw usageError("\(other) and \(owner) would both be written to \(output)")
        }
    }
}
