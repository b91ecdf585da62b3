import Foundation
import PackagePlugin

/// `swift package audit`: runs `legible audit` in the folder of a package.
///
/// Words after `audit` are those of `legible audit`. SwiftPM prints the exit code of the command and ends
/// with 1 in place of every other than 0. The command is built here and is no dependency of the plugin,
/// which would have each build of the package build it twice.
@main struct AuditPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try command()
    process.arguments = ["audit"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }

  /// Builds the command, with optimization.
  private func command() throws -> URL {
    let build = try packageManager.build(
      .product("legible"), parameters: .init(configuration: .release))
    let executable = build.builtArtifacts.first { artifact in
      artifact.kind == .executable && artifact.url.lastPathComponent == "legible"
    }
    guard build.succeeded, let executable else { throw Failure(log: build.logText) }
    return executable.url
  }

  /// The command cannot be built.
  private struct Failure: Error, CustomStringConvertible {
    let log: String

    var description: String { "legible cannot be built:\n\(log)" }
  }
}
