import AuditModel
import Exchange
import Localization

/// The files of an export as text: a line for each, and one for all.
package struct ExportTextReport {
  /// The files in their order.
  package private(set) var files: [ExportManifest.File] = []
  /// The losses of their format, as text.
  package private(set) var losses = ""
  private var lines = ""
  private var locales: Set<LocaleIdentifier> = []
  private let path: (String) -> String

  /// - Parameter path: the path of a file as it is shown.
  package init(path: @escaping (String) -> String) { self.path = path }

  /// Adds a file of a language with its losses.
  package mutating func add(
    _ file: ExportManifest.File, losses: [ConversionLoss]
  ) {
    files.append(file)
    locales.insert(file.locale)
    lines += "\(path(file.path)): \(file.counts.summary)\n"
    self.losses += LossTextReport(losses, of: path(file.path)).render()
  }

  /// Adds a language without anything to be sent.
  package mutating func addNothing(in locale: LocaleIdentifier) {
    lines += "\(locale): nothing to send\n"
  }

  /// The lines, with the total of several files.
  package var summary: String {
    guard files.count > 1 else { return lines }
    let total = files.reduce(StringCounts()) { $0 + $1.counts }
    return lines + "\(locales.count.of("language")): \(total.summary)\n"
  }
}

extension StringCounts {
  fileprivate var summary: String {
    let rest =
      openStrings == 0
      ? "all translated"
      : "\(openStrings.grouped) without a finished translation (\(openWords.of("word")))"
    return "\(strings.of("string")) of \(words.of("word")), \(rest)"
  }
}
