import AuditModel
import Localization

extension LocalizationProject {
  /// The texts of files for translators, as tables of both languages.
  ///
  /// A table is called as the file that its texts come from; `.strings` and `.stringsdict` files of
  /// one name are one table. What a file says of a text more than once counts once.
  package init(bilingual files: [BilingualFile], problems: [LocalizationProblem] = []) {
    var tables = BilingualTables()
    for file in files { tables.add(file) }
    self.init(
      sourceLocale: files.first?.sourceLocale ?? "en", tables: tables.tables, problems: problems)
  }
}
