public import SymbolFiles
public import SymbolImaging
internal import SymbolModel
internal import SymbolSVG
internal import SymbolTemplate
public import SymbolText

/// One input file and the images to make of it.
public struct RenderJob: Hashable, Sendable {
    public struct Output: Hashable, Sendable {
        public var path: String
        public var options: RenderOptions
        /// Not empty for a contact sheet.
        public var sheet: [SheetAxis]

        public init(path: String, options: RenderOptions, sheet: [SheetAxis] = []) {
            self.path = path
            self.options = options
            self.sheet = sheet
        }
    }

    public var input: String
    public var outputs: [Output]

    public init(input: String, outputs: [Output]) {
        self.input = input
        self.outputs = outputs
    }
}

/// What came of a job. Where `failure` is set, the outputs before it were written.
public struct RenderReport: Sendable {
    public struct Image: Sendable {
        public var path: String
        public var width: Int
        public var height: Int
        public var metrics: PixelMetrics?
    }

    public var input: String
    public var label: String?
    public var images: [Image] = []
    public var diagnostics: [Diagnostic] = []
    /// What was drawn differently from what was asked for, each once.
    public var notices: [String] = []
    public var failure: JobFailure?
}

/// Why a job stopped.
public enum JobFailure: Error, Sendable {
    /// A file cannot be read or written, or is no picture.
    case file(FileError)
    /// It was read, but cannot be drawn as asked.
    case render(RenderError)

    /// One line that begins with the file at fault.
    public func message(input: String) -> String {
        switch self {
        case .file(let error): "\(error)"
        case .render(let error): "\(input): \(error)"
        }
    }
}

extension RenderJob {
    /// Reads the input once and writes every output. All outputs share a locale.
    public func run(_ renderer: SymbolRenderer, _ encoder: PNGEncoder) -> RenderReport {
        var report = RenderReport(input: input)
        do throws(JobFailure) {
            let document = try document()
            (report.diagnostics, report.label) = (document.diagnostics, document.symbol.spokenLabel)
            for output in outputs {
                let (image, notices) = try draw(document.symbol, output, renderer, encoder)
                report.images.append(image)
                report.notices += notices.filter { !report.notices.contains($0) }
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
    ) throws(JobFailure) -> (RenderReport.Image, notices: [String]) {
        do {
            let rendering =
                output.sheet.isEmpty
                ? try renderer.render(symbol, output.options)
                : try renderer.sheet(of: symbol, output.sheet, output.options)
            try Files.write(
                try encoder.encode(rendering.pixmap, texts: PNGText.label(rendering.label)), to: output.path)
            let image = RenderReport.Image(
                path: output.path, width: rendering.pixmap.width,
                height: rendering.pixmap.height, metrics: rendering.metrics)
            return (image, rendering.notices)
        } catch let error as RenderError {
            throw .render(error)
        } catch let error as FileError {
            throw .file(error)
        } catch {
            throw .render(.rasterizer("\(error)"))
        }
    }
}
