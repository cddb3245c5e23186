// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Insignia", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "Stills",
            dependencies: [
                .product(name: "Insignia", package: "Insignia"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Stills",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ]
)
