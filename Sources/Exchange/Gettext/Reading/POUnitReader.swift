import AuditModel
import Localization
import SourceText
import TextShaping
import XMLReading

/// Turns the entries of a PO file into strings with their translations.
struct POUnitReader {
  private let content: POContent
  private let path: String
  /// The language of the translations, by the header or the file's name.
  let language: LocaleIdentifier?
  private let forms: PluralForms?
  private let indices: PluralIndices?
  /// The strings that have an entry of their own.
  private var ownEntries: Set<POUnitID> = []
  /// Whether the file marks the formats of C, so that the others are none.
  private let marksFormats: Bool
  private var lines: [POUnitID: Int] = [:]
  private var fileIndices: [String: Int] = [:]

  private(set) var files: [BilingualFile] = []
  private(set) var slots: [POUnitID: POSlot] = [:]
  private(set) var problems: [POParser.Problem] = []

  init(_ content: POContent, path: String) {
    self.content = content
    self.path = path
    language = POLanguage.locale(named: content.header.language, in: path)
    marksFormats = content.entries.contains { $0.flags.contains("c-format") }
    let locale = language ?? content.header.sourceLanguage ?? "en"
    guard content.entries.contains(where: { $0.pluralID != nil }) else {
      (forms, indices) = (nil, nil)
      return
    }
    let rules = PluralRules(language: locale.identifier)
    let forms = content.header.pluralForms ?? content.unnamedForms(rules)
    self.forms = forms
    indices = PluralIndices(forms, rules: rules)
  }

  /// Reads all entries.
  mutating func read() {
    let headers = content.entries.filter(\.isHeader)
    for header in headers.dropFirst() {
      report(.duplicate(line: headers.first?.location.line ?? 1), at: header.location)
    }
    let active = content.entries.indices.filter { index in
      !content.entries[index].isObsolete && !content.entries[index].isHeader
    }
    checkPluralForms()
    let contexts = POIdentity.contexts(of: active.map { content.entries[$0] })
    for (index, context) in zip(active, contexts) where content.entries[index].pluralID == nil {
      ownEntries.insert(POUnitID(context))
    }
    for (index, context) in zip(active, contexts) { read(at: index, context) }
    noteUnheld(zip(active, contexts).filter { $1.original.isEmpty }.map { content.entries[$0.0] })
    for index in files.indices { files[index].units.sortForms() }
  }

  private mutating func report(_ finding: POFinding, at location: TextLocation) {
    problems.append(POParser.Problem(location: location, finding: finding))
  }

  /// Notes what a file written of the strings has no place for.
  ///
  /// - Parameter foreign: the entries of other programs, which alone have references and flags that
  ///   say more than the strings.
  private mutating func noteUnheld(_ foreign: [POEntry]) {
    guard !files.isEmpty else { return }
    for entry in foreign {
      let flags = entry.flags.filter { $0 != "fuzzy" && !$0.isEmpty }
      let lost = (entry.references.isEmpty ? [] : [.references]) + flags.map(String.flag)
      files[0].unheld += lost.map { ConversionLoss(key: entry.id?.value ?? "", $0) }
    }
    for entry in content.entries where entry.isObsolete {
      files[0].unheld.append(ConversionLoss(key: entry.id?.value ?? "", .obsolete))
    }
  }

  private mutating func checkPluralForms() {
    guard let forms, let indices else { return }
    if content.header.hasPlaceholderForms, content.hasPluralTranslations {
      let rules = PluralRules(language: (language ?? "en").identifier)
      report(
        .placeholderForms(readAs: forms.text, own: PluralForms.of(rules)?.text),
        at: content.headerLocation)
    }
    if content.header.namesPluralForms && content.header.pluralForms == nil {
      report(.unreadablePluralForms(readAs: forms.text), at: content.headerLocation)
    }
    for form in indices.unreachedForms {
      report(
        .unreachedForm(form, language?.identifier ?? "the language"), at: content.headerLocation)
    }
  }

