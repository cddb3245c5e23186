package import SymbolFiles
internal import SymbolImaging

/// A comparison of two folders of PNG images, by their paths in the folders.
package struct FolderComparison: Sendable {
    private let expected, actual: String
    private let tolerance: PixmapTolerance
    /// The paths of the images in either folder, without repetitions.
    private let files: [String]

    /// Finds the images of two folders.
    ///
    /// - Throws: `FileError` for a folder that does not exist or cannot be searched completely, and where neither has
    ///   images.
    package init(expected: String, actual: String, tolerance: GoldenTolerance) throws(FileError) {
        var found: Set<PathKey> = []
        for folder in [expected, actual] {
            guard Files.isFolder(folder) else {
                throw FileError(.input, path: folder, message: "there is no such folder")
            }
            let paths = try Files.paths(below: Self.slashed(folder))
            found.formUnion(paths.filter { $0.lowercased().hasSuffix(".png") }.map(PathKey.init))
        }
        guard !found.isEmpty else { throw FileError(.format, path: expected, message: "there are no PNG images") }
        (self.expected, self.actual) = (Self.slashed(expected), Self.slashed(actual))
        self.tolerance = tolerance.pixmapTolerance(lenient: false)
        files = found.sorted().map(\.text)
    }

    private static func slashed(_ folder: String) -> String { folder.hasSuffix("/") ? folder : folder + "/" }

    /// The number of images with different paths.
    package var count: Int { files.count }

    /// The paths of all images.
    package var paths: [String] { files.flatMap { [expected + $0, actual + $0] } }

    /// Compares every image.
    ///
    /// - Parameters:
    ///   - jobs: The number of images that are compared at once; nil for one on each core.
    ///   - keepsPictures: Whether the results of images that differ contain pictures.
    ///   - progress: A closure that receives the number of images compared so far.
    /// - Returns: The results, sorted by path.
    /// - Throws: `ComparatorSelfTest.Failure` where the comparator does not work as it should.
    package func results(
        jobs: Int? = nil, keepsPictures: Bool = false, progress: (@Sendable (Int) -> Void)? = nil
    ) throws -> [GoldenSuite.Result] {
        try ComparatorSelfTest.run()
        return mapInParallel(files, jobs: jobs, progress: { progress?($0) }) { file in
            result(file, keepsPictures: keepsPictures)
        }
    }

    private func result(_ file: String, keepsPictures: Bool) -> GoldenSuite.Result {
        let name = file.hasSuffix(".png") ? String(file.dropLast(4)) : file
        let (old, new) = (expected + file, actual + file)
        do throws(FileError) {
            switch (Files.exists(old), Files.exists(new)) {
            case (false, _):
                let image = try Self.picture(Files.readStored(new), new)
                return .init(
                    name: name, status: .new, reasons: ["only in \(actual)"], cause: "new", path: new, change: 1,
                    actual: .init([image], if: keepsPictures), files: .init(actual: new))
            case (_, false):
                let image = try Self.picture(Files.readStored(old), old)
                return .init(
                    name: name, status: .gone, reasons: ["only in \(expected)"], cause: "gone", path: old,
                    change: 1, expected: .init([image], if: keepsPictures), files: .init(expected: old))
            default:
                return try comparison(named: name, old, new, keepsPictures: keepsPictures)
            }
        } catch {
            return .init(name: name, status: .broken, reasons: ["\(error)"], cause: "broken", path: error.path)
        }
    }

    /// Compares two images that both exist.
    private func comparison(
        named name: String, _ old: String, _ new: String, keepsPictures: Bool
    ) throws(FileError) -> GoldenSuite.Result {
        let (oldBytes, newBytes) = (try Files.readStored(old), try Files.readStored(new))
        let (before, after) = (try Self.picture(oldBytes, old), try Self.picture(newBytes, new))
        var reasons = PixmapComparison(expected: before, actual: after, tolerance: tolerance).reasons
            .map { (text: $0.description, kind: $0.kind) }
        if oldBytes != newBytes, PNGDecoder.isAnimated(oldBytes) || PNGDecoder.isAnimated(newBytes) {
            let text = "is animated, but only the first frame is compared; the files differ"
            reasons.append((text, "animation"))
        }
        let notices = Self.notices(oldBytes, newBytes)
        if reasons.isEmpty { return .init(name: name, status: .passed, notices: notices, path: new) }
        return .init(
            name: name, status: .failed, reasons: reasons.map(\.text), cause: reasons.first?.kind, notices: notices,
            path: new, change: Pixmap.change(from: [before], to: [after]), expected: .init([before], if: keepsPictures),
            actual: .init([after], if: keepsPictures),
            difference: .init([PixmapComparison.picture(expected: before, actual: after)], if: keepsPictures),
            files: .init(expected: old, actual: new))
    }

    /// Remarks on what two images have that is not compared.
    private static func notices(_ old: [UInt8], _ new: [UInt8]) -> [String] {
        guard old != new else { return [] }
        let (a, b) = (PNGColorFacts(old), PNGColorFacts(new))
        return (a.isDeep || b.isDeep ? ["images with 16 bits a channel are compared in 8"] : [])
            + (a.profile != b.profile ? ["images with different colour profiles are compared without these"] : [])
    }

    private static func picture(_ bytes: [UInt8], _ path: String) throws(FileError) -> Pixmap {
        try GoldenStore.picture(bytes, path, PNGDecoder())
    }
}
