package import SymbolFiles
package import SymbolImaging
package import SymbolModel
internal import SymbolSVG
internal import SymbolTemplate
package import SymbolText

/// An input file and the images to make from it.
package struct RenderJob: Hashable, Sendable {
    /// An image file to write.
    package struct Output: Hashable, Sendable {
        /// The path of the file.
        package var path: String
        /// The size, variant, colours and surroundings of the picture.
        package var options: RenderOptions
        /// The sections of a contact sheet; empty for a picture of the symbol in a single form.
        package var sheet: [ContactSheetAxis]

        package init(path: String, options: RenderOptions, sheet: [ContactSheetAxis] = []) {
            self.path = path
            self.options = options
            self.sheet = sheet
        }
    }

    /// The path of the input file.
    package var input: String
    /// The name of the symbol; `nil` for that of the file.
    package var name: String?
    /// The images to write.
    package var outputs: [Output]

    package init(input: String, name: String? = nil, outputs: [Output]) {
        self.input = input
        self.name = name
        self.outputs = outputs
    }
}

/// The result of a job.
///
/// If `failure` is set, the outputs before the failed one were written.
package struct RenderReport: Sendable {
    /// An image file that was written.
    package struct Image: Sendable {
        /// The path of the file.
        package var path: String
        /// The width in pixels.
        package var width: Int
        /// The height in pixels.
        package var height: Int
        /// The positions of the margins and lines in the picture; `nil` for a contact sheet.
        package var metrics: PixelMetrics?
    }

    /// The path of the input file.
    package var input: String
    /// The accessibility label of the symbol; `nil` for none.
    package var label: String?
    /// The images that were written.
    package var images: [Image] = []
    /// The diagnostics about the file and its pictures, each once.
    package var diagnostics: [Diagnostic] = []
    /// The error that stopped the job; `nil` if there was none.
    package var failure: JobFailure?
}

/// The error that stopped a job.
package enum JobFailure: Error, Sendable {
    /// A file cannot be read or written, or is not a picture.
    case file(FileError)
    /// The file was read but cannot be drawn as requested.
    case render(RenderError)
}

extension RenderJob.Output {
    /// Returns the contents of the file, and the picture that it contains.
    package func file(
        of symbol: Symbol, _ renderer: SymbolRenderer, _ encoder: PNGEncoder
    ) throws -> (bytes: [UInt8], still: Still) {
        let still =
            sheet.isEmpty
            ? try renderer.draw(symbol, options) : try renderer.contactSheetStill(of: symbol, sheet, options)
        return (try encoder.encode(still.picture, texts: PNGText.label(still.label)), still)
    }
}

extension RenderJob {
    /// Reads the input once and writes every output.
    ///
    /// All outputs share the locale and layout direction of the first. With `intoEmptyFolders`, the folders were empty
    /// a moment ago, and are not searched for files that an output might replace.
    package func run(
        _ renderer: SymbolRenderer, _ encoder: PNGEncoder, intoEmptyFolders: Bool
    ) -> RenderReport {
        var report = RenderReport(input: input)
        do throws(JobFailure) {
            let document = try document()
            report.diagnostics = document.diagnostics
            for output in outputs {
                let (image, diagnostics, label) = try draw(document.symbol, output, renderer, encoder, intoEmptyFolders)
                report.images.append(image)
                report.label = report.label ?? label
                report.diagnostics += diagnostics.filter { !report.diagnostics.contains($0) }
            }
        } catch {
            // The diagnostic that stops the job is reported as its error only.
            if case .render(.unreadable(let fault)) = error { report.diagnostics.removeAll { $0 == fault } }
            report.failure = error
        }
        return report
    }

    private func document() throws(JobFailure) -> SymbolDocument {
        let options = outputs.first?.options ?? RenderOptions()
        do throws(FileError) {
            return try SymbolDocument(contentsOf: input, named: name, for: options)
        } catch {
            throw .file(error)
        }
    }

    private func draw(
        _ symbol: Symbol, _ output: Output, _ renderer: SymbolRenderer, _ encoder: PNGEncoder,
        _ inEmptyFolder: Bool
    ) throws(JobFailure) -> (RenderReport.Image, diagnostics: [Diagnostic], label: String?) {
        do {
            let (bytes, still) = try output.file(of: symbol, renderer, encoder)
            try Files.write(bytes, to: output.path, inEmptyFolder: inEmptyFolder)
            let image = RenderReport.Image(
                path: output.path, width: still.picture.width, height: still.picture.height, metrics: still.metrics)
            return (image, still.diagnostics, still.label)
        } catch let error as RenderError {
            throw .render(error)
        } catch let error as FileError {
            throw .file(error)
        } catch {
            throw .render(.rasterizer("\(error)"))
        }
    }
}
