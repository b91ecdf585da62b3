import AuditModel
import Exchange
import Localization

/// A bundle for Xcode with everything that belongs to the strings of one language.
package struct TranslationBundle {
  private let locale: LocaleIdentifier
  private let xliff: [UInt8]
  private let input: ExchangeProject
  private let files: [BilingualFile]
  private let drawings: [(name: String, svg: String)]

  /// Takes the language, its XLIFF file with what is in it, and drawings of the screens.
  package init(
    locale: LocaleIdentifier, xliff: [UInt8], input: ExchangeProject, files: [BilingualFile],
    drawings: [(name: String, svg: String)]
  ) {
    self.locale = locale
    self.xliff = xliff
    self.input = input
    self.files = files
    self.drawings = drawings
  }

  /// The files of the bundle by their paths in it.
  ///
  /// - Parameter version: that of the tool which writes it.
  package func contents(version: String) -> [BundleFile] {
    let contents = XclocContents(
      developmentRegion: input.project.sourceLocale, project: input.name, targetLocale: locale,
      tool: XclocContents.Tool(
        identifier: "legible", name: "Legible", version: version, build: version))
    return XclocWriter.files(
      contents, xliff: xliff, sources: sources,
      screenshots: drawings.map { BundleFile(path: $0.name, bytes: Array($0.svg.utf8)) },
      notes: drawings.isEmpty ? [] : [Self.guide])
  }

  /// The explanation of the drawings for translators.
  private static let guide = BundleFile(
    path: "README.txt",
    bytes: Array(
      """
      The notes of a text say which drawing in the folder Screenshots shows it, and the number that
      is given there. They also say on which screens it is seen or spoken, as what, and how
      wide a translation may be so that it is not truncated at any text size on any device.

      """.utf8))

  /// The files that the strings come from.
  private var sources: [BundleFile] {
    let originals = Set(files.map(\.original))
    return input.files.filter { originals.contains(input.path(of: $0)) }.map {
      BundleFile(path: input.path(of: $0), bytes: $0.bytes)
    }
  }
}
