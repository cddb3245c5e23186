internal import SymbolText

/// The notation of display scales in the names of files.
package enum DisplayScale {
    /// Returns the suffix of a file's name at a display scale, such as `@2x`; empty for 1.
    package static func suffix(_ scale: Double) -> String {
        scale == 1 ? "" : "@\(times(scale))x"
    }

    /// Returns a display scale as a number, such as `2` or `1.5`.
    package static func times(_ scale: Double) -> String {
        scale == scale.rounded() ? "\(Int(clamping: scale))" : "\(scale)"
    }
}
