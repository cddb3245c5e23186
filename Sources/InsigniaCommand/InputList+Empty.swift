import ArgumentParser
import Insignia

extension InputList {
    /// Checks that there is a file to draw.
    ///
    /// - Parameter paths: The paths that were searched.
    /// - Throws: `CommandFailure` if there is none, which says that hidden folders are not searched if there are any.
    func refuseEmpty(_ paths: [String]) throws {
        guard inputs.isEmpty else { return }
        let hint = skipsFolders ? "; hidden folders are not searched" : ""
        let none = ErrorReport("no .svg files found\(hint)", file: paths.joined(separator: ", "))
        throw CommandFailure(failures.map { ErrorReport($0) } + [none], .noInput)
    }
}
