// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "InsigniaPlugins",
    products: [
        .plugin(name: "InsigniaSymbols", targets: ["InsigniaSymbols"]),
        .plugin(name: "InsigniaCommand", targets: ["InsigniaCommand"]),
        .plugin(name: "InsigniaInspect", targets: ["InsigniaInspect"])
    ],
    targets: [
        // Built by Scripts/artifactbundle. A release refers to its zip here, by URL and checksum.
        .binaryTarget(name: "insignia", path: "insignia.artifactbundle"),
        .plugin(
            name: "InsigniaSymbols", capability: .buildTool(), dependencies: ["insignia"], path: "InsigniaSymbols"),
        .plugin(
            name: "InsigniaCommand",
            capability: .command(
                intent: .custom(verb: "insignia", description: "Run insignia, which may write to the package's folder"),
                permissions: [.writeToPackageDirectory(reason: "insignia writes pictures and edits symbols")]),
            dependencies: ["insignia"], path: "InsigniaCommand"),
        .plugin(
            name: "InsigniaInspect",
            capability: .command(
                intent: .custom(verb: "insignia-inspect", description: "Describe the symbols of a package")),
            dependencies: ["insignia"], path: "InsigniaInspect")
    ]
)
