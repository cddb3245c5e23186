internal import SymbolImaging

extension GoldenSuite {
    /// Holds every drawing against its golden. What is not as expected is kept in the received folder.
    ///
    /// Missing, orphaned and empty goldens fail too: nothing passes by being absent.
    ///
    /// - Throws: `FileError` where received drawings cannot be kept, and `ComparatorSelfTest.Failure` where the
    ///   comparator does not tell apart what is known to differ.
    public func verify(jobs: Int? = nil, progress: (@Sendable (Int) -> Void)? = nil) throws -> [Result] {
        try ComparatorSelfTest.run()
        let painter = SpritePainter()
        try Files.createFolder(String(receivedFolder.dropLast()))
        let results = mapInParallel(cases, jobs: jobs, progress: progress) { one -> Swift.Result<Result, FileError> in
            Swift.Result { () throws(FileError) in try verify(one, painter) }
        }
        let orphans = storedNames().subtracting(cases.map(\.name)).sorted().map { name in
            Result(name: name, status: .orphaned, reasons: ["no case asks for it; remove it, or accept it with golden accept"])
        }
        return try results.map { try $0.get() } + orphans
    }

    private func verify(_ one: GoldenCase, _ painter: SpritePainter) throws(FileError) -> Result {
        switch draw(one, painter) {
        case .failure(let failure): return Result(name: one.name, status: .broken, reasons: [failure.description])
        case .success(let drawing):
            let result = compare(one, drawing)
            if result.status == .passed {
                discardReceived(one.name)
            } else {
                try keep(drawing, one.name, in: receivedFolder)
            }
            return result
        }
    }

    private func compare(_ one: GoldenCase, _ drawing: GoldenDrawing) -> Result {
        var result = Result(name: one.name, status: .missing, actual: drawing.frames, frameDuration: drawing.frameSeconds)
        guard let recordBytes = try? Files.read(recordPath(one.name, in: settings.folder)) else {
            result.reasons = ["there is no golden; look at the drawing, then golden record or golden accept"]
            return result
        }
        guard let record = GoldenRecord(String(decoding: recordBytes, as: UTF8.self)), let expected = expectedFrames(one.name, record) else {
            return result.failing(["the golden cannot be read: its record or its image is damaged or missing"])
        }
        result.expected = expected
        var reasons: [String] = []
        if let difference = record.firstDifference(from: drawing.record) { reasons.append("display list: \(difference)") }
        let isOtherRenderer = record.renderer != drawing.record.renderer
        reasons += pixelReasons(expected, drawing, lenient: isOtherRenderer)
        guard reasons.isEmpty else {
            result.difference = zip(expected, drawing.frames).map { PixmapComparison.picture(expected: $0, actual: $1) }
            return result.failing(reasons + record.changes(to: drawing.record))
        }
        if isOtherRenderer { result.notice = "drawn by \(drawing.record.renderer), recorded by \(record.renderer)" }
        return result.passing
    }

    /// With another renderer the same display list may come out with other edges, but no more than that.
    private func pixelReasons(_ expected: [Pixmap], _ drawing: GoldenDrawing, lenient: Bool) -> [String] {
        let tolerance = lenient && settings.tolerance == .exact ? PixmapTolerance.antialiasing(.flattening) : settings.tolerance.pixmapTolerance
        guard let duration = drawing.duration else {
            guard let old = expected.first, let new = drawing.frames.first else { return ["there is no image"] }
            return PixmapComparison(expected: old, actual: new, tolerance: tolerance).reasons.map(\.description)
        }
        return FrameSequenceComparison(
            expected: expected.map { ($0, duration) }, actual: drawing.frames.map { ($0, duration) }, tolerance: tolerance
        ).reasons.map(\.description)
    }

    private func expectedFrames(_ name: String, _ record: GoldenRecord) -> [Pixmap]? {
        guard let bytes = try? Files.read(imagePath(name, in: settings.folder)), let row = try? PNGDecoder().decode(bytes),
              record.frames > 0, row.width % record.frames == 0 else { return nil }
        let width = row.width / record.frames
        return (0..<record.frames).map { row.part(x: $0 * width, y: 0, width: width, height: row.height) }
    }

    func keep(_ drawing: GoldenDrawing, _ name: String, in folder: String) throws(FileError) {
        let bytes: [UInt8]
        do { bytes = try PNGEncoder(compression: .small).encode(drawing.image) } catch {
            throw FileError(.write, path: imagePath(name, in: folder), message: "\(error)")
        }
        try Files.write(bytes, to: imagePath(name, in: folder))
        try Files.write(Array(drawing.record.text.utf8), to: recordPath(name, in: folder))
    }

    private func discardReceived(_ name: String) {
        for path in [imagePath(name, in: receivedFolder), recordPath(name, in: receivedFolder)] where Files.exists(path) { Files.remove(path) }
    }
}

extension GoldenSuite.Result {
    fileprivate func failing(_ reasons: [String]) -> GoldenSuite.Result { with(.failed, reasons) }
    fileprivate var passing: GoldenSuite.Result { with(.passed, []) }

    private func with(_ status: GoldenSuite.Status, _ reasons: [String]) -> GoldenSuite.Result {
        GoldenSuite.Result(name: name, status: status, reasons: reasons, notice: notice, expected: expected, actual: actual,
                           difference: difference, frameDuration: frameDuration)
    }
}
