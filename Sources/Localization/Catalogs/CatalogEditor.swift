import AuditModel
import JSONReading
import SourceText

/// Changes a string catalog.
struct CatalogEditor {
  let tree: CatalogTree
  private let strings: Int
  let sourceLocale: LocaleIdentifier
  let localeNames: [LocaleIdentifier: [String]]
  private let style: JSONStyle
  /// The object of each key; of several the last, which counts.
  private let keys: [ExactText: Int]
  /// The objects before it, for keys that are there more than once.
  private let shadowed: [ExactText: [Int]]
  var editing = DocumentEditing()
  var objects: [Int: CatalogObjectEdit] = [:]

  init(
    _ tree: CatalogTree, strings: Int, sourceLocale: LocaleIdentifier,
    localeNames: [LocaleIdentifier: [String]]
  ) {
    self.tree = tree
    self.strings = strings
    self.sourceLocale = sourceLocale
    self.localeNames = localeNames
    style = JSONStyle(of: tree.json)
    var keys: [ExactText: Int] = [:]
    var shadowed: [ExactText: [Int]] = [:]
    for key in tree.json.children(of: strings) {
      let name = ExactText(tree.json.name(of: key))
      if let other = keys.updateValue(key, forKey: name) {
        shadowed[name, default: []].append(other)
      }
    }
    (self.keys, self.shadowed) = (keys, shadowed)
  }

  /// The bytes with what is asked for done.
  mutating func apply(_ changes: [TextChange]) -> Applied<TextChange> {
    for (locale, changes) in changes.byLocale() {
      for change in changes.byKey() { apply(change, in: locale) }
    }
    for (object, edit) in objects.sorted(by: { $0.key < $1.key }) {
      editing.edits += edit.edits(of: object, in: tree.json, style: style)
    }
    let source = tree.json.source
    let text = EncodedText(detecting: source.bytes)
    // Places in the JSON count the byte order mark.
    let mark = text.detection.markLength
    let edits = editing.edits.map { edit in
      TextEdit(
        range: edit.range.lowerBound - mark..<edit.range.upperBound - mark, text: edit.text,
        rank: edit.rank)
    }
    return Applied<TextChange>(
      bytes: text.applying(edits), rejections: editing.rejections(among: changes))
  }

  private mutating func apply(_ change: KeyChanges, in locale: LocaleIdentifier) {
    let key = keys[ExactText(change.key)]
    switch change.base {
    case .removed:
      if let reason = remove(change.key, key, in: locale), let asked = change.baseChange {
        editing.reject(asked, because: reason)
      }
      for leaf in change.leaves {
        editing.reject(leaf.change, because: "the key “\(change.key)” is removed")
      }
    case .replaced(let entry):
      guard let asked = change.baseChange else { return }
      if let reason = put(entry.changed(by: change.leaves), key, in: locale) {
        editing.reject(asked, because: reason)
      }
    case .kept: set(change.leaves, of: change.key, key, in: locale)
    }
  }

  private mutating func set(
    _ leaves: [KeyChanges.LeafChange], of name: String, _ key: Int?, in locale: LocaleIdentifier
  ) {
    var shape: Shape?
    for leaf in leaves {
      let reason =
        key.map { set(leaf, of: $0, in: locale, &shape) } ?? addLeaf(leaf, toNew: name, locale)
      if let reason {
        editing.reject(leaf.change, because: reason)
      }
    }
  }

  /// Adds a text to a key that is itself being added; returns why not when it is not.
  private mutating func addLeaf(
    _ leaf: KeyChanges.LeafChange, toNew key: String, _ locale: LocaleIdentifier
  ) -> String? {
    guard let text = leaf.text, leaf.path.isText, objects[strings]?.isAdding(key) == true else {
      return "there is no key “\(key)”"
    }
    let unit = JSONValue.nested(["stringUnit"], .unit(text, leaf.state))
    let names = ["localizations", name(of: locale)]
    objects[strings]?.add(key, .nested(names, unit))
    return nil
  }

  func reader(for locale: LocaleIdentifier) -> CatalogReader {
    CatalogReader(
      tree, localeNames: localeNames[locale] ?? [], isSource: locale == sourceLocale)
  }
}

