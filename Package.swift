// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library of the project, in `Sources/NAME`.
func library(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

/// A test suite of the project, in `Tests/NAME`.
func suite(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "probe",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "probe-bench", targets: ["probe-bench"]),
    .executable(name: "probe-run", targets: ["probe-run"]),
  ],
  targets: [
    library("ProbeSyntax"),
    library("ProbeSemantics", ["ProbeSyntax"]),
    library("ProbeInterpreter", ["ProbeSyntax", "ProbeSemantics"]),
    library("ProbeAudit", ["ProbeSyntax", "ProbeSemantics", "ProbeInterpreter"]),
    library("PresentationRuntime"),
    library("SwiftUISource", ["PresentationRuntime"]),
    library(
      "PresentationModels",
      ["ProbeSyntax", "ProbeSemantics", "ProbeInterpreter", "ProbeAudit", "PresentationRuntime", "SwiftUISource"],
      resources: ["BoolApp", "EmptyApp", "ItemApp"].map { .embedInCode("Models/\($0).swift") }),
    library("ProbeReporting", ["ProbeSyntax", "ProbeSemantics", "ProbeInterpreter", "ProbeAudit"]),
    library(
      "ProbeCommandLine",
      [
        "ProbeSyntax", "ProbeSemantics", "ProbeInterpreter", "ProbeAudit", "SwiftUISource", "PresentationModels",
        "ProbeReporting",
      ]),
    .executableTarget(
      name: "probe-run", dependencies: ["ProbeCommandLine"], swiftSettings: settings),
    .executableTarget(
      name: "probe-bench",
      dependencies: [
        "ProbeSyntax", "ProbeSemantics", "ProbeInterpreter", "PresentationRuntime", "PresentationModels",
        "ProbeReporting", "ProbeCommandLine",
      ],
      swiftSettings: settings),
    suite("ProbeSyntaxTests", ["ProbeSyntax"]),
    suite("ProbeSemanticsTests", ["ProbeSyntax", "ProbeSemantics"]),
    suite("ProbeInterpreterTests", ["ProbeSyntax", "ProbeSemantics", "ProbeInterpreter"]),
    suite("ProbeAuditTests", ["ProbeAudit", "ProbeSyntax", "ProbeSemantics", "ProbeInterpreter"]),
    suite("PresentationRuntimeTests", ["PresentationRuntime"]),
    suite("SwiftUISourceTests", ["SwiftUISource", "PresentationRuntime"]),
    suite(
      "PresentationModelsTests",
      [
        "PresentationModels", "PresentationRuntime", "ProbeSyntax", "ProbeSemantics", "ProbeInterpreter", "ProbeAudit",
        "SwiftUISource", "probe-bench",
      ]),
    suite(
      "ProbeReportingTests", ["ProbeReporting", "ProbeSyntax", "ProbeSemantics", "ProbeInterpreter", "ProbeAudit"]),
    suite(
      "ProbeCommandLineTests",
      [
        "ProbeCommandLine", "ProbeSyntax", "ProbeSemantics", "ProbeInterpreter", "ProbeAudit", "ProbeReporting",
        "PresentationModels",
      ]),
    suite(
      "ConformanceTests",
      ["ProbeSyntax", "ProbeSemantics", "ProbeInterpreter", "ProbeReporting", "PresentationModels"],
      exclude: ["Corpus"]),
  ],
  swiftLanguageModes: [.v6]
)
