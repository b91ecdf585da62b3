import AuditModel
import Localization

extension TranslationProject {
  /// The part of an exchange file that says something else than the project does: all strings of
  /// the keys of which one has another translation, or all strings when the file is of another
  /// project.
  ///
  /// A string that is the same in both need not be compared again.
  package func newTexts(in file: BilingualFile) -> BilingualFile {
    guard let locale = file.targetLocale, let resource = resource(for: file.original) else {
      return file
    }
    let known = resource.bilingual(from: sourceLocale, into: locale)
    let targets = Dictionary(known.units.map { (UnitName($0), $0.target) }) { first, _ in first }
    var changed: Set<ExactText> = []
    for unit in file.units {
      guard let target = targets[UnitName(unit)] else {
        changed.insert(ExactText(unit.key))
        continue
      }
      if !(unit.target ?? "").isSameText(as: target ?? "") { changed.insert(ExactText(unit.key)) }
    }
    var result = file
    result.units = file.units.filter { changed.contains(ExactText($0.key)) }
    return result
  }
}
