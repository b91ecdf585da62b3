import AuditModel
import JSONReading

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
  ) -> [BundleFile] {
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
    let json = BundleFile(
      path: XclocLayout.contents, bytes: Array(JSONWriter.text(of: contents).utf8))
    return ([json] + files).sorted { $0.path < $1.path }
  }
}

extension XclocContents: JSONWritable {
  /// Writes `contents.json`, laid out as Xcode does it.
  package func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("developmentRegion", developmentRegion.identifier)
      object.fieldIfPresent("project", project)
      object.field("targetLocale", targetLocale.identifier)
      if let tool {
        object.object("toolInfo") { fields in
          fields.field("toolBuildNumber", tool.build)
          fields.field("toolID", tool.identifier)
          fields.field("toolName", tool.name)
          fields.field("toolVersion", tool.version)
        }
      }
      object.field("version", version)
    }
  }
}
