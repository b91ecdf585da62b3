import AuditModel
import Localization
import TextShaping

/// A unit of XLIFF 2 while it is read.
struct XLIFF2Unit {
  /// A segment or ignorable of it.
  struct Part {
    var isSegment: Bool
    var source: String?
    var target: String?
    /// Where the target is among those of the unit, from 1.
    var order: Int?
    var state: String?
    var subState: String?
    /// For which number or gender it is (`pgs:case`).
    var pluralCase: String?
    var sourceEnd: Int
    var targetStart: Int?
    /// The first code of the target whose text is not known.
    var lostCode: String?
  }

  /// The metadata written by this program.
  struct Metadata {
    var key: String?
    var path: String?
    var valueType: String?
    var argumentNumber: Int?
  }

  var start: Int
  var id: String?
  var name: String?
  var isTranslatable: Bool
  var sizeRestriction: String?
  var pluralSwitch: String?
  var pluralCase: String?
  var parts: [Part] = []
  var notes: [BilingualUnit.Note] = []
  var author: String?
  var data: [String: String] = [:]
  var metadata = Metadata()
  /// The first placeholder outside of targets whose text is not known.
  var codeWithoutText: String?

  init(start: Int, isTranslatable: Bool) {
    self.start = start
    self.isTranslatable = isTranslatable
  }
}

extension XLIFF2Unit {
  /// The strings of several parts as one, none when a segment is not translated.
  struct Joined {
    var source: String?
    var target: String?
    var state: TranslationState?
    /// Whether some segments are translated and some are not.
    var isPartial = false
    /// Where the first target is, or where it would.
    var targetOffset: Int
  }

  /// The unit as one text; targets are in the order that they name.
  func joined() -> Joined {
    let segments = parts.filter { $0.isSegment && !($0.source ?? "").isEmpty }
    let translated = segments.filter { $0.target != nil }
    let isTranslated = parts.contains { $0.target != nil } && translated.count == segments.count
    let source = parts.contains { $0.source != nil } ? parts.compactMap(\.source).joined() : nil
    let target = isTranslated ? inTargetOrder.map { $0.target ?? $0.source ?? "" }.joined() : nil
    return Joined(
      source: source, target: target,
      state: parts.filter(\.isSegment).compactMap(\.translationState).least,
      isPartial: !isTranslated && !translated.isEmpty,
      targetOffset: parts.first.map { $0.targetStart ?? $0.sourceEnd } ?? start)
  }

  var inTargetOrder: [Part] {
    parts.enumerated().map { (order: $1.order ?? $0 + 1, index: $0, part: $1) }
      .sorted { ($0.order, $0.index) < ($1.order, $1.index) }.map(\.part)
  }

  /// Whether each segment is a text for other numbers.
  var isPlural: Bool { pluralSwitch != nil && parts.contains { $0.pluralCase != nil } }
}

extension XLIFF2Unit.Part {
  var translationState: TranslationState? {
    let isTranslated = target.map { !$0.isEmpty && $0 != source } ?? false
    return XLIFF2State.read(state: state, subState: subState, isTranslated: isTranslated)
  }
}

extension [TranslationState] {
  /// The state that is least far.
  fileprivate var least: TranslationState? {
    TranslationState.allCases.first { contains($0) }
  }
}

extension PluralCategory {
  /// Takes the value of `pgs:case`: a category, or the number 0, which Apple has a category for.
  init?(pluralCase: String) {
    if pluralCase == "0" {
      self = .zero
    } else {
      self.init(rawValue: pluralCase)
    }
  }
}
