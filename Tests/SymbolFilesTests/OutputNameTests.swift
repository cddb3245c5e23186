@testable import SymbolFiles
import TestSupport
import Testing

@Suite struct OutputNameTests {
    @Test(
        "A name with a slash at its end, or without an extension, is a folder",
        arguments: [
            ("icons", "icons/"), ("icons/", "icons/"), ("a.b/icons", "a.b/icons/"), ("x.mp4/", "x.mp4/"),
            (".build", ".build/"), (".png", ".png/"), (".", "./"), ("..", "../"), ("icons-1.2", "icons-1.2/")
        ])
    func folder(text: String, folder: String) throws {
        #expect(try OutputName(text, formats: ["png"]) == .folder(folder))
    }

    @Test("An existing folder is one, whatever its name")
    func folderThatIs() throws {
        let test = try TestFolder()
        try test.write("icons.png/a.txt", "")
        #expect(try OutputName(test.path("icons.png"), formats: ["png"]) == .folder(test.path("icons.png") + "/"))
    }

    @Test("A name with the extension of a format, in any case, is a file, and - is standard output")
    func file() throws {
        #expect(try OutputName("out/A.PNG", formats: ["gif", "png"]) == .file(path: "out/A.PNG", format: "png"))
        #expect(try OutputName("-", formats: ["png"]) == .standardOutput)
        #expect(try OutputName("/dev/null", formats: ["png"]) == .file(path: "/dev/null", format: nil))
    }

    @Test("A name with any other extension is rejected with the formats", arguments: ["x.mp4", "a/x.lottie", "x.7z"])
    func others(text: String) {
        let error = #expect(throws: ValueError.self) { try OutputName(text, formats: ["gif", "png"]) }
        #expect(error?.description == "expected .gif, .png or a folder such as \(text)/")
    }

    @Test("Where many files are written, any file is rejected, and a folder may have an extension")
    func folders() throws {
        #expect(try OutputName.path(ofFolder: "Icons.xcassets", endings: ["xcassets"]) == "Icons.xcassets/")
        #expect(try OutputName.path(ofFolder: "icons") == "icons/")
        let error = #expect(throws: ValueError.self) { try OutputName.path(ofFolder: "x.png") }
        #expect(error?.description == "expected a folder such as x.png/")
        #expect(throws: ValueError.self) { try OutputName.path(ofFolder: "") }
        #expect(throws: ValueError.self) { try OutputName("", formats: ["png"]) }
    }

    @Test("A single file needs no extension, and one of another format or a folder is rejected")
    func single() throws {
        #expect(try OutputName.path(ofFile: "report.html", formats: ["html"]) == "report.html")
        #expect(try OutputName.path(ofFile: "report", formats: ["html"]) == "report")
        for text in ["report.pdf", "out/", ""] {
            #expect(throws: ValueError.self) { try OutputName.path(ofFile: text, formats: ["html"]) }
        }
    }
}
