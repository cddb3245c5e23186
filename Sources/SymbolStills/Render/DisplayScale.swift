internal import SymbolText

/// Names of files at several display scales.
package enum DisplayScale {
    /// `@2x` behind a file's name; nothing for 1.
    package static func suffix(_ scale: Double) -> String {
        scale == 1 ? "" : "@\(times(scale))x"
    }

    /// 2, or 1.5.
    package static func times(_ scale: Double) -> String {
        scale == scale.rounded() ? "\(Int(clamping: scale))" : "\(scale)"
    }
}
