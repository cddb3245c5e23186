// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "PluginClient",
    // In your own package, use the path of Plugins/ in your clone, or the URL at which you publish it.
    dependencies: [.package(name: "InsigniaPlugins", path: "../../Plugins")],
    targets: [
        .executableTarget(
            name: "PluginClient", swiftSettings: [.swiftLanguageMode(.v6)],
            plugins: [.plugin(name: "InsigniaSymbols", package: "InsigniaPlugins")])
    ]
)
