import AuditModel
import Localization

extension ReadUnits {
  /// Adds a unit of XLIFF 1 that ends at an offset.
  mutating func add(_ ended: consuming XLIFF1Unit, end: Int) throws(TooManyUnits) {
    let location = location(at: ended.start)
    guard let id = ended.id else { return report(.missingIdentifier(at: location)) }
    let reading = dialect.read(id)
    if reading.isUnknownPath { report(.unknownPath(id, at: location)) }
    if let code = ended.codeWithoutText {
      report(.codeWithoutText(code, in: id, at: location))
    }
    let source = ended.source ?? ended.segmentedSource
    let isTranslated = ended.target.map { !$0.isEmpty && $0 != source } ?? false
    var result = BilingualUnit(
      key: reading.identity.key, path: reading.identity.path, source: source,
      target: ended.target,
      state: XLIFF1State.read(
        state: ended.state, qualifier: ended.qualifier,
        isApproved: ended.isApproved && ended.target != nil, isTranslated: isTranslated),
      isTranslatable: ended.isTranslatable, location: location,
      targetLocation: self.location(at: ended.targetStart ?? ended.sourceEnd))
    noteLostCode(ended.lostCode, of: &result)
    (result.context, result.notes) = ContextNotes.take(from: ended.notes)
    result.addLimit(ended.width, unit: ended.widthUnit)
    result.addLimit(ended.bytes, unit: "byte")
    result.context.addWidth(ended.width, unit: ended.widthUnit)
    let record = Record(
      start: Int32(clamping: ended.start), end: Int32(clamping: end))
    try add(result, record)
  }
}

extension LocalizationProblem {
  static func missingIdentifier(at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .missingValue,
      message: "this unit has no id, so its string is unknown",
      suggestion: "export the strings again, or give it the id that it was exported with")
  }

  static func unknownPath(_ id: String, at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .unknownCategory,
      message: "“\(id)” looks like the id of a variation, but of no known kind",
      suggestion: "check the part behind the key; the whole is read as a key of its own")
  }

  static func codeWithoutText(_ code: String, in id: String, at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .notText,
      message: "<\(code)> in “\(id)” has no text of its own, so that something is missing there",
      suggestion: "export it with the text that it stands for")
  }

  static func lostCode(_ code: String, of unit: BilingualUnit) -> Self {
    Self(
      location: unit.targetLocation, kind: .notText,
      message: "<\(code)> in the translation of “\(unit.key)” has no text of its own, so that "
        + "something is missing there",
      suggestion: "put the text that it stands for into the translation")
  }
}
