internal import SymbolFiles
internal import SymbolImaging

/// The expectation of a test that a drawing matches a golden beside the test file.
package struct GoldenExpectation: Sendable {
    /// The outcome for one golden.
    package struct Outcome: Sendable {
        /// The reason for a failure, and the files to look at, in several lines; `nil` where the drawing matches.
        package var failure: String?
        /// The pictures that show the differences, with their file names.
        package var attachments: [(name: String, bytes: [UInt8])] = []
    }

    private let name: GoldenName
    private let tolerance: GoldenTolerance
    private let recording: GoldenRecording
    private let test: String
    private let claims: GoldenClaims
    private let folder: String

    /// Creates an expectation.
    ///
    /// - Parameters:
    ///   - folder: The folder of goldens, with a slash at its end.
    ///   - name: The name of the golden in the folder.
    ///   - tolerance: The allowed differences between pixels.
    ///   - recording: The drawings that become goldens.
    ///   - test: A text that identifies the test and its arguments.
    ///   - claims: The goldens that tests have used.
    package init(
        folder: String, name: GoldenName, tolerance: GoldenTolerance = .exact, recording: GoldenRecording = .never,
        test: String, claims: GoldenClaims = .ofRun
    ) {
        (self.folder, self.name, self.tolerance) = (folder, name, tolerance)
        (self.recording, self.test, self.claims) = (recording, test, claims)
    }

    /// Compares a subject with its goldens; an expectation that cannot be created is a failure too.
    package static func outcomes(
        of subject: GoldenSubject, by expectation: () throws -> GoldenExpectation
    ) -> [Outcome] {
        do { return try expectation().check(subject) } catch { return [Outcome(failure: "\(error)")] }
    }

    /// Compares each part of a subject with its golden.
    package func check(_ subject: GoldenSubject) -> [Outcome] {
        guard !subject.parts.isEmpty else {
            return [Outcome(failure: "\(name): there are no variants; a test of nothing proves nothing")]
        }
        return subject.parts.map { part in
            do {
                try ComparatorSelfTest.run()
                let name = try name.appending(part.suffix)
                let drawing = try part.draw()
                try claims.claim(store.imagePath(name.description), by: test, drawing)
                return try outcome(drawing, name)
            } catch {
                return Outcome(failure: "\(name)\(part.suffix.isEmpty ? "" : "-")\(part.suffix): \(error)")
            }
        }
    }

    private var store: GoldenStore { GoldenStore(folder: folder) }
    private var received: ReceivedFolder { ReceivedFolder(in: folder) }

    private func outcome(_ drawing: GoldenDrawing, _ name: GoldenName) throws -> Outcome {
        let found: GoldenStore.Golden?
        do { found = try store.golden(name.description) } catch {
            let lines = [
                "\(name): the golden is damaged: \(error)",
                "golden: \(store.imagePath(name.description))",
                "record: \(store.recordPath(name.description))",
                "Restore both, or remove both to record it again."
            ]
            return Outcome(
                failure: (lines + keep(drawing, name).notes).joined(separator: "\n"),
                attachments: try attachments(name, [("actual", drawing.frames)]))
        }
        guard let golden = found else { return try missing(drawing, name) }
        let judged = GoldenJudgement(golden, drawing, GoldenCriteria(tolerance: tolerance))
        if judged.reasons.isEmpty {
            received.remove(name)
            let isEqual = golden.record == drawing.record && golden.frames == drawing.frames
            return recording == .all && !isEqual ? try record(drawing, name, "recorded anew") : Outcome()
        }
        return try mismatch(golden, drawing, judged, name)
    }

    private func mismatch(
        _ golden: GoldenStore.Golden, _ drawing: GoldenDrawing, _ judged: GoldenJudgement, _ name: GoldenName
    ) throws -> Outcome {
        // Where lists show that only colours have changed, whatever pixels seem to say of edges is wrong.
        let measures =
            judged.changesOnlyColors ? [] : DifferenceMeasures(expected: golden.frames, actual: drawing.frames).lines
        let reasons = measures + judged.reasons.filter { !measures.contains($0) }
        let images = [("expected", golden.frames), ("actual", drawing.frames), ("difference", judged.difference)]
        let attachments = try attachments(name, images)
        if recording == .failed || recording == .all {
            let what = "recorded anew, since it differed: \(reasons.joined(separator: "; "))"
            return Outcome(failure: try record(drawing, name, what).failure, attachments: attachments)
        }
        let kept = keep(drawing, difference: judged.difference, name)
        let lines =
            ["\(name): \(reasons.joined(separator: "\n"))", "expected: \(store.imagePath(name.description))"]
            + kept.paths + ["If it is right, run the test with \(GoldenRecording.variable)=failed."] + kept.notes
        return Outcome(failure: lines.joined(separator: "\n"), attachments: attachments)
    }

    /// Keeps a drawing for people to look at, and returns lines with its paths, or a note on why that is impossible, as
    /// in sources that cannot be written: it fails the test nevertheless.
    private func keep(
        _ drawing: GoldenDrawing, difference: [Pixmap] = [], _ name: GoldenName
    ) -> (paths: [String], notes: [String]) {
        do { try received.keep(drawing, difference: difference, name) } catch {
            return ([], ["The picture is not kept: \(error)"])
        }
        let paths = ["received: \(received.imagePath(name))"]
        return (paths + (difference.isEmpty ? [] : ["difference: \(received.differencePath(name))"]), [])
    }

    private func missing(_ drawing: GoldenDrawing, _ name: GoldenName) throws -> Outcome {
        if recording != .never { return try record(drawing, name, "recorded") }
        if let reason = drawing.emptiness() { return Outcome(failure: "\(name): \(reason)") }
        let (variable, kept) = (GoldenRecording.variable, keep(drawing, name))
        let advice = "If it is right, run the test with \(variable)=missing; that is refused where CI is set."
        return Outcome(
            failure: (["\(name): there is no golden"] + kept.paths + [advice] + kept.notes).joined(separator: "\n"),
            attachments: try attachments(name, [("actual", drawing.frames)]))
    }

    private func record(_ drawing: GoldenDrawing, _ name: GoldenName, _ what: String) throws -> Outcome {
        if let reason = drawing.emptiness() { return Outcome(failure: "\(name): \(reason)") }
        try store.write(drawing, name.description)
        received.remove(name)
        return Outcome(
            failure: """
                \(name): \(what)
                golden: \(store.imagePath(name.description))
                Look at it, and run the test again.
                """,
            attachments: try attachments(name, [("actual", drawing.frames)]))
    }

    private func attachments(_ name: GoldenName, _ images: [(String, [Pixmap])]) throws -> [(String, [UInt8])] {
        let file = name.description.split(separator: "/").joined(separator: "-")
        return try images.filter { !$0.1.isEmpty }.map { kind, frames in
            ("\(file).\(kind).png", try frames.encodedRow)
        }
    }
}
