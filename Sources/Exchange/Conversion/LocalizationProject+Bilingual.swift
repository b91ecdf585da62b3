import AuditModel
import Localization

extension LocalizationProject {
  /// The strings of exchange files, as tables of both languages.
  ///
  /// A table is called as the file that its strings come from; `.strings` and `.stringsdict` files
  /// of one name are one table. Duplicates of a string in a file count once.
  package init(bilingual files: [BilingualFile], problems: [LocalizationProblem] = []) {
    var tables = BilingualTables()
    for file in files { tables.add(file) }
    self.init(
      sourceLocale: files.first?.sourceLocale ?? "en", tables: tables.tables, problems: problems)
  }
}
