import ArgumentParser
import Insignia

extension InputList {
    /// Checks that there is a file to draw.
    ///
    /// - Parameter paths: The paths that were searched.
    /// - Throws: `CommandFailure` if there is none, which says which folders cannot be searched, or else that hidden
    ///   ones are not if there are any.
    func refuseEmpty(_ paths: [String]) throws {
        guard inputs.isEmpty else { return }
        guard failures.isEmpty else { throw CommandFailure(failures.map { ErrorReport($0) }, .noInput) }
        let hint = skipsFolders ? "; hidden folders are not searched" : ""
        throw CommandFailure(
            [ErrorReport("no .svg files found\(hint)", file: paths.joined(separator: ", "))], .noInput)
    }
}
