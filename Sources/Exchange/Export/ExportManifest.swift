import AuditModel
import JSONReading

/// The files of an export, and the work that each language is.
package struct ExportManifest: Hashable, Sendable {
  /// The name of its file, beside those that it lists.
  package static let fileName = "legible-manifest.json"

  /// The name of the project.
  package var project: String
  /// The language of the source strings.
  package var sourceLocale: LocaleIdentifier
  /// The format of the files.
  package var format: ExchangeFormat
  /// The files, language by language.
  package var files: [File] = []

  /// A file of an export.
  package struct File: Hashable, Sendable {
    /// Its path from the folder of the manifest on.
    package var path: String
    /// The language of its translations.
    package var locale: LocaleIdentifier
    /// The work in it.
    package var counts: StringCounts
    /// The digest of its bytes, by which a file with the work of a translator is recognized; nil in
    /// manifests of earlier versions.
    package var digest: String?

    /// Makes a file.
    package init(
      path: String, locale: LocaleIdentifier, counts: StringCounts, digest: String? = nil
    ) {
      self.path = path
      self.locale = locale
      self.counts = counts
      self.digest = digest
    }

    /// Whether bytes are those that were exported.
    package func isUnchanged(_ bytes: some Collection<UInt8>) -> Bool {
      digest.map { $0 == Self.digest(of: bytes) } ?? true
    }

    /// The digest of some bytes, without carriage returns, which version control adds on some
    /// machines.
    package static func digest(of bytes: some Collection<UInt8>) -> String {
      Fingerprint.of(bytes: bytes.filter { $0 != UInt8(ascii: "\r") })
    }
  }

  /// Lists no file yet.
  package init(project: String, sourceLocale: LocaleIdentifier, format: ExchangeFormat) {
    self.project = project
    self.sourceLocale = sourceLocale
    self.format = format
  }

  /// The work in all of its files.
  package var total: StringCounts { files.reduce(StringCounts()) { $0 + $1.counts } }
}

extension ExportManifest {
  /// The manifest as JSON, which ends with a line feed.
  ///
  /// - Parameter version: that of the tool which writes it.
  package func json(version: String) -> [UInt8] {
    Array((JSONWriter.text(of: Contents(manifest: self, version: version)) + "\n").utf8)
  }

  private struct Contents: JSONWritable {
    let manifest: ExportManifest
    let version: String

    func write(to json: inout JSONWriter) {
      let languages = Dictionary(grouping: manifest.files, by: \.locale)
      json.object {
        $0.field("format", manifest.format.rawValue)
        $0.list("languages", languages.sorted { $0.key < $1.key }.map(Language.init))
        $0.field("project", manifest.project)
        $0.field("sourceLanguage", manifest.sourceLocale.identifier)
        $0.object("tool") {
          $0.field("name", "Legible")
          $0.field("version", version)
        }
        $0.field("total", manifest.total)
        $0.field("version", 1)
      }
    }
  }

  private struct Language: JSONWritable {
    let locale: LocaleIdentifier
    let files: [File]

    func write(to json: inout JSONWriter) {
      json.object {
        $0.list("files", files)
        $0.field("language", locale.identifier)
        $0.field("total", files.reduce(StringCounts()) { $0 + $1.counts })
      }
    }
  }
}

extension ExportManifest.File: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      if let digest { $0.field("digest", digest) }
      $0.field("path", path)
      $0.field("total", counts)
    }
  }
}

extension StringCounts: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.field("openStrings", openStrings)
      $0.field("openWords", openWords)
      $0.field("strings", strings)
      $0.field("words", words)
    }
  }
}
