import AuditModel
import Foundation

/// Writes `.xcloc` bundles in the shape that Xcode writes and reads.
package enum XclocWriter {
  /// The folders that a bundle has even when they are empty.
  package static let folders = [XclocLayout.localized, XclocLayout.sources, XclocLayout.notes]

  /// The files of a bundle in the order of their paths.
  ///
  /// Paths and names that would lead out of the bundle are left out.
  ///
  /// - Parameters:
  ///   - contents: what `contents.json` is to say.
  ///   - xliff: the file with the translations.
  ///   - sources: the files that the strings come from, by their paths in the project.
  ///   - screenshots: pictures by their names.
  ///   - notes: what else translators are to read, by names.
  package static func files(
    _ contents: XclocContents, xliff: [UInt8], sources: [BundleFile] = [],
    screenshots: [BundleFile] = [], notes: [BundleFile] = []
  ) throws -> [BundleFile] {
    let name = "\(contents.targetLocale).xliff"
    let members = [
      (XclocLayout.localized, [BundleFile(path: name, bytes: xliff)]),
      (XclocLayout.sources, sources), (XclocLayout.screenshots, screenshots),
      (XclocLayout.notes, notes),
    ]
    let files = members.flatMap { folder, files in
      files.filter { BundlePath.isInside($0.path) }
        .map { BundleFile(path: "\(folder)/\($0.path)", bytes: $0.bytes) }
    }
    let json = BundleFile(path: XclocLayout.contents, bytes: try contents.json)
    return ([json] + files).sorted { $0.path < $1.path }
  }
}

extension XclocContents {
  /// The bytes of `contents.json`, laid out as Xcode does it.
  fileprivate var json: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let file = ContentsFile(
        developmentRegion: developmentRegion.identifier, project: project,
        targetLocale: targetLocale.identifier, toolInfo: tool.map { ContentsFile.Tool($0) },
        version: version)
      return Array(try encoder.encode(file))
    }
  }
}

/// The members of `contents.json`.
private struct ContentsFile: Encodable {
  let developmentRegion: String
  let project: String?
  let targetLocale: String
  let toolInfo: Tool?
  let version: String

  struct Tool: Encodable {
    let toolBuildNumber: String
    let toolID: String
    let toolName: String
    let toolVersion: String

    init(_ tool: XclocContents.Tool) {
      toolBuildNumber = tool.build
      toolID = tool.identifier
      toolName = tool.name
      toolVersion = tool.version
    }
  }
}
