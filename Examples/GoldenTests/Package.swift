// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "GoldenTests",
    platforms: [.macOS(.v15)],
    // In your own package: .package(url: "…/insignia.git", branch: "main", traits: []).
    dependencies: [.package(name: "Insignia", path: "../..", traits: [])],
    targets: [
        .testTarget(
            name: "IconTests",
            dependencies: [
                .product(name: "Insignia", package: "Insignia"),
                .product(name: "InsigniaTesting", package: "Insignia")
            ],
            // Goldens lie beside the tests but are not sources: without this line, SwiftPM warns about each.
            exclude: ["Goldens", "Icons"],
            swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
