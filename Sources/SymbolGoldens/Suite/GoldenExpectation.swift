internal import CLibrary
internal import SymbolFiles
internal import SymbolImaging
package import SymbolModel
package import SymbolStills

/// A golden beside a test file, as expectations in tests use it.
package struct GoldenExpectation: Sendable {
    /// The outcome of an expectation.
    package struct Outcome: Sendable {
        /// A one-line reason for the failure; `nil` where the drawing is as it was.
        package var failure: String?
        /// Pictures that show the differences, with their file names.
        package var attachments: [(name: String, bytes: [UInt8])] = []
    }

    private let name: String
    private let tolerance: GoldenTolerance
    private let folder: String

    /// Creates an expectation for a test file, whose goldens lie in `Goldens/` beside it.
    package init(file: String, name: String, tolerance: GoldenTolerance) {
        (self.name, self.tolerance) = (name, tolerance)
        folder = Files.folder(of: file) + "Goldens/"
    }

    package func check(_ symbol: Symbol, _ options: RenderOptions) -> Outcome {
        do {
            try ComparatorSelfTest.run()
            let drawing = try GoldenDrawing(symbol, options)
            return try compare(drawing)
        } catch {
            return Outcome(failure: "\(name): \(error)")
        }
    }

    private var store: GoldenStore { GoldenStore(folder: folder) }
    private var received: GoldenStore { GoldenStore(folder: folder + "Received/") }

    private func compare(_ drawing: GoldenDrawing) throws -> Outcome {
        guard let golden = try store.golden(name) else { return try record(drawing) }
        let judged = GoldenJudgement(golden, drawing, GoldenCriteria(tolerance: tolerance))
        guard !judged.reasons.isEmpty else {
            received.remove(name)
            return Outcome()
        }
        try received.write(drawing, name)
        let images = [("expected", golden.frames), ("actual", drawing.frames), ("difference", judged.difference)]
        let attachments = try images.filter { !$0.1.isEmpty }.map { kind, frames in
            ("\(name).\(kind).png", try PNGEncoder(compression: .fast).encode(Pixmap(row: frames)))
        }
        return Outcome(failure: "\(name): \(judged.reasons.joined(separator: "; "))", attachments: attachments)
    }

    private func record(_ drawing: GoldenDrawing) throws -> Outcome {
        guard drawing.frames.contains(where: { $0.inkBounds != nil }) else {
            return Outcome(failure: "\(name): nothing is drawn; a golden of that proves nothing")
        }
        guard Self.isSet("INSIGNIA_RECORD"), !Self.isSet("CI") else {
            try received.write(drawing, name)
            return Outcome(
                failure:
                    "\(name): there is no golden; look at \(received.imagePath(name)), then run with INSIGNIA_RECORD=1")
        }
        try store.write(drawing, name)
        return Outcome(failure: "\(name): recorded in \(store.imagePath(name)); look at it, and run again")
    }

    private static func isSet(_ variable: String) -> Bool {
        guard let value = getenv(variable).map({ String(cString: $0) }) else { return false }
        return !["", "0", "false"].contains(value.lowercased())
    }
}
