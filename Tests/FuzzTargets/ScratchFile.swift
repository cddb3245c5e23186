internal import CLibrary
internal import SymbolFiles

/// A file in memory where the system has such a folder, which is removed with the value.
struct ScratchFile: ~Copyable {
    let path: String
    private let folder: String

    init(_ bytes: [UInt8], name: String) {
        let root = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
        folder = "\(root)/insignia-fuzz-\(getpid())-\(pthread_self())"
        path = "\(folder)/\(name)"
        mkdir(folder, 0o700)
        guard let file = fopen(path, "w") else { preconditionFailure("cannot write \(path)") }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    deinit {
        unlink(path)
        rmdir(folder)
    }
}
