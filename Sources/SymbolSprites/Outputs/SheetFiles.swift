internal import SymbolFiles
internal import SymbolImaging
internal import SymbolStills
internal import SymbolText

/// The files of a sheet.
struct SheetFiles: Sendable {
    let names: SheetNames
    let options: SheetOptions
    let scales: [Double]
    let encoder: PNGEncoder

    /// A manifest of a page: one for each display scale, or a style sheet for all of them.
    private struct Manifest {
        let format: SpriteSheetManifest
        /// The index of its scale.
        let scale: Int
        /// The part of the file's name after that of the page.
        let ending: String
    }

    /// The paths of the files that exist whatever the number of pages.
    var outputs: [String] {
        names.isHashed ? [names.index] : (images + manifests.map(\.ending)).map { names.path(page: 0, $0) }
    }

    private var images: [String] { scales.map { DisplayScale.suffix($0) + ".png" } }

    private var manifests: [Manifest] {
        options.manifests.flatMap { format in
            let suffix = isPlain(format) ? format.suffix : "\(format.rawValue).\(format.suffix)"
            return (format.isStyleSheet ? [0] : Array(scales.indices)).map { index in
                let scale = format.isStyleSheet ? "" : DisplayScale.suffix(scales[index])
                return Manifest(format: format, scale: index, ending: "\(scale).\(suffix)")
            }
        }
    }

    /// Whether the files of a format have no more than the name of the page: the first of several JSON formats, as
    /// readers expect it, and CSS rather than masks.
    private func isPlain(_ format: SpriteSheetManifest) -> Bool {
        let formats = options.manifests
        if format.isStyleSheet, formats.contains(.css) { return format == .css }
        return format == formats.first { $0.suffix == format.suffix }
    }

    /// Makes the files; the digest goes into the manifests, but hashed names have a digest of the actual content.
    func files(
        of pages: [SpriteSheetAssembly], _ cache: inout SheetCache, digest: String
    ) throws -> [MadeFile] {
        var pictures: [[[UInt8]]] = []
        for page in pages { pictures.append(try page.images.map { try cache.encode($0, encoder) }) }
        guard names.isHashed else { return files(of: pages, pictures, digest: digest, hash: nil) }
        let plain = files(of: pages, pictures, digest: "", hash: nil)
        var content = ContentDigest()
        for file in plain { content.add(file.bytes()) }
        let hash = String(content.text.prefix(SheetNames.digestLength))
        let hashed = files(of: pages, pictures, digest: content.text, hash: hash)
        let index = JSONValue.object(
            zip(plain, hashed).map { (Files.name(of: $0.path), .string(Files.name(of: $1.path))) })
        return [MadeFile(path: names.index) { index.bytes }] + hashed
    }

    private func files(
        of pages: [SpriteSheetAssembly], _ pictures: [[[UInt8]]], digest: String, hash: String?
    ) -> [MadeFile] {
        pages.indices.flatMap { page in
            zip(images, pictures[page]).map { image, bytes in
                MadeFile(path: names.path(page: page, digest: hash, image)) { bytes }
            }
                + manifests.map { manifest in
                    let others = pages.indices.filter { $0 != page }.map { name($0, hash, manifest.ending) }
                    return MadeFile(path: names.path(page: page, digest: hash, manifest.ending)) {
                        bytes(of: manifest, pages[page], digest, images.map { name(page, hash, $0) }, others)
                    }
                }
        }
    }

    private func name(_ page: Int, _ hash: String?, _ ending: String) -> String {
        Files.name(of: names.path(page: page, digest: hash, ending))
    }

    private func bytes(
        of manifest: Manifest, _ page: SpriteSheetAssembly, _ digest: String, _ images: [String], _ pages: [String]
    ) -> [UInt8] {
        let others = manifest.format.isStyleSheet ? zip(images, scales).dropFirst().map { ($0, $1) } : []
        let image = page.images[manifest.scale]
        return manifest.format.bytes(
            page.entries[manifest.scale], image: images[manifest.scale], width: image.width, height: image.height,
            pixelRatio: scales[manifest.scale], digest: digest, others: others, pages: pages)
    }
}