extension CatalogEditor {
  /// Takes a key away, or its strings in one language; returns why not when it cannot.
  ///
  /// Both of a duplicate go, since the other one would count then.
  private mutating func remove(
    _ name: String, _ key: Int?, in locale: LocaleIdentifier
  ) -> String? {
    guard let key else { return "there is no key “\(name)”" }
    let keys = (shadowed[ExactText(name)] ?? []) + [key]
    if locale == sourceLocale {
      objects[strings, default: CatalogObjectEdit()].removed.formUnion(keys)
      return nil
    }
    let names = Set(localeNames[locale] ?? [])
    var isThere = false
    for key in keys {
      guard let all = tree.json.field("localizations", of: key),
        tree.json.kind(of: all) == .object
      else { continue }
      let gone = tree.json.children(of: all).filter { names.contains(tree.json.name(of: $0)) }
      if gone.isEmpty { continue }
      isThere = true
      objects[all, default: CatalogObjectEdit()].removed.formUnion(gone)
    }
    return isThere ? nil : "“\(name)” has no text in \(locale)"
  }

  /// Puts an entry in the place of the strings of a language, or adds it.
  private mutating func put(
    _ entry: TableEntry, _ key: Int?, in locale: LocaleIdentifier
  ) -> String? {
    var reader = reader(for: locale)
    let old = key.flatMap { reader.localization(of: $0) }
    if let old, let value = reader.value(of: old), value.hasSameShape(as: entry.value) {
      setLeaves(of: entry, in: old)
      return nil
    }
    let (value, losses) = entry.value.asCatalogValue(key: entry.key)
    if let loss = losses.first { return loss.message }
    var entry = entry
    entry.value = value
    let localization = entry.catalogLocalization
    guard let key else {
      let object = entry.catalogObject.merging(
        .nested(["localizations", name(of: locale)], localization))
      objects[strings, default: CatalogObjectEdit()].add(entry.key, object)
      return nil
    }
    guard let old else { return add(localization, to: key, in: locale) }
    replace(old, by: localization)
    return nil
  }

  /// Changes the strings of a language one by one, which keeps what is not known here.
  private mutating func setLeaves(of entry: TableEntry, in localization: Int) {
    for leaf in entry.leaves {
      _ = setExisting(leaf.path, leaf.text, entry.states[leaf.path], in: localization)
    }
  }

  private mutating func replace(_ index: Int, by value: JSONValue) {
    let range = tree.json.range(of: index)
    let indentation = tree.json.source.bytes.indentation(
      at: tree.json.nameRange(of: index).lowerBound)
    let style = indentation == nil ? style.inOneLine : style
    let text = style.text(of: value, indentation: indentation ?? "")
    if text != tree.json.written(index) { editing.edits.append(.replace(range, with: text)) }
  }

  /// Adds what a language says to the object of a key.
  mutating func add(
    _ localization: JSONValue, to key: Int, in locale: LocaleIdentifier
  ) -> String? {
    guard tree.json.kind(of: key) == .object else { return "the key has no object" }
    let name = name(of: locale)
    guard let all = tree.json.field("localizations", of: key) else {
      objects[key, default: CatalogObjectEdit()].add(
        "localizations", .object([(name, localization)]))
      return nil
    }
    guard tree.json.kind(of: all) == .object else { return "“localizations” is no object" }
    objects[all, default: CatalogObjectEdit()].add(name, localization)
    return nil
  }

  /// A language as the file writes it.
  private func name(of locale: LocaleIdentifier) -> String {
    localeNames[locale]?.last ?? locale.identifier
  }
}

extension TableEntry {
  /// The object of the key without its languages.
  var catalogObject: JSONValue {
    var fields: [(name: String, value: JSONValue)] = []
    if let comment { fields.append(("comment", .text(comment))) }
    if let extraction { fields.append(("extractionState", .text(extraction.rawValue))) }
    if isCommentGenerated {
      fields.append(("isCommentAutoGenerated", JSONValue(kind: .bool(true))))
    }
    if !isTranslatable { fields.append(("shouldTranslate", JSONValue(kind: .bool(false)))) }
    return .object(fields)
  }
}

extension [TextChange] {
  /// The changes of each language, in the order in which languages were first named.
  fileprivate func byLocale() -> [(LocaleIdentifier, [TextChange])] {
    var order: [LocaleIdentifier] = []
    var changes: [LocaleIdentifier: [TextChange]] = [:]
    for change in self {
      if changes[change.locale] == nil { order.append(change.locale) }
      changes[change.locale, default: []].append(change)
    }
    return order.map { ($0, changes[$0] ?? []) }
  }
}
