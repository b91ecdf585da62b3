import Localization

extension BilingualUnit {
  /// The most characters that a translation may have; none when the source string has more, because
  /// the restriction of a unit counts for its source too (Size and Length Restriction Module).
  ///
  /// None either when the translation that is there has more: its letters are narrow enough, or its
  /// specifiers longer than what they stand for, as what does not fit is found elsewhere.
  var sizeRestriction: Int? {
    guard let most = context?.widthBudget?.characters,
      (source ?? "").unicodeScalars.count <= most, (target ?? "").unicodeScalars.count <= most
    else { return nil }
    return most
  }
}
