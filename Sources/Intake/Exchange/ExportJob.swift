import AuditModel
import Exchange
import Foundation
import Localization

/// Writes what goes to the translators of a project, with a manifest of it.
package struct ExportJob {
  private let input: ExchangeProject
  private let format: ExchangeFormat
  private let export: TranslationExport
  private let mostWords: Int?
  private let output: OutputFolder
  private let reader: ExchangeFileReader
  private let version: String
  private let counter: StringCounter
  private let earlier: ExportManifest?
  private let staleKeys: [ConversionLoss]
  /// Why an earlier manifest is ignored; this export replaces it.
  package let warnings: [IntakeError]

  /// - Parameters:
  ///   - input: the project.
  ///   - format: the format to write.
  ///   - export: which strings go.
  ///   - mostWords: the most words of source strings in a file; nil for one file for each language.
  ///   - output: the folder to write to.
  ///   - reader: what reads an earlier export there.
  ///   - version: that of the tool which writes.
  package init(
    _ input: ExchangeProject, as format: ExchangeFormat, _ export: TranslationExport,
    mostWords: Int?, to output: OutputFolder, reader: ExchangeFileReader, version: String
  ) {
    self.input = input
    self.format = format
    self.export = export
    self.mostWords = mostWords
    self.output = output
    self.reader = reader
    self.version = version
    staleKeys = input.project.lostExtractionStates { $0 == .stale }
    counter = StringCounter(source: input.project.sourceLocale)
    do throws(IntakeError) {
      (earlier, warnings) = (try output.manifest(), [])
    } catch {
      (earlier, warnings) = (nil, [error])
    }
  }

  /// A file that was written, with its losses.
  package struct Written {
    /// The file as the manifest lists it.
    package let file: ExportManifest.File
    /// The losses of its format.
    package let losses: [ConversionLoss]
  }

  /// Whether files in the folder may be lost, so that the export is to be tried first.
  package func mayLoseFiles(_ locales: [LocaleIdentifier]) -> Bool {
    locales.contains { locale in
      output.names(from: "\(locale).", to: ".\(format.fileEnding)").contains { name in
        format == .xcloc ? earlier(name) == nil : output.wouldLose(name, unless: isOwn(name))
      }
    }
  }

  /// The file of the earlier export.
  private func earlier(_ name: String) -> ExportManifest.File? {
    earlier?.files.first { $0.path == name }
  }

  /// Whether bytes are those of a file of the earlier export, without the work of a translator.
  private func isOwn(_ name: String) -> (Data) -> Bool {
    let file = earlier(name)
    return { file?.isUnchanged($0) ?? false }
  }

  /// Whether nothing is lost of a file of the earlier export when it is replaced: it is as it was
  /// exported, or all of its translations go again.
  private func loses(nothingOf old: Data, _ name: String, in files: [BilingualFile]) -> Bool {
    guard let known = earlier(name) else { return export.selection == .changed }
    if known.isUnchanged(old) { return true }
    let document = BilingualDocument(
      Array(old), path: name, format: format == .xcloc ? .xliff12 : format)
    return document.fatalProblems.isEmpty && !document.files.isEmpty
      && files.haveTranslations(of: document.files)
  }

  /// Writes the files of one language; none when it has nothing to be sent.
  ///
  /// - Parameters:
  ///   - isTrial: whether nothing is written, and only a file that would be lost is an error.
  ///   - drawings: the drawings of screens for a bundle.
  ///   - context: where a string is seen, by table and key.
  package func write(
    _ locale: LocaleIdentifier, isTrial: Bool = false,
    drawings: [(name: String, svg: String)] = [],
    context: (_ table: String, _ key: String) -> TextContext?
  ) throws(IntakeError) -> [Written] {
    let files = export.files(
      of: input.project, into: locale,
      since: export.selection == .changed ? sent(to: locale) : [], context: context)
    let parts = mostWords.map { ExportParts(counter, mostWords: $0).parts(of: files) } ?? [files]
    var written: [Written] = []
    for (index, part) in parts.enumerated() where !part.isEmpty {
      let number = parts.count == 1 ? "" : ".\(index + 1)"
      let name = "\(locale)\(number).\(format.fileEnding)"
      let keys = Set(part.flatMap(\.units).map(\.key))
      let stale = staleKeys.filter { keys.contains($0.key) }
      let file = try write(part, locale, to: name, isTrial: isTrial, drawings: drawings)
      let counts = counter.counts(of: part.flatMap(\.units))
      written.append(
        Written(
          file: ExportManifest.File(
            path: name, locale: locale, counts: counts,
            digest: ExportManifest.File.digest(of: file.bytes)),
          losses: file.losses + stale))
    }
    return written
  }

  private func write(
    _ files: [BilingualFile], _ locale: LocaleIdentifier, to name: String, isTrial: Bool,
    drawings: [(name: String, svg: String)]
  ) throws(IntakeError) -> Localization.WrittenFile {
    let written = BilingualWriter.write(files, as: format, project: input.name)
    if format == .xcloc {
      let bundle = TranslationBundle(
        locale: locale, xliff: written.bytes, input: input, files: files, drawings: drawings)
      for file in bundle.contents(version: version) {
        let hasTranslations = file.bytes == written.bytes
        let known = earlier(name)
        try output.write(file.bytes, to: "\(name)/\(file.path)", isTrial: isTrial) { old in
          known != nil && (!hasTranslations || loses(nothingOf: old, name, in: files))
        }
      }
    } else {
      try output.write(written.bytes, to: name, isTrial: isTrial) { old in
        loses(nothingOf: old, name, in: files)
      }
    }
    return written
  }

  /// The last export of a language, as far as it is still there.
  private func sent(to locale: LocaleIdentifier) -> [BilingualFile] {
    let names = earlier?.files.filter { $0.locale == locale }.map(\.path) ?? []
    return (names.isEmpty ? ["\(locale).\(format.fileEnding)"] : names).flatMap { name in
      (try? reader.read(output.path(name)).document.files) ?? []
    }
  }
}

extension ExportJob {
  /// Writes the manifest, which keeps the other languages of an earlier export of the project.
  ///
  /// - Returns: the files of the earlier export that are in this one no more.
  package func finish(
    _ written: [ExportManifest.File], locales: [LocaleIdentifier]
  ) throws(IntakeError) -> [String] {
    guard !output.isStandard else { return [] }
    var manifest = ExportManifest(
      project: input.name, sourceLocale: input.project.sourceLocale, format: format)
    let replaced = earlier?.files.filter { locales.contains($0.locale) } ?? []
    manifest.files = written
    if let earlier, earlier.project == manifest.project, earlier.format == format {
      manifest.files += earlier.files.filter { !locales.contains($0.locale) }
    }
    if manifest.files.isEmpty, earlier == nil { return [] }
    try output.write(manifest.json(version: version), to: ExportManifest.fileName) { _ in true }
    let paths = Set(manifest.files.map(\.path))
    return replaced.map(\.path).filter { !paths.contains($0) && output.has($0) }
  }
}
