internal import CLibrary
internal import SymbolText

extension Files {
    /// Creates the folder of a file, and all missing folders above it.
    ///
    /// - Throws: `FileError` where that fails.
    package static func createFolder(of path: String) throws(FileError) { try createFolder(folder(of: path)) }

    /// Creates a folder, and all missing folders above it.
    ///
    /// - Throws: `FileError` where that fails.
    package static func createFolder(_ path: String) throws(FileError) {
        guard !path.isEmpty, !isFolder(path) else { return }
        let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
        try createFolder(folder(of: bare))
        guard hasNoNull(path), !path.hasLostBytes, mkdir(path, 0o777) == 0 || (errno == EEXIST && isFolder(path)) else {
            throw FileError.creating(path)
        }
        WriteSteps.add()
    }

    /// Returns the folders above a file that do not exist, from the lowest on; each ends in a slash.
    package static func missingFolders(of path: String) -> [String] {
        var (missing, folder): ([String], String) = ([], folder(of: path))
        while !folder.isEmpty, !isFolder(folder) {
            missing.append(folder)
            folder = self.folder(of: String(folder.dropLast()))
        }
        return missing
    }

    /// Returns what keeps a file from being written, as the predicate of a sentence about it; nil where nothing is
    /// known to.
    package static func obstacle(to path: String) -> String? {
        guard !isFolder(path) else { return "is a folder" }
        var place = folder(of: path)
        // With its slash, a file is not found.
        while !place.isEmpty, !exists(place), !exists(String(place.dropLast())) {
            place = folder(of: String(place.dropLast()))
        }
        guard place.isEmpty || isFolder(place) else { return "lies below a file" }
        return access(place.isEmpty ? "." : place, W_OK) == 0 ? nil : "lies in a folder that may not be written"
    }

    /// Removes a file, and the folders above it that are then empty, up to a folder that stays.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - top: The folder that stays, with which the path begins; it ends in a slash.
    /// - Returns: False with `errno` set where the file still exists.
    @discardableResult
    package static func remove(_ path: String, below top: String) -> Bool {
        guard remove(path) else { return false }
        // The file may have been gone while its folders still existed, if an earlier run was interrupted.
        var folder = self.folder(of: path)
        while folder.utf8.count > top.utf8.count, folder.hasBytePrefix(top), removeFolder(folder) {
            folder = self.folder(of: String(folder.dropLast()))
        }
        return true
    }

    /// Removes a folder if it is empty; false with `errno` set where it still exists.
    @discardableResult
    package static func removeFolder(_ path: String) -> Bool {
        guard rmdir(path) == 0 else { return false }
        WriteSteps.add()
        return true
    }
}
