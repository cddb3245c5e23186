package import SymbolFiles
package import SymbolImaging
package import SymbolModel
internal import SymbolSVG
internal import SymbolTemplate
package import SymbolText

/// An input file with the images to make of it.
package struct RenderJob: Hashable, Sendable {
    /// An image file to write.
    package struct Output: Hashable, Sendable {
        package var path: String
        package var options: RenderOptions
        /// The sections of a contact sheet; empty for a picture of a single form.
        package var sheet: [ContactSheetAxis]

        package init(path: String, options: RenderOptions, sheet: [ContactSheetAxis] = []) {
            self.path = path
            self.options = options
            self.sheet = sheet
        }
    }

    package var input: String
    package var outputs: [Output]

    package init(input: String, outputs: [Output]) {
        self.input = input
        self.outputs = outputs
    }
}

/// The outcome of a job.
///
/// Where `failure` is set, the outputs before the failing one were written.
package struct RenderReport: Sendable {
    /// An image file that was written, with its size in pixels.
    package struct Image: Sendable {
        package var path: String
        package var width: Int
        package var height: Int
        package var metrics: PixelMetrics?
    }

    package var input: String
    package var label: String?
    package var images: [Image] = []
    /// The findings about the file and its pictures, without repetitions.
    package var diagnostics: [Diagnostic] = []
    package var failure: JobFailure?
}

/// The error that stopped a job.
package enum JobFailure: Error, Sendable {
    /// A file cannot be read or written, or is not a picture.
    case file(FileError)
    /// The file was read, but cannot be drawn as requested.
    case render(RenderError)
}

extension RenderJob.Output {
    /// The contents of the file, and the picture that they hold.
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
    /// All outputs share the locale and layout direction of the first. Folders that were empty just now are not
    /// searched for what an output might replace.
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
            // What ends the job is told as its error alone.
            if case .render(.unreadable(let fault)) = error { report.diagnostics.removeAll { $0 == fault } }
            report.failure = error
        }
        return report
    }

    private func document() throws(JobFailure) -> SymbolDocument {
        let options = outputs.first?.options ?? RenderOptions()
        do throws(FileError) {
            return try SymbolDocument(contentsOf: input, for: options)
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
