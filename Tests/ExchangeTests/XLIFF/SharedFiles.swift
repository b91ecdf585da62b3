import Foundation

/// Schemas and documents for tests that lie beside the checkout.
enum SharedFiles {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared")

  static func path(_ name: String) -> String { root.appending(path: name).path }

  /// The program that validates against a schema, none where it is not installed.
  static let validator = [
    "/usr/bin/xmllint", "/opt/homebrew/bin/xmllint", "/usr/local/bin/xmllint",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether documents can be compared with the schemas here.
  static var canValidate: Bool {
    validator != nil && FileManager.default.fileExists(atPath: path("schemas/catalog.xml"))
  }

  /// The documents of the suite of OASIS and the samples beside the schemas that are valid, none
  /// where they are not there.
  static let validDocuments: [String] = ["xliff-suite/core/valid", "schemas/samples/good"]
    .flatMap { name in
      let folder = path(name)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".xlf") }.sorted().map { "\(folder)/\($0)" }
    }

  /// The problems of a document by a schema, none when it is valid.
  static func complaints(about document: [UInt8], schema: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: validator ?? "")
    process.arguments = ["--nonet", "--noout", "--schema", path("schemas/\(schema)"), "-"]
    process.environment = ["XML_CATALOG_FILES": path("schemas/catalog.xml")]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(document))
    try input.fileHandleForWriting.close()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: text, as: UTF8.self)
  }
}
