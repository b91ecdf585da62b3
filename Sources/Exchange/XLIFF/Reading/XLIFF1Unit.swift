import Localization

/// A trans-unit of XLIFF 1 while it is read.
struct XLIFF1Unit {
  var start: Int
  var id: String?
  var isTranslatable: Bool
  var isApproved = false
  var width: String?
  var widthUnit: String?
  var bytes: String?
  var source: String?
  var segmentedSource: String?
  var target: String?
  var targetStart: Int?
  /// Where a translation would be put in.
  var sourceEnd: Int
  var state: String?
  var qualifier: String?
  var notes: [BilingualUnit.Note] = []
  var author: String?
  /// The first code outside of the target whose text is not known.
  var codeWithoutText: String?
  /// The first code of the target whose text is not known.
  var lostCode: String?
}
