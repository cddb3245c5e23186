// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SpriteBuild",
    platforms: [.macOS(.v15)],
    // In your own package: .package(url: "…/insignia.git", branch: "main", traits: []).
    dependencies: [.package(name: "Insignia", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "BuildIcons", dependencies: [.product(name: "Insignia", package: "Insignia")],
            swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