  private mutating func read(at index: Int, _ context: POContext) {
    let entry = content.entries[index]
    if entry.pluralID == nil {
      let slot = POSlot.form(entry: index, index: entry.forms.first?.index ?? 0)
      return add(entry, context, context.path, source: entry.id?.value, slot)
    }
    checkForms(of: entry)
    if let format = context.format {
      add(entry, context, .text, source: format, .format(format))
    }
    for (category, slot) in slots(of: entry, at: index, context) {
      let source = category == .one ? entry.id : entry.pluralID
      add(entry, context, context.path.appending(.plural(category)), source: source?.value, slot)
    }
    for form in entry.forms where !form.text.value.isEmpty && isUnreached(form) {
      lose(context, context.path, .unreachedForm(form.index ?? 0, form.text.value))
    }
  }

  /// Whether no category has a form, so that it is in the PO file only.
  private func isUnreached(_ form: POEntry.Form) -> Bool {
    guard let forms, let indices, let index = form.index else { return false }
    return index >= forms.count || indices.unreachedForms.contains(index)
  }

  private mutating func lose(_ context: POContext, _ path: VariationPath, _ message: String) {
    guard let file = fileIndices[context.original] else { return }
    files[file].losses.append(ConversionLoss(key: context.key, path: path, message))
  }

  /// The forms by the categories of the language.
  private func slots(
    of entry: POEntry, at index: Int, _ context: POContext
  ) -> [(category: PluralCategory, slot: POSlot)] {
    guard let indices else { return [] }
    func isOwnEntry(_ category: PluralCategory) -> Bool {
      ownEntries.contains(POUnitID(context, context.path.appending(.plural(category))))
    }
    let forms = indices.categories.compactMap { category -> (PluralCategory, POSlot)? in
      if let form = indices[category] { return (category, .form(entry: index, index: form)) }
      guard !isOwnEntry(category), let other = indices.substituteForOther,
        let form = indices[other]
      else { return nil }
      return (category, .shared(entry: index, index: form))
    }
    // A language without a form for one thing still has to keep the source string for it.
    let isSame = entry.id?.value == entry.pluralID?.value
    if isSame || indices.categories.contains(.one) || isOwnEntry(.one) { return forms }
    return [(.one, .sourceOnly)] + forms
  }

  private mutating func checkForms(of entry: POEntry) {
    guard let forms, let location = entry.forms.first?.text.location else { return }
    for form in entry.forms {
      guard let index = form.index, index >= forms.count else { continue }
      report(.excessForm(index, of: forms.count), at: form.text.location)
    }
    if let missing = (0..<forms.count).first(where: { entry[form: $0] == nil }) {
      report(.missingForm(missing), at: location)
    }
  }

  private mutating func add(
    _ entry: POEntry, _ context: POContext, _ path: VariationPath, source: String?, _ slot: POSlot
  ) {
    let id = POUnitID(context, path)
    if let line = lines[id] {
      lose(context, path, .duplicate(line: line))
      return report(.duplicate(line: line), at: entry.location)
    }
    lines[id] = entry.location.line
    slots[id] = slot
    let unit = unit(entry, id, source: source, slot)
    let file = fileIndices[id.original] ?? files.count
    if file == files.count { addFile(id.original) }
    files[file].units.append(unit)
  }

  private mutating func addFile(_ original: String) {
    fileIndices[original] = files.count
    var file = BilingualFile(
      original: original, sourceLocale: content.header.sourceLanguage ?? "en",
      targetLocale: language)
    file.revisionDate = content.header.revisionDate
    files.append(file)
  }
}

extension String {
  fileprivate static let references = "the references to source code (#:) are left out"
  fileprivate static let obsolete = "an obsolete entry (#~) is left out"

  fileprivate static func flag(_ name: String) -> String { "the flag “\(name)” is left out" }
}

