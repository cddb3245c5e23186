internal import SymbolFiles
internal import SymbolImaging

extension GoldenSuite {
    /// The comparison of a drawing with the goldens of its case.
    struct Comparison {
        var result: Result
        /// Pictures of the difference, where there is one to be seen.
        var difference: [Pixmap] = []
        /// Whether the drawing matches a golden, though the case may fail for another one that is damaged.
        var matches: Bool
    }

    /// A reason why a golden cannot be compared with, and its kind.
    private typealias Fault = (reason: String, cause: String)

    /// Compares a drawing with the golden of its case and the alternates; the case fails where any of them is damaged.
    func compare(
        _ one: GoldenCase, _ drawing: GoldenDrawing, _ alternates: [String], keepsPictures: Bool
    ) -> Comparison {
        var faults: [Fault] = []
        let goldens = ([one.name] + alternates).map { name in sound(name, &faults) }
        let criteria = settings.criteria(of: one)
        let own = goldens[0].map { GoldenJudgement($0, drawing, criteria) }
        if let own, own.reasons.isEmpty {
            return match(one, faults, own, alternate: nil)
        } else if own != nil {
            for (name, golden) in zip(alternates, goldens.dropFirst()) {
                guard let other = golden.map({ GoldenJudgement($0, drawing, criteria) }) else { continue }
                if other.reasons.isEmpty { return match(one, faults, other, alternate: name) }
            }
        }
        return mismatch(one, drawing, faults, own, goldens[0], keepsPictures: keepsPictures)
    }

    /// Reads a golden; nil where there is none, or where it is damaged or another build file's, which is noted.
    private func sound(_ name: String, _ faults: inout [Fault]) -> GoldenStore.Golden? {
        var cause = "damaged"
        do throws(FileError) {
            guard let golden = try store.golden(name) else { return nil }
            cause = "shared"
            try refuseShared(name, golden.record)
            return golden
        } catch {
            faults.append(("\(error)", cause))
            return nil
        }
    }

    private func match(
        _ one: GoldenCase, _ faults: [Fault], _ judged: GoldenJudgement, alternate: String?
    ) -> Comparison {
        let result = Result(
            name: one.name, status: faults.isEmpty ? .passed : .failed, reasons: faults.map(\.reason),
            cause: faults.first?.cause, notices: judged.notices, alternate: alternate)
        return Comparison(result: result, matches: true)
    }

    private func mismatch(
        _ one: GoldenCase, _ drawing: GoldenDrawing, _ faults: [Fault], _ judged: GoldenJudgement?,
        _ golden: GoldenStore.Golden?, keepsPictures: Bool
    ) -> Comparison {
        var result = Result(
            name: one.name, status: .failed, reasons: faults.map(\.reason) + (judged?.reasons ?? []),
            cause: faults.first?.cause, change: 1, actual: .init(drawing.frames, if: keepsPictures))
        guard let judged, let golden else {
            if faults.isEmpty {
                result.reasons = ["there is no golden; look at the drawing, then run golden record or golden accept"]
                (result.status, result.cause) = (.missing, "new")
            }
            return Comparison(result: result, matches: false)
        }
        if faults.isEmpty {
            result.status = judged.isRewritten ? .rewritten : .failed
            result.cause = judged.isRewritten ? "rewritten" : judged.cause
        }
        let difference = judged.difference
        (result.change, result.frameChanges) = (judged.change, judged.frameChanges)
        result.expected = .init(golden.frames, if: keepsPictures)
        result.difference = .init(difference, if: keepsPictures)
        return Comparison(result: result, difference: judged.isRewritten ? [] : difference, matches: false)
    }
}
