import AuditModel
import Localization
import TextShaping

/// Holds what came back from translators against the project, and plans what to change in it.
///
/// Texts are matched by file, key and variation, never by their order.
package struct Importer {
  private let project: TranslationProject
  private let options: ImportOptions

  /// Takes the project that the texts go into.
  package init(into project: TranslationProject, options: ImportOptions = ImportOptions()) {
    self.project = project
    self.options = options
  }

  /// Plans the changes; nothing is written.
  ///
  /// - Parameters:
  ///   - incoming: the files that came back.
  ///   - refused: keys that a check did not let pass, with what to say about them.
  package func plan(
    _ incoming: [BilingualFile], refusing refused: [ImportedKey: ImportRemark] = [:]
  ) -> ImportPlan {
    var plan = ImportPlan()
    var batch = ImportBatch()
    for file in incoming {
      guard let arrival = arrival(of: file, remarks: &plan.remarks) else { continue }
      var sorter = UnitSorter(arrival, options: options)
      sorter.sort(file.units, refusing: refused)
      plan.remarks += sorter.remarks
      plan.unchangedCount += sorter.unchangedCount
      plan.untranslatedCount += sorter.untranslatedCount
      batch.add(sorter.accepted, of: arrival)
    }
    batch.finish(into: &plan)
    return plan
  }

  /// The files of the project that an incoming one is about, unless it cannot be told.
  private func arrival(
    of file: BilingualFile, remarks: inout [ImportRemark]
  ) -> ImportArrival? {
    let place =
      file.units.first?.location ?? SourceLocation(file: file.original, line: 1, column: 1)
    func refuse(_ kind: ImportRemark.Kind, _ message: String, _ suggestion: String) {
      remarks.append(
        ImportRemark(
          kind, at: place, locale: file.targetLocale, message, suggestion: suggestion))
    }
    guard let resource = project.resource(for: file.original) else {
      refuse(
        .unknownFile, "no file of the project is “\(file.original)”",
        "import into the folder that it was exported from, or export anew")
      return nil
    }
    guard let locale = file.targetLocale, locale.isWellFormed else {
      refuse(
        .noTargetLanguage, "the file does not say into which language it is translated",
        "add target-language to <file>, such as target-language=\"de\"")
      return nil
    }
    guard file.sourceLocale.language == project.sourceLocale.language,
      locale != project.sourceLocale
    else {
      refuse(
        .otherSourceLanguage,
        "the file goes from \(file.sourceLocale) to \(locale), the project from "
          + "\(project.sourceLocale) to other languages",
        "import the file that was exported from this project")
      return nil
    }
    return ImportArrival(resource: resource, sourceLocale: project.sourceLocale, locale: locale)
  }
}

extension LocaleIdentifier {
  /// Whether it consists of letters and digits between hyphens, so that it can name a folder.
  package var isWellFormed: Bool {
    let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
    return (2...8).contains(parts.first?.count ?? 0)
      && parts.allSatisfy { part in
        (1...8).contains(part.count) && part.utf8.allSatisfy(\.isLetterOrDigit)
      }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}

/// A file of the project with the language that translations came for.
struct ImportArrival {
  let resource: ProjectResource
  let locale: LocaleIdentifier
  /// What the project says now.
  let current: [UnitName: BilingualUnit]
  /// The keys in the source language.
  let sources: [ExactText: TableEntry]
  /// The keys that have a translation.
  let translated: [ExactText: TableEntry]

  init(resource: ProjectResource, sourceLocale: LocaleIdentifier, locale: LocaleIdentifier) {
    self.resource = resource
    self.locale = locale
    let units = resource.bilingual(from: sourceLocale, into: locale).units
    current = Dictionary(units.map { (UnitName($0), $0) }) { first, _ in first }
    sources = Dictionary(resource.source.map { (ExactText($0.key), $0) }) { _, last in last }
    translated = Dictionary(
      resource.translation(into: locale).map { (ExactText($0.key), $0) }
    ) { _, last in last }
  }

  /// The file that the translations go into.
  var file: String { resource.path(ofTranslationInto: locale) }

  /// Whether the file can say how far a translation is.
  var holdsStates: Bool { resource.kind == .catalog }
}

/// What a text is matched by.
struct UnitName: Hashable {
  private let key: ExactText
  private let path: VariationPath

  init(_ unit: BilingualUnit) {
    key = ExactText(unit.key)
    path = unit.path
  }

  init(key: String, path: VariationPath) {
    self.key = ExactText(key)
    self.path = path
  }
}
