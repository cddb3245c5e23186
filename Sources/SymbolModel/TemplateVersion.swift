/// The version of the template format.
package struct TemplateVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The major version.
    package var major: Int
    /// The minor version.
    package var minor: Int

    package init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    package var description: String { "\(major).\(minor)" }

    package static func < (a: TemplateVersion, b: TemplateVersion) -> Bool {
        (a.major, a.minor) < (b.major, b.minor)
    }
}
