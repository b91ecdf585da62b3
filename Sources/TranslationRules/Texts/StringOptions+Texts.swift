import AuditModel

extension TextPair {
  /// The options of rules where the translation is.
  var options: RuleOptionValues {
    key.tables.knowledge.facts.options.values(in: targetLocation.file, key.tables.target.locale)
  }
}

extension TablePair {
  /// The options of rules for the translations in a file.
  func options(in file: String) -> RuleOptionValues {
    knowledge.facts.options.values(in: file, target.locale)
  }
}

extension SingleText {
  /// The options of rules where the string is.
  var options: RuleOptionValues {
    key.knowledge.facts.options.values(in: location.file, key.table.locale)
  }
}
