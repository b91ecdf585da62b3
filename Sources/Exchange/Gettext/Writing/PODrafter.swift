import AuditModel
import Localization
import TextShaping

/// Turns strings with their translations into entries of a PO file.
struct PODrafter {
  private let indices: PluralIndices?
  private(set) var drafts: [PODraft] = []
  /// The strings of other programs' files.
  private var gettextNames: Set<GettextName> = []
  /// The losses.
  var losses: [ConversionLoss] = []

  init(indices: PluralIndices?) { self.indices = indices }

  /// Adds the strings of a file.
  mutating func take(_ file: BilingualFile) {
    var groups = POGroup.groups(of: writable(file.units), indices: indices)
    groups.foldFormats(indices)
    for group in groups {
      if group.hasForms {
        takeForms(group, of: file)
      } else if let unit = group.units.first {
        takeText(unit, of: file)
      }
    }
  }

  /// The strings that have something to be translated, each once.
  private mutating func writable(_ units: [BilingualUnit]) -> [BilingualUnit] {
    var seen: Set<POUnitID> = []
    return units.filter { unit in
      let id = POUnitID(original: "", key: unit.key, path: unit.path)
      let reason: String? =
        if !unit.isTranslatable { .untranslatable } else if unit.source?.isEmpty == true {
          .nothingToTranslate
        } else if !seen.insert(id).inserted { .twice } else { nil }
      if let reason { lose(unit, reason) }
      return reason == nil
    }
  }

  private mutating func lose(_ unit: BilingualUnit, _ message: String) {
    losses.append(ConversionLoss(key: unit.key, path: unit.path, message))
  }
}

extension PODrafter {
  private mutating func takeText(_ unit: BilingualUnit, of file: BilingualFile) {
    let isFuzzy = unit.translation != nil && unit.state?.isFinished == false
    add(
      PODraft(
        context: POContext(original: file.original, key: unit.key, path: unit.path),
        id: source(of: unit), targets: [0: unit.translation ?? ""], isFuzzy: isFuzzy,
        comments: comments(of: unit), translatorComments: unit.translatorComments))
    checkTarget(of: unit, isFuzzy: isFuzzy)
  }

  private mutating func takeForms(_ group: POGroup, of file: BilingualFile) {
    guard let other = group[.other] ?? group.units.last else { return }
    let one = group[.one] ?? other
    let isFuzzy = group.isFuzzy(indices)
    let units = group.units.filter { unit in !needsOwnEntry(unit, in: group) }
    var draft = PODraft(
      context: POContext(
        original: file.original, key: group.key, path: group.path, format: group.format?.source),
      id: source(of: one), pluralID: other.source ?? group.key, targets: [:], isFuzzy: isFuzzy,
      comments: comments(of: group.units[0]), translatorComments: group.units[0].translatorComments)
    for unit in units {
      if let index = unit.path.category.flatMap({ indices?[$0] }) {
        draft.targets[index] = unit.translation
      }
      check(unit, in: group, against: draft)
      checkTarget(of: unit, isFuzzy: isFuzzy)
    }
    add(draft)
    for unit in group.units where needsOwnEntry(unit, in: group) { takeText(unit, of: file) }
  }

  /// A form that no whole number takes needs an entry unless another form serves for it as well;
  /// where numbers may have decimals, it never does.
  private func needsOwnEntry(_ unit: BilingualUnit, in group: POGroup) -> Bool {
    guard let category = unit.path.category, indices?[category] == nil,
      indices?.isSourceForm(unit) != true
    else { return false }
    guard let substitute = indices?.substituteForOther else { return true }
    return unit.hasDecimals || unit.translation != group[substitute]?.translation
  }

  private mutating func add(_ draft: PODraft) {
    var draft = draft
    draft.gettextName = gettextName(of: draft)
    drafts.append(draft)
    if draft.gettextName == nil, POContext(draft.context.text) != draft.context {
      losses.append(
        ConversionLoss(key: draft.context.key, path: draft.context.path, .unreadablePath))
    }
  }
}

extension PODrafter {
  /// The name of a string that came from another program's file; only one string can have it.
  private mutating func gettextName(of draft: PODraft) -> GettextName? {
    guard draft.context.original.isEmpty, draft.context.path.isText, draft.context.format == nil,
      let name = GettextName(key: draft.context.key, id: draft.id),
      gettextNames.insert(name).inserted
    else { return nil }
    return name
  }

  private mutating func source(of unit: BilingualUnit) -> String {
    if let source = unit.source { return source }
    lose(unit, .unknownSource)
    return unit.key
  }

  private mutating func comments(of unit: BilingualUnit) -> POComments {
    let notes = unit.notes.filter { $0.author != POComments.translator }
    if let author = notes.compactMap(\.author).first { lose(unit, .author(author)) }
    return POComments(
      notes: notes.map(\.text), context: unit.context,
      valueType: unit.path.isText ? nil : unit.valueType,
      argumentNumber: unit.path.isText ? nil : unit.argumentNumber)
  }

  private mutating func checkTarget(of unit: BilingualUnit, isFuzzy: Bool) {
    if unit.target?.isEmpty == true { lose(unit, .emptyTarget) }
    if [unit.source, unit.target, unit.key].contains(where: { $0?.utf8.contains(0) == true }) {
      lose(unit, .endOfText)
    }
    let read = TranslationState.read(isTranslated: unit.translation != nil, isFuzzy: isFuzzy)
    if unit.knownState != read { lose(unit, .state(unit.knownState, readAs: read)) }
  }

  private mutating func check(
    _ unit: BilingualUnit, in group: POGroup, against draft: PODraft
  ) {
    let source = unit.path.category == .one ? draft.id : draft.pluralID
    if let own = unit.source, own != source { lose(unit, .thirdSource(own)) }
    let first = group.units[0]
    if unit.notes != first.notes || unit.context != first.context { lose(unit, .ownNotes) }
  }
}

extension BilingualUnit {
  /// The translators' comment, line by line.
  fileprivate var translatorComments: [String] {
    notes.filter { $0.author == POComments.translator }.flatMap(\.text.commentLines)
  }

  /// Whether its number may have decimals.
  fileprivate var hasDecimals: Bool {
    valueType?.last.map { "fFeEgGaA".contains($0) } ?? false
  }
}

extension String {
  fileprivate static let untranslatable = "it is not to be translated, so it is left out"
  fileprivate static let nothingToTranslate = "the text is empty, so it is left out"
  fileprivate static let twice = "duplicate entry; the second is left out"
  fileprivate static let unknownSource =
    "the source string is unknown, so the key is written instead"
  fileprivate static let emptyTarget = "an empty translation counts as none in gettext"
  fileprivate static let endOfText = "gettext cannot hold the character U+0000, so it is left out"
  fileprivate static let unreadablePath = "the path cannot be read back from msgctxt"
  fileprivate static let ownNotes = "its notes are left out, as its entry has those of another form"

  fileprivate static func thirdSource(_ text: String) -> String {
    "gettext has two source strings, and its own, “\(text)”, is neither, so it is left out"
  }

  fileprivate static func author(_ name: String) -> String {
    "the author of a note, “\(name)”, is left out"
  }

  fileprivate static func state(_ state: TranslationState, readAs read: TranslationState) -> String
  {
    "gettext has no state “\(state.rawValue)”, so it is read back as “\(read.rawValue)”"
  }
}
