import AuditModel
import Localization

/// Writes strings as XLIFF 2.0, 2.1 or 2.2.
package enum XLIFF2Writer {
  /// The versions of the second generation.
  package enum Version: String, CaseIterable, Hashable, Sendable {
    /// XLIFF 2.0.
    case v20 = "2.0"
    /// XLIFF 2.1.
    case v21 = "2.1"
    /// XLIFF 2.2, where the forms of a plural are in one unit.
    case v22 = "2.2"

    /// The namespace of the core elements; that of 2.1 is still that of 2.0.
    var namespace: String {
      "urn:oasis:names:tc:xliff:document:\(self == .v22 ? "2.2" : "2.0")"
    }
  }

  /// How documents are written.
  package struct Options: Hashable, Sendable {
    /// Whether specifiers such as `%@` are codes, which editors keep translators from changing.
    package var protectsSpecifiers: Bool
    /// Whether notes, metadata and widths describe where strings are seen.
    package var writesContext: Bool

    /// Makes options.
    package init(protectsSpecifiers: Bool = true, writesContext: Bool = true) {
      self.protectsSpecifiers = protectsSpecifiers
      self.writesContext = writesContext
    }
  }

  /// One document for some files, which all have the languages of the first.
  package static func write(
    _ files: [BilingualFile], version: Version, options: Options = Options()
  ) -> WrittenFile {
    let source = files.first?.sourceLocale
    let target = files.compactMap(\.targetLocale).first
    var writer = XMLWriter()
    var losses: [ConversionLoss] = []
    writer.element("xliff", rootAttributes(version, source, target)) { writer in
      for (index, file) in files.enumerated() where !file.units.isEmpty {
        guard file.sourceLocale == source, file.targetLocale == target else {
          losses += file.units.map {
            ConversionLoss(key: $0.key, path: $0.path, Self.otherLanguage)
          }
          continue
        }
        var part = XLIFF2FilePart(file, id: "f\(index + 1)", version, options)
        part.write(into: &writer)
        losses += part.losses
      }
    }
    return WrittenFile(bytes: writer.bytes, losses: losses)
  }

  private static let otherLanguage =
    "it is left out, because a document of XLIFF 2 has one source and one target language"

  private static func rootAttributes(
    _ version: Version, _ source: LocaleIdentifier?, _ target: LocaleIdentifier?
  ) -> XMLWriter.Attributes {
    [
      "xmlns": version.namespace,
      "xmlns:mda": "urn:oasis:names:tc:xliff:metadata:2.0",
      "xmlns:slr": "urn:oasis:names:tc:xliff:sizerestriction:2.0",
      "xmlns:pgs": version == .v22 ? "urn:oasis:names:tc:xliff:pgs:1.0" : nil,
      "version": version.rawValue, "srcLang": (source ?? "und").identifier,
      "trgLang": target?.identifier,
    ]
  }
}
