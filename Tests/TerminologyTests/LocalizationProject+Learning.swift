import AuditModel
import Localization

extension LocalizationProject {
  /// English strings with their translations into a language.
  init(learning texts: [(source: String, target: String)], _ locale: LocaleIdentifier) {
    func table(_ locale: LocaleIdentifier, _ texts: [String]) -> StringTable {
      StringTable(
        name: "Localizable", locale: locale, files: ["x"],
        entries: texts.enumerated().map { index, text in
          let occurrence = SourceLocation(file: "x", line: index + 1, column: 1)
          return TableEntry(
            key: "\(index)", value: .text(text), keyLocation: occurrence, valueLocation: occurrence)
        })
    }
    self.init(tables: [table("en", texts.map(\.source)), table(locale, texts.map(\.target))])
  }
}
