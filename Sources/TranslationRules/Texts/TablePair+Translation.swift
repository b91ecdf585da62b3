import AuditModel
import Localization
import TextAnalysis

extension TablePair {
  /// Whether the table is there in the other language.
  var hasTarget: Bool {
    knowledge.project.table(target.name, locale: target.locale) != nil
  }

  /// The fix for a key that the target lacks: a catalog, or an exchange file, has it. A string
  /// that varies with numbers belongs in a file of the kind that has it in the source language.
  func adviceToTranslate(_ entry: TableEntry) -> String {
    let file = target.fileName
    let isDictionary = entry.keyLocation.file.hasSuffix(".stringsdict")
    if isDictionary, let stem = file.withoutSuffix(".strings") {
      return "add the key to \(stem).stringsdict"
    }
    if file.hasSuffix(".strings") || file.hasSuffix(".stringsdict") {
      return "add the key to \(file)"
    }
    // One catalog has all languages, so that the advice is the same for each.
    return file.hasSuffix(".xcstrings")
      ? "translate it in \(file)" : "translate it into \(target.locale) in \(file)"
  }

  /// The fix for a table that the target lacks.
  var adviceToAddTable: String {
    let file = source.fileName
    if file.hasSuffix(".xcstrings") { return "translate \(file) into \(target.locale)" }
    let kind = file.hasSuffix(".stringsdict") ? "stringsdict" : "strings"
    return "add \(target.locale).lproj/\(source.name).\(kind)"
  }

  /// Whether the target has the key in a way that cannot be read, so that it is broken rather than
  /// missing.
  func isBroken(at key: String) -> Bool {
    let name = "\(target.locale).lproj/\(target.name).stringsdict"
    return knowledge.project.problems.contains { problem in
      problem.lostKey == key && problem.location.file.hasSuffix(name)
    }
  }
}

extension TableEntry {
  /// Whether the app shows it and it is to be translated; what is its own key and has no letter
  /// looks the same in every language.
  package var needsTranslation: Bool {
    guard isTranslatable, extraction != .stale, !asksForNoTranslation else { return false }
    guard case .text(let text) = value else { return true }
    // “© 2006 Anna Berg” is the same in every language.
    if text.isCopyrightLine { return false }
    guard text.isExactly(key) else { return true }
    return AuditedText(text).hasLetters
  }

  /// Whether its string says that it is not to be translated, and is not shown: “DO NOT LOCALIZE”.
  var asksForNoTranslation: Bool {
    guard case .text(let text) = value, text.utf8.count <= 40,
      // Nearly all strings begin with another letter, and all strings are asked.
      let first = text.utf8.first(where: { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }),
      first | 0x20 == UInt8(ascii: "d")
    else { return false }
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.joined(separator: " ")
      .replacing("’", with: "'")
    // “Do not translate” may be the name of a button.
    return ["DO NOT TRANSLATE", "DON'T TRANSLATE"].contains(words)
      || ["do not localize", "do not localise", "don't localize", "don't localise"]
        .contains(words.lowercased())
  }

  /// Whether its string is what Interface Builder writes into a new view, which code replaces before it is seen.
  var isInterfaceDefault: Bool {
    guard isOfInterface, case .text(let text) = value else { return false }
    return Self.interfaceDefaults.contains(text)
  }

  /// Source: the object library of Xcode's Interface Builder.
  private static let interfaceDefaults: Set = [
    "Text Cell", "Table View Cell", "Label", "Multiline Label", "Text Field", "Text", "Button",
    "Title", "Subtitle", "Detail", "Check", "Radio", "Box", "Item", "Menu Item", "Window", "View",
    "Toolbar Item", "First", "Second",
  ]

  /// Whether no comment describes it.
  var hasNoComment: Bool {
    // There is no place for a comment in it.
    if keyLocation.file.hasSuffix(".stringsdict") { return false }
    guard let comment else { return true }
    return comment.isBlank || comment == "No comment provided by engineer."
  }
}

extension StringTable {
  /// How to speak of the table's file.
  var fileName: String {
    file.isEmpty ? "\(locale).lproj/\(name).strings" : file
  }
}

extension SourceLocation {
  /// Whether the app itself reads the file, so that its reader reports what iOS requires.
  var isInFileOfApp: Bool { file.hasSuffix(".xcstrings") || file.hasSuffix(".stringsdict") }
}

extension String {
  /// The string without its end; nil when it ends otherwise.
  fileprivate func withoutSuffix(_ end: String) -> String? {
    hasSuffix(end) ? String(dropLast(end.count)) : nil
  }
}

extension String {
  /// Whether it says who has the rights since when, and hardly more.
  fileprivate var isCopyrightLine: Bool {
    (hasPrefix("©") || hasPrefix("Copyright ©")) && contains(/(19|20)[0-9]{2}/)
      && split(separator: " ").count <= 6
  }
}
