import AuditModel
import Reporting

/// The languages of a project by how much is translated into them.
struct ProjectLanguages {
  /// The languages into which nearly everything is translated.
  let required: [LocaleIdentifier]
  /// The other languages.
  let community: [LocaleIdentifier]

  /// The share of translated strings, in percent, from which on a language counts as shipped.
  static let shipped = 90

  /// Takes the coverage of all tables.
  init(_ coverage: [Coverage]) {
    let languages = coverage.byLanguage
    required = languages.filter { $0.isShipped }.map(\.locale)
    community = languages.filter { !$0.isShipped }.map(\.locale)
  }

  /// The languages that decide, in a sentence.
  var summary: String {
    if required.isEmpty, community.isEmpty { return "there are no translations yet." }
    let others = required.count
    let decide =
      others == 0
      ? "the source language decides"
      : "the source language and \(others.of("other")) decide"
    if community.isEmpty { return "\(decide) the exit code." }
    return "\(decide) the exit code, "
      + "\(community.count.grouped) with less than \(Self.shipped) % translated "
      + "\(community.count == 1 ? "is" : "are") reported only."
  }
}

extension Coverage {
  fileprivate var isShipped: Bool {
    strings > 0 && translated * 100 >= strings * ProjectLanguages.shipped
  }
}
