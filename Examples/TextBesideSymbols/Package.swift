// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TextBesideSymbols",
    platforms: [.macOS(.v15)],
    // In your own package: .package(url: "…/insignia.git", branch: "main", traits: []).
    dependencies: [.package(name: "Insignia", path: "../..", traits: [])],
    targets: [
        .systemLibrary(
            name: "CCairoText", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .executableTarget(
            name: "TextBesideSymbols", dependencies: ["CCairoText", .product(name: "Insignia", package: "Insignia")],
            swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
