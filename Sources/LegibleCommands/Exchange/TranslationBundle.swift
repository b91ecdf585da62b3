import AuditModel
import Exchange
import Localization

/// A bundle for Xcode with everything that belongs to the texts of one language.
struct TranslationBundle {
  let locale: LocaleIdentifier
  let xliff: [UInt8]
  let input: ProjectInput
  let files: [BilingualFile]
  let drawings: [(name: String, svg: String)]

  /// The files of the bundle by their paths in it.
  func contents() throws(CommandError) -> [BundleFile] {
    let contents = XclocContents(
      developmentRegion: input.project.sourceLocale, project: input.name, targetLocale: locale,
      tool: XclocContents.Tool(
        identifier: "legible", name: "Legible", version: CommandLineTool.version,
        build: CommandLineTool.version))
    do {
      return try XclocWriter.files(
        contents, xliff: xliff, sources: sources,
        screenshots: drawings.map { BundleFile(path: $0.name, bytes: Array($0.svg.utf8)) },
        notes: drawings.isEmpty ? [] : [Self.guide])
    } catch {
      throw .input("\(locale).xcloc: contents.json cannot be written: \(error)")
    }
  }

  /// What translators have to know to find a text on a drawing.
  private static let guide = BundleFile(
    path: "README.txt",
    bytes: Array(
      """
      The notes of a text say which drawing in the folder Screenshots shows it, and the number that
      stands at it there. They also say on which screens it is seen or spoken, as what, and how
      wide a translation may be so that it is not cut off at any text size on any device.

      """.utf8))

  /// The files that the texts come from.
  private var sources: [BundleFile] {
    let originals = Set(files.map(\.original))
    return input.files.filter { originals.contains(input.path(of: $0)) }.map {
      BundleFile(path: input.path(of: $0), bytes: $0.bytes)
    }
  }
}
