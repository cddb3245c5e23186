package import SymbolFiles
package import SymbolImaging
internal import SymbolModel
internal import SymbolSVG
internal import SymbolTemplate
package import SymbolText

/// One input file and the images to make of it.
package struct RenderJob: Hashable, Sendable {
    package struct Output: Hashable, Sendable {
        package var path: String
        package var options: RenderOptions
        /// Not empty for a contact sheet.
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

/// What came of a job. Where `failure` is set, the outputs before it were written.
package struct RenderReport: Sendable {
    package struct Image: Sendable {
        package var path: String
        package var width: Int
        package var height: Int
        package var metrics: PixelMetrics?
    }

    package var input: String
    package var label: String?
    package var images: [Image] = []
    /// What there is to say about the file and its pictures, each once.
    package var diagnostics: [Diagnostic] = []
    package var failure: JobFailure?
}

/// Why a job stopped.
package enum JobFailure: Error, Sendable {
    /// A file cannot be read or written, or is no picture.
    case file(FileError)
    /// It was read, but cannot be drawn as asked.
    case render(RenderError)

    /// One line that begins with the file at fault.
    package func message(input: String) -> String {
        switch self {
        case .file(let error): "\(error)"
        case .render(let error): "\(input): \(error)"
        }
    }
}

extension RenderJob {
    /// Reads the input once and writes every output. All outputs share a locale.
    package func run(_ renderer: SymbolRenderer, _ encoder: PNGEncoder) -> RenderReport {
        var report = RenderReport(input: input)
        do throws(JobFailure) {
            let document = try document()
            (report.diagnostics, report.label) = (document.diagnostics, document.symbol.spokenLabel)
            for output in outputs {
                let (image, diagnostics) = try draw(document.symbol, output, renderer, encoder)
                report.images.append(image)
                report.diagnostics += diagnostics.filter { !report.diagnostics.contains($0) }
            }
        } catch {
            report.failure = error
        }
        return report
    }

    private func document() throws(JobFailure) -> SymbolDocument {
        let options = outputs.first?.options ?? RenderOptions()
        do throws(FileError) {
            return try SymbolDocument(
                contentsOf: input, locale: options.locale, layoutDirection: options.effectiveDirection)
        } catch {
            throw .file(error)
        }
    }

    private func draw(
        _ symbol: Symbol, _ output: Output, _ renderer: SymbolRenderer, _ encoder: PNGEncoder
    ) throws(JobFailure) -> (RenderReport.Image, diagnostics: [Diagnostic]) {
        do {
            let rendering =
                output.sheet.isEmpty
                ? try renderer.render(symbol, options: output.options)
                : try renderer.contactSheet(of: symbol, showing: output.sheet, options: output.options)
            try Files.write(
                try encoder.encode(rendering.pixmap, texts: PNGText.label(rendering.label)), to: output.path)
            let image = RenderReport.Image(
                path: output.path, width: rendering.pixmap.width,
                height: rendering.pixmap.height, metrics: rendering.metrics)
            return (image, rendering.diagnostics)
        } catch let error as RenderError {
            throw .render(error)
        } catch let error as FileError {
            throw .file(error)
        } catch {
            throw .render(.rasterizer("\(error)"))
        }
    }
}
