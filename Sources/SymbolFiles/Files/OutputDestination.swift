internal import CLibrary

/// The destination of an output, after following a link, and the file that exists there.
struct OutputDestination {
    let path: String
    let old: stat?
    /// Whether there can be no remains of interrupted writing.
    let isClean: Bool

    init(_ path: String) {
        let info = path == "-" ? nil : Files.status(ofLink: path)
        let isLink = info?.isLink ?? false
        old = isLink ? Files.status(of: path) : info
        // The links of /dev/fd to pipes name no file.
        self.path = isLink && old?.kind != .special ? Files.canonicalPath(path) : path
        isClean = false
    }

    /// A destination in a folder that was empty.
    init(new path: String) { (self.path, old, isClean) = (path, nil, true) }

    /// Updates the time of an existing file that has just these bytes; false where they have to be written.
    ///
    /// A drawing that is made again has mostly not changed, and replacing a file takes five times as long as this, ten
    /// times on a disk.
    func renew(_ bytes: [UInt8]) -> Bool {
        guard let old, old.kind == .file, Int(old.st_size) == bytes.count,
            let file = FileDescriptor(opening: path, O_RDONLY),
            file.readAll(limit: bytes.count) == bytes, file.touch()
        else { return false }
        TemporaryName.clear(for: path)
        return true
    }
}
