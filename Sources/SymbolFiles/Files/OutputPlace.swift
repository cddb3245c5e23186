internal import CLibrary

/// Where an output belongs, which is where the link that may be there leads, and what is there already.
struct OutputPlace {
    let path: String
    let old: stat?
    /// Whether nothing can be left there of writing that was broken off.
    let isClean: Bool

    init(_ path: String) {
        let info = path == "-" ? nil : Files.status(ofLink: path)
        self.path = info?.isLink == true ? Files.canonicalPath(path) : path
        old = info?.isLink == true ? Files.status(of: self.path) : info
        isClean = false
    }

    /// One in a folder that was empty.
    init(new path: String) { (self.path, old, isClean) = (path, nil, true) }

    /// Makes a file that holds just these bytes as new as if they had been written now; false where they must be.
    ///
    /// What is drawn again has mostly not changed, and a file is replaced in five times the time that this takes, on a
    /// disk in ten times.
    func renew(_ bytes: [UInt8]) -> Bool {
        guard let old, old.kind == .file, Int(old.st_size) == bytes.count,
            let file = FileDescriptor(opening: path, O_RDONLY),
            file.readAll(limit: bytes.count) == bytes, file.touch()
        else { return false }
        TemporaryName.clear(for: path)
        return true
    }
}