extension POContent {
  /// Whether an entry with plural forms is translated.
  fileprivate var hasPluralTranslations: Bool {
    entries.contains { entry in
      !entry.isObsolete && entry.pluralID != nil
        && entry.forms.contains { !$0.text.value.isEmpty }
    }
  }

  /// The forms of a file whose header names none: those of the language, unless its entries have
  /// two, as English and as gettext then takes them.
  fileprivate func unnamedForms(_ rules: PluralRules) -> PluralForms {
    let count = entries.lazy.filter { $0.pluralID != nil }.map(\.forms.count).max()
    let known = PluralForms.of(rules)
    let isStandard = count == PluralForms.standard.count && known?.count != count
    return isStandard ? .standard : known ?? .standard
  }
}

extension POUnitReader {
  private func unit(
    _ entry: POEntry, _ id: POUnitID, source: String?, _ slot: POSlot
  ) -> BilingualUnit {
    let comments = POComments(extracted: entry.extractedComments)
    let translatorComments = entry.translatorComments.joined(separator: "\n")
    let target = target(of: entry, slot)
    var unit = BilingualUnit(
      key: id.key, path: id.path, source: source, target: target,
      state: target == nil ? .new : entry.isFuzzy ? .needsReview : .translated,
      notes: comments.notes.map { BilingualUnit.Note($0) }
        + (translatorComments.isEmpty
          ? [] : [BilingualUnit.Note(translatorComments, author: POComments.translator)]),
      context: comments.context, valueType: id.path.isText ? nil : comments.valueType,
      location: location(entry.location), targetLocation: targetLocation(of: entry, slot))
    unit.argumentNumber = id.path.isText ? nil : comments.argumentNumber
    unit.gettextFlags =
      POFormatFlags(
        entry.flags, marksFormats: marksFormats,
        isDocumentation: entry.extractedComments.contains { $0.hasPrefix("type: ") }
      ).flags
    return unit
  }

  /// The translation; gettext has an empty one for strings without any.
  private func target(of entry: POEntry, _ slot: POSlot) -> String? {
    switch slot {
    case .form(_, let index), .shared(_, let index):
      let text = entry[form: index]?.value ?? ""
      return text.isEmpty ? nil : text
    case .sourceOnly: return nil
    case .format(let format):
      return entry.forms.allSatisfy(\.text.value.isEmpty) ? nil : format
    }
  }

  private func targetLocation(of entry: POEntry, _ slot: POSlot) -> SourceLocation {
    switch slot {
    case .form(_, let index), .shared(_, let index):
      location(entry[form: index]?.location ?? entry.location)
    case .format, .sourceOnly: location(entry.location)
    }
  }

  private func location(_ location: TextLocation) -> SourceLocation {
    SourceLocation(file: path, line: location.line, column: location.column)
  }
}

extension POUnitID {
  fileprivate init(_ context: POContext, _ path: VariationPath) {
    self.init(original: context.original, key: context.key, path: path)
  }

  fileprivate init(_ context: POContext) { self.init(context, context.path) }
}

extension [BilingualUnit] {
  /// Puts the forms of one text that follow each other into the order of the categories: those that
  /// gettext has no form for have entries of their own.
  fileprivate mutating func sortForms() {
    var start = startIndex
    while start < endIndex {
      var end = index(after: start)
      while end < endIndex, self[end].isForm(ofSameTextAs: self[start]) { formIndex(after: &end) }
      if end - start > 1 { self[start..<end].sort { $0.path < $1.path } }
      start = end
    }
  }
}

extension BilingualUnit {
  fileprivate func isForm(ofSameTextAs other: BilingualUnit) -> Bool {
    key == other.key && path.category != nil && other.path.category != nil
      && path.steps.dropLast() == other.path.steps.dropLast()
  }
}

extension String {
  fileprivate static func unreachedForm(_ index: Int, _ text: String) -> String {
    "no plural category of the language has the form \(index), “\(text)”, so it is left out"
  }

  fileprivate static func duplicate(line: Int) -> String {
    "duplicate of the entry in line \(line), which is used; it is left out"
  }
}
