internal import CLibrary

/// Runs a closure with the path of a temporary file, which is in memory where the system has such a folder.
package func withScratchFile<Outcome>(
    _ bytes: [UInt8], name: String, _ body: (String) throws -> Outcome
) rethrows -> Outcome {
    let root = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    let folder = "\(root)/insignia-fuzz-\(getpid())-\(pthread_self())"
    let path = "\(folder)/\(name)"
    mkdir(folder, 0o700)
    guard let file = fopen(path, "w") else { preconditionFailure("cannot write \(path)") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    defer {
        unlink(path)
        rmdir(folder)
    }
    return try body(path)
}
