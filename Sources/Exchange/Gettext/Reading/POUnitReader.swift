import AuditModel
import Localization
import SourceText
import TextShaping
import XMLReading

/// Turns the entries of a PO file into strings with their translations.
struct POUnitReader {
  private let content: POContent
  private let path: String
  /// The language of the translations: that of the header, or else that of the file's name.
  let language: LocaleIdentifier?
  private let forms: PluralForms?
  private let indices: PluralIndices?
  /// The strings that have an entry of their own.
  private var ownEntries: Set<POUnitID> = []
  private var lines: [POUnitID: Int] = [:]
  private var fileIndices: [String: Int] = [:]

  private(set) var files: [BilingualFile] = []
  private(set) var slots: [POUnitID: POSlot] = [:]
  private(set) var problems: [POParser.Problem] = []

  init(_ content: POContent, path: String) {
    self.content = content
    self.path = path
    language = content.header.language ?? POLanguage.locale(ofFile: path)
    let locale = language ?? content.header.sourceLanguage ?? "en"
    guard content.entries.contains(where: { $0.pluralID != nil }) else {
      (forms, indices) = (nil, nil)
      return
    }
    let rules = PluralRules(language: locale.identifier)
    forms = content.header.pluralForms ?? PluralForms.of(rules)
    indices = forms.map { PluralIndices($0, rules: rules) }
  }

  /// Reads all entries.
  mutating func read() {
    let headers = content.entries.filter(\.isHeader)
    for header in headers.dropFirst() {
      report(.duplicate(line: headers.first?.location.line ?? 1), at: header.location)
    }
    let active = content.entries.enumerated().filter { !$1.isObsolete && !$1.isHeader }
    if active.contains(where: { $1.pluralID != nil }) { checkPluralForms() }
    ownEntries = Set(
      active.filter { $1.pluralID == nil }.map { POUnitID(POContext(of: $1)) })
    for (index, entry) in active { read(entry, at: index) }
    for index in files.indices { files[index].units.sortForms() }
  }

  private mutating func report(_ finding: POFinding, at location: TextLocation) {
    problems.append(POParser.Problem(location: location, finding: finding))
  }

  private mutating func checkPluralForms() {
    let isUnreadable = content.header.namesPluralForms && content.header.pluralForms == nil
    if isUnreadable || forms == nil {
      report(.noPluralForms, at: content.headerLocation)
    } else if let indices, let language, !indices.agreesWithLanguage {
      report(.otherPluralForms(language.identifier), at: content.headerLocation)
    }
  }

  private mutating func read(_ entry: POEntry, at index: Int) {
    let context = POContext(of: entry)
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
  }

  /// The forms by the categories of the language.
  private func slots(
    of entry: POEntry, at index: Int, _ context: POContext
  ) -> [(category: PluralCategory, slot: POSlot)] {
    guard let indices else { return [] }
    return indices.categories.compactMap { category in
      if let form = indices[category] { return (category, .form(entry: index, index: form)) }
      let id = POUnitID(context, context.path.appending(.plural(category)))
      guard !ownEntries.contains(id), let other = indices.substituteForOther,
        let form = indices[other]
      else { return nil }
      return (category, .shared(entry: index, index: form))
    }
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
      return report(.duplicate(line: line), at: entry.location)
    }
    lines[id] = entry.location.line
    slots[id] = slot
    let unit = unit(entry, id, source: source, slot)
    let file = fileIndices[id.original] ?? files.count
    if file == files.count {
      fileIndices[id.original] = file
      files.append(
        BilingualFile(
          original: id.original, sourceLocale: content.header.sourceLanguage ?? "en",
          targetLocale: language))
    }
    files[file].units.append(unit)
  }
}

extension POUnitReader {
  private func unit(
    _ entry: POEntry, _ id: POUnitID, source: String?, _ slot: POSlot
  ) -> BilingualUnit {
    let comments = POComments(extracted: entry.extractedComments)
    let translatorComments = entry.translatorComments.joined(separator: "\n")
    let target = target(of: entry, slot)
    return BilingualUnit(
      key: id.key, path: id.path, source: source, target: target,
      state: target == nil ? .new : entry.isFuzzy ? .needsReview : .translated,
      notes: comments.notes.map { BilingualUnit.Note($0) }
        + (translatorComments.isEmpty
          ? [] : [BilingualUnit.Note(translatorComments, author: POComments.translator)]),
      context: comments.context, valueType: id.path.isText ? nil : comments.valueType,
      location: location(entry.location), targetLocation: targetLocation(of: entry, slot))
  }

  /// The translation; gettext has an empty one for strings without any.
  private func target(of entry: POEntry, _ slot: POSlot) -> String? {
    switch slot {
    case .form(_, let index), .shared(_, let index):
      let text = entry[form: index]?.value ?? ""
      return text.isEmpty ? nil : text
    case .format(let format):
      return entry.forms.allSatisfy(\.text.value.isEmpty) ? nil : format
    }
  }

  private func targetLocation(of entry: POEntry, _ slot: POSlot) -> SourceLocation {
    switch slot {
    case .form(_, let index), .shared(_, let index):
      location(entry[form: index]?.location ?? entry.location)
    case .format: location(entry.location)
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

extension POContext {
  /// The identity of an entry by its `msgctxt`, or by its source string where that names no file
  /// and key.
  fileprivate init(of entry: POEntry) {
    if let context = entry.context.flatMap({ POContext($0.value) }) {
      self = context
    } else {
      self.init(
        original: entry.references.first.map { Self.file(inReference: $0) } ?? "",
        key: entry.context?.value ?? entry.id?.value ?? "")
    }
  }

  /// The file of `file:line`; a name with spaces is between U+2068 and U+2069.
  private static func file(inReference text: String) -> String {
    let text = text.trimmed
    let isIsolated = text.hasPrefix("\u{2068}")
    let name =
      isIsolated
      ? text.dropFirst().prefix { $0 != "\u{2069}" } : text.prefix { !$0.isWhitespace }
    guard let colon = name.lastIndex(of: ":"), colon < name.endIndex,
      name[name.index(after: colon)...].allSatisfy({ $0.isASCII && $0.isNumber })
    else { return String(name) }
    return String(name[..<colon])
  }
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
