import Localization

extension TextPair {
  /// Whether the forms of the source disagree, so that it is unknown which is right.
  var isOfConflictingSource: Bool {
    guard path.category != nil else { return false }
    return key.source.pluralForms.first { $0.holds(path) }.map {
      !$0.conflicts(source: nil).isEmpty
    } ?? false
  }
}
