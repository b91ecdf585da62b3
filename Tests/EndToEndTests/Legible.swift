import Foundation
import Testing

/// The command as people run it: a process of its own.
struct Legible {
  /// Where it is started.
  let folder: URL
  /// The differences from the environment of the tests.
  var environment: [String: String] = [:]

  /// How a run ended and what was said.
  struct Outcome {
    let exitCode: Int32
    let output: String
    let error: String
  }

  /// Runs the command with the words after its name and waits for its end.
  func run(_ words: String...) throws -> Outcome {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = try Capture()
    let error = try Capture()
    process.standardOutput = output.handle
    process.standardError = error.handle
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus, output: try output.text(), error: try error.text())
  }

  /// The executable, which the build puts beside the tests.
  private static func executable() throws -> URL {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folders = bundles.map { $0.bundleURL.deletingLastPathComponent() } + [Bundle.main.bundleURL]
    let candidates = folders.map { $0.appending(path: "legible") }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return try #require(
      found, "there is no executable at \(candidates.map(\.path)); build it with “swift build”")
  }
}

/// A file that takes what a process writes: unlike a pipe, it never fills up.
private final class Capture {
  let handle: FileHandle
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("legible-\(UUID().uuidString).txt")

  init() throws {
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
}

/// A folder that is removed with the last use of it.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("legible-\(UUID().uuidString)")

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func data(of path: String) throws -> Data { try Data(contentsOf: url.appending(path: path)) }
}
