import AuditModel
import Localization
import TextShaping

extension ReadUnits {
  /// Adds a unit of XLIFF 2 that ends at an offset: as one text, or as the forms of a plural.
  mutating func add(_ ended: XLIFF2Unit, end: Int) throws(TooManyUnits) {
    let location = location(at: ended.start)
    guard let identity = identity(of: ended, at: location) else { return }
    if let code = ended.codeWithoutText {
      report(.codeWithoutText(code, in: identity.key, at: location))
    }
    let record = Record(
      start: Int32(clamping: ended.start), end: Int32(clamping: end))
    if ended.isPlural {
      try addPlurals(of: ended, identity, location, record)
    } else {
      try addWhole(ended, identity, location, record)
    }
  }

  /// The value of the metadata, else the name, else the id.
  private mutating func identity(of unit: XLIFF2Unit, at location: SourceLocation) -> UnitIdentity?
  {
    if let key = unit.metadata.key {
      let path = unit.metadata.path.flatMap { CatalogPath.parse($0) }
      return UnitIdentity(key: key, path: path ?? .text)
    }
    guard let id = unit.name ?? unit.id else {
      report(.missingIdentifier(at: location))
      return nil
    }
    let reading = dialect.read(id)
    if reading.isUnknownPath { report(.unknownPath(id, at: location)) }
    return reading.identity
  }

  private mutating func addWhole(
    _ unit: XLIFF2Unit, _ identity: UnitIdentity, _ location: SourceLocation,
    _ record: Record
  ) throws(TooManyUnits) {
    let joined = unit.joined()
    if joined.isPartial { report(.partlyTranslated(identity.key, at: location)) }
    var path = identity.path
    if let category = unit.pluralCase.flatMap({ PluralCategory(pluralCase: $0) }),
      unit.pluralSwitch != nil, path.category == nil
    {
      path = path.appending(.plural(category))
    }
    var result = BilingualUnit(
      key: identity.key, path: path, source: joined.source, target: joined.target,
      state: joined.isPartial ? .new : joined.state, location: location)
    complete(&result, from: unit, targetOffset: joined.targetOffset)
    noteLostCode(unit.parts.lazy.compactMap(\.lostCode).first, of: &result)
    try add(result, record)
  }

  private mutating func addPlurals(
    of unit: XLIFF2Unit, _ identity: UnitIdentity, _ location: SourceLocation,
    _ record: Record
  ) throws(TooManyUnits) {
    for (index, part) in unit.parts.enumerated() {
      guard let name = part.pluralCase, let category = PluralCategory(pluralCase: name) else {
        if part.isSegment {
          report(.unknownCase(part.pluralCase ?? "", of: identity.key, at: location))
        }
        continue
      }
      var result = BilingualUnit(
        key: identity.key, path: identity.path.appending(.plural(category)), source: part.source,
        target: part.target, state: part.translationState, location: location)
      complete(&result, from: unit, targetOffset: part.targetStart ?? part.sourceEnd)
      noteLostCode(part.lostCode, of: &result)
      var partRecord = record
      partRecord.segment = Int32(clamping: index)
      try add(result, partRecord)
    }
  }

  private mutating func complete(
    _ result: inout BilingualUnit, from unit: XLIFF2Unit, targetOffset: Int
  ) {
    (result.context, result.notes) = ContextNotes.take(from: unit.notes)
    // A smallest size may be before the largest one (`1,20`).
    let largest = unit.sizeRestriction?.split(separator: ",").last
    result.addLimit(largest.map { String($0) }, unit: "codepoint")
    result.context.addWidth(largest.map { String($0) }, unit: "char")
    result.isTranslatable = unit.isTranslatable
    result.valueType = unit.metadata.valueType
    result.argumentNumber = unit.metadata.argumentNumber
    result.targetLocation = location(at: targetOffset)
  }
}

extension ReadUnits {
  /// Marks and reports a unit whose translation held a code whose text is not known.
  mutating func noteLostCode(_ code: String?, of unit: inout BilingualUnit) {
    guard let code else { return }
    unit.hasLostCodes = true
    report(.lostCode(code, of: unit))
  }
}

extension LocalizationProblem {
  fileprivate static func partlyTranslated(_ key: String, at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .missingValue,
      message:
        "only some of the segments of “\(key)” are translated, so it counts as not translated",
      suggestion: "translate the others too")
  }

  fileprivate static func unknownCase(
    _ name: String, of key: String, at location: SourceLocation
  ) -> Self {
    Self(
      location: location, kind: .unknownCategory,
      message: "“\(key)” has a text for the case “\(name)”, which Apple’s platforms do not have",
      suggestion: "use zero, one, two, few, many or other")
  }
}
