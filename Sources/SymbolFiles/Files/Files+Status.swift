internal import CLibrary

extension Files {
    /// The kinds of files: regular files, folders, and devices, pipes and sockets.
    package enum Kind { case file, folder, special }

    /// Returns the kind of the file at a path, following links; nil where there is none.
    package static func kind(of path: String) -> Kind? { status(of: path)?.kind }

    /// Returns the attributes of the file at a path, following links; nil where there is none.
    static func status(of path: String) -> stat? {
        var info = stat()
        return stat(path, &info) == 0 ? info : nil
    }

    /// Returns the attributes of the file at a path itself, which may be a link; nil where there is none.
    static func status(ofLink path: String) -> stat? {
        var info = stat()
        return lstat(path, &info) == 0 ? info : nil
    }

    /// Returns whether the file at a path is itself a link.
    static func isLink(_ path: String) -> Bool { status(ofLink: path)?.isLink ?? false }

    /// Returns whether there is a folder at a path, following links.
    package static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

    /// Returns whether there is anything at a path, following links.
    package static func exists(_ path: String) -> Bool { kind(of: path) != nil }

    /// Returns the stamp of a file, which shows whether it is unchanged; `nil` where there is no file.
    package static func stamp(of path: String) -> FileStamp? { status(of: path).map { FileStamp($0) } }

    /// The current time as stamps have it, in nanoseconds since 1970; the times of files lag behind by a tick at most.
    package static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// Sets the times of a file to now.
    package static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }

    /// Sets the times of a file, in nanoseconds since 1970; false with `errno` set where that fails.
    package static func touch(_ path: String, at time: Int) -> Bool {
        var (second, part) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
        // Before 1970, the part of a second counts from the second before.
        if part < 0 { (second, part) = (second - 1, part + 1_000_000_000) }
        let moment = timespec(tv_sec: second, tv_nsec: part)
        return utimensat(AT_FDCWD, path, [moment, moment], 0) == 0
    }
}

extension stat {
    var kind: Files.Kind {
        switch st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .special
        }
    }

    var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
