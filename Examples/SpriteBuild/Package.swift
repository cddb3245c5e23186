// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SpriteBuild",
    platforms: [.macOS(.v15)],
    // In your own package: .package(url: "…/insignia.git", from: "0.1.0").
    dependencies: [.package(name: "Insignia", path: "../..")],
    targets: [
        .executableTarget(
            name: "BuildIcons", dependencies: [.product(name: "Insignia", package: "Insignia")],
            swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
