import Exchange
import Localization

extension Promises {
  /// The promises of every exchange file: it is read without loss, a change becomes what was asked
  /// for or is refused, and whatever is not changed stays.
  mutating func check(_ bytes: [UInt8], path: String, format: ExchangeFormat) {
    let document = BilingualDocument(bytes, path: path, format: format)
    expectLocations(of: document.problems, in: path)
    let unchanged = document.applying([])
    expect(
      unchanged.bytes == bytes && unchanged.rejections.isEmpty, "no changes make a different file")
    var choices = Choices(bytes)
    checkSameTargets(of: document)
    checkTarget(of: document, &choices) {
      BilingualDocument($0, path: path, format: format)
    }
    checkConversion(of: Conversion(bilingual: document.files), to: choices.format())
  }

  /// Translations that are those already change nothing.
  private mutating func checkSameTargets(of document: BilingualDocument) {
    let changes = document.files.flatMap { file in
      file.units.map { unit in
        BilingualChange(
          original: file.original, key: unit.key, path: unit.path, target: unit.target,
          state: unit.state)
      }
    }
    let counts = Dictionary(changes.map { (Identity($0), 1) }, uniquingKeysWith: +)
    let unique = changes.filter { counts[Identity($0)] == 1 }
    let changed = document.applying(unique)
    expect(changed.bytes == document.bytes, "a file became different by its own translations")
  }

  /// One translation becomes another, and all others stay.
  private mutating func checkTarget(
    of document: BilingualDocument, _ choices: inout Choices,
    read: ([UInt8]) -> BilingualDocument
  ) {
    guard let file = choices.pick(document.files), let unit = choices.pick(file.units) else {
      return
    }
    let change = BilingualChange(
      original: file.original, key: unit.key, path: unit.path, target: choices.text(),
      state: choices.pick(TranslationState.allCases))
    let changed = document.applying([change])
    guard changed.rejections.isEmpty else {
      return expect(changed.bytes == document.bytes, "a refused change made a different file")
    }
    let old = document.files.flatMap { file in file.units.map { Target($0, in: file) } }
    let new = read(changed.bytes).files.flatMap { file in file.units.map { Target($0, in: file) } }
    guard old.count == new.count else {
      return expect(false, "\(old.count) texts became \(new.count)")
    }
    let identity = Identity(change)
    let wanted = change.target ?? ""
    for (one, other) in zip(old, new) where one.identity != identity {
      // Two categories may share one form of gettext.
      let isShared = one.identity.isForm(of: identity) && (other.target ?? "").isExactly(wanted)
      // A text that is nothing but a variable is translated when its words are.
      let follows = one.identity.path.isText && one.identity.key.isExactly(change.key)
      expect(
        one == other || isShared || follows, "\(one) became \(other) though \(change) was asked for"
      )
    }
    // Variables get the numbers that they have in the source, or none.
    if wanted.contains("%") { return }
    let isThere = new.contains { $0.identity == identity && ($0.target ?? "").isExactly(wanted) }
    expect(isThere, "\(change) was neither made nor refused")
  }
}

/// The identity of a string.
private struct Identity: Hashable {
  var original: String
  var key: String
  var path: VariationPath

  init(_ change: BilingualChange) {
    (original, key, path) = (change.original, change.key, change.path)
  }

  /// Whether both are plural forms of one text.
  func isForm(of other: Identity) -> Bool {
    original == other.original && key == other.key && path.category != nil
      && path.steps.dropLast() == other.path.steps.dropLast()
  }
}

/// A text beside its translation, without its places.
private struct Target: Hashable {
  var identity: Identity
  var source: String?
  var target: String?

  init(_ unit: BilingualUnit, in file: BilingualFile) {
    identity = Identity(
      BilingualChange(original: file.original, key: unit.key, path: unit.path, target: nil))
    (source, target) = (unit.source, unit.target)
  }
}
