package import SymbolFiles
internal import SymbolImaging

/// Two folders of PNG images held against each other, image by image of the same path.
package struct FolderComparison: Sendable {
    private let expected, actual: String
    private let tolerance: PixmapTolerance
    /// Paths from either folder, without the extension.
    private let names: [String]

    /// - Throws: `FileError` for what is no folder, and for two without any image.
    package init(expected: String, actual: String, tolerance: GoldenTolerance) throws(FileError) {
        var found: Set<String> = []
        for folder in [expected, actual] {
            guard Files.isFolder(folder) else {
                throw FileError(.input, path: folder, message: "there is no such folder")
            }
            found.formUnion(
                Files.paths(below: Self.slashed(folder)).filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) })
        }
        guard !found.isEmpty else { throw FileError(.format, path: expected, message: "there are no PNG images") }
        (self.expected, self.actual) = (Self.slashed(expected), Self.slashed(actual))
        self.tolerance = tolerance.pixmapTolerance(lenient: false)
        names = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func slashed(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }

    /// The number of images of different paths.
    package var count: Int { names.count }

    /// Compares every image.
    package func results(
        jobs: Int? = nil, keepsPictures: Bool = false, progress: (@Sendable (Int) -> Void)? = nil
    ) throws -> [GoldenSuite.Result] {
        try ComparatorSelfTest.run()
        return mapInParallel(names, jobs: jobs, progress: progress) { result($0, keepsPictures: keepsPictures) }
    }

    private func result(_ name: String, keepsPictures: Bool) -> GoldenSuite.Result {
        let (old, new) = (GoldenStore(folder: expected), GoldenStore(folder: actual))
        func pictures(_ pixmap: @autoclosure () -> Pixmap) -> [GoldenReport.Image] {
            keepsPictures ? [pixmap()].compactMap(GoldenReport.Image.init) : []
        }
        do throws(FileError) {
            switch (old.hasImage(name), new.hasImage(name)) {
            case (false, _):
                let image = try new.image(name)
                return .init(
                    name: name, status: .missing, reasons: ["only in \(actual)"], cause: "new",
                    path: new.imagePath(name),
                    change: 1, actual: pictures(image))
            case (_, false):
                let image = try old.image(name)
                return .init(
                    name: name, status: .orphaned, reasons: ["only in \(expected)"], cause: "gone",
                    path: old.imagePath(name), change: 1, expected: pictures(image))
            default: break
            }
            let (before, after) = (try old.image(name), try new.image(name))
            let reasons = PixmapComparison(expected: before, actual: after, tolerance: tolerance).reasons
            if reasons.isEmpty { return .init(name: name, status: .passed, path: new.imagePath(name)) }
            return .init(
                name: name, status: .failed, reasons: reasons.map(\.description), cause: reasons.first?.kind,
                path: new.imagePath(name), change: Pixmap.change(from: [before], to: [after]),
                expected: pictures(before), actual: pictures(after),
                difference: pictures(PixmapComparison.picture(expected: before, actual: after)))
        } catch {
            return .init(name: name, status: .broken, reasons: ["\(error)"], cause: "broken", path: error.path)
        }
    }
}
