import AuditEngine
import Foundation
import Intake

/// A folder with the parts of an audit, in it or in folders in it, as CI systems collect them.
struct PartFolder {
  private let folder: String
  private let files: any FileAccess

  /// The beginning of the names of parts.
  static let namePrefix = "part-"

  /// So deep are folders searched.
  private static let depth = 3

  init(_ folder: String, _ tool: CommandLineTool) {
    self.folder = folder
    files = tool.files
  }

  /// Whether bytes are those of a part.
  static func isPart(_ bytes: Data) -> Bool { Audit.isPart(bytes) }

  /// The bytes of all parts with their paths.
  ///
  /// Throws when there is no part, and when one cannot be read.
  func parts() throws(CommandError) -> [(file: String, bytes: [UInt8])] {
    guard files.isFolder(folder) else {
      throw .input("\(folder): no such folder; name the folder with the parts".forTerminal)
    }
    let paths = paths(in: folder, depth: Self.depth)
    guard !paths.isEmpty else {
      throw .input(
        "\(folder): there is no part; make parts with “legible audit --shard 1/N -o \(folder)”"
          .forTerminal)
    }
    var parts: [(file: String, bytes: [UInt8])] = []
    for path in paths {
      do {
        parts.append((path, Array(try files.read(path))))
      } catch {
        throw .input("\(path): cannot be read; check its permissions".forTerminal)
      }
    }
    return parts
  }

  private func paths(in folder: String, depth: Int) -> [String] {
    files.names(in: folder).flatMap { name in
      let path = FilePath.join(folder, name)
      if files.isFolder(path) { return depth > 1 ? paths(in: path, depth: depth - 1) : [] }
      return name.hasPrefix(Self.namePrefix) && name.hasSuffix(".json") ? [path] : []
    }
  }
}
