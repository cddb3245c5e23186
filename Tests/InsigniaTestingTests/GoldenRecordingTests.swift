import Insignia
import TestSupport
import Testing

@Suite struct GoldenRecordingTests {
    private let test: TestFolder

    init() throws { test = try TestFolder() }

    @Test("A missing golden fails, shows the picture and tells where it is kept")
    func missing() throws {
        let outcome = try #require(test.check(try Disc.subject()).first)
        #expect(outcome.failure?.contains("there is no golden") == true)
        #expect(outcome.failure?.contains(test.path("Goldens") + "/Received/disc.png") == true)
        #expect(outcome.attachments.map(\.name) == ["disc.actual.png"])
        #expect(
            test.files.filter { $0.contains("disc") } == [
                "Goldens/Received/disc.golden", "Goldens/Received/disc.png"
            ])
    }

    @Test("Recording fails the test once, and the next run passes", arguments: [GoldenRecording.missing, .failed, .all])
    func recording(mode: GoldenRecording) throws {
        #expect(test.check(try Disc.subject(), recording: mode)[0].failure?.contains("recorded") == true)
        #expect(test.check(try Disc.subject(), recording: mode)[0].failure == nil)
    }

    @Test(
        "A changed picture is recorded where failed or all goldens are",
        arguments: zip(GoldenRecording.allCases, [false, false, true, true]))
    func changed(mode: GoldenRecording, isRecorded: Bool) throws {
        _ = test.check(try Disc.subject(), recording: .missing)
        #expect(test.check(try Disc.subject(8), recording: mode)[0].failure?.isEmpty == false)
        #expect((test.check(try Disc.subject(8))[0].failure == nil) == isRecorded)
    }

    @Test(
        "What is tolerated is recorded anew where all goldens are",
        arguments: zip(GoldenRecording.allCases, [false, false, false, true]))
    func tolerated(mode: GoldenRecording, isRecorded: Bool) throws {
        let (old, new) = (Pixmap.square(level: 200), Pixmap.square(level: 201))
        _ = test.check(.pixmap(old), recording: .missing)
        let tolerance = GoldenTolerance.fuzzy(PixelFuzz(difference: 0...1, pixels: 0...64))
        #expect((test.check(.pixmap(new), tolerance: tolerance, recording: mode)[0].failure == nil) == !isRecorded)
        #expect((test.check(.pixmap(new))[0].failure == nil) == isRecorded)
    }

    @Test(
        "The environment names the mode, and is refused where CI is set",
        arguments: [
            ("", "", GoldenRecording.never), ("0", "", .never), ("1", "", .missing), ("missing", "", .missing),
            ("failed", "", .failed), ("ALL", "", .all), ("never", "", .never), ("all", "true", .never),
            ("1", "0", .missing)
        ])
    func environment(record: String, server: String, mode: GoldenRecording) throws {
        #expect(try GoldenRecording.inEnvironment { $0 == "CI" ? server : record } == mode)
    }

    @Test("Any other value of the environment is told")
    func unknown() {
        #expect { try GoldenRecording.inEnvironment { $0 == "CI" ? nil : "yes" } } throws: {
            "\($0)" == "INSIGNIA_RECORD is \"yes\"; expected missing, failed, all or never"
        }
    }
}

extension Pixmap {
    /// Returns an opaque square of four pixels in the middle of eight.
    fileprivate static func square(level: UInt8) -> Pixmap {
        var pixmap = Pixmap(width: 8, height: 8)
        for index in 0..<64 where (2..<6).contains(index % 8) && (2..<6).contains(index / 8) {
            pixmap.bytes.replaceSubrange(index * 4..<index * 4 + 4, with: [level, 0, 0, 255])
        }
        return pixmap
    }
}
