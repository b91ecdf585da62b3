import AuditModel
import Localization
import TextShaping

/// Small strings with what a rule says of them: a part of its contract, and of its page.
package struct TranslationExample: Sendable {
  /// Its special property.
  package let title: String
  /// The files that it consists of.
  package let files: [LocalizationFile]
  /// The keys at which the rule finds something, each once for every finding.
  package let findings: [String]
  /// The translation after the safe fix, when there has to be one.
  package let fixed: String?
  /// The facts from outside of the strings.
  package let facts: OutsideFacts

  /// The strings of the files.
  package var project: LocalizationProject { LocalizationProject(files: files) }

  private init(
    _ title: String, files: [LocalizationFile], findings: [String], fixed: String? = nil,
    facts: OutsideFacts = OutsideFacts()
  ) {
    self.title = title
    self.files = files
    self.findings = findings
    self.fixed = fixed
    self.facts = facts
  }
}

extension TranslationExample {
  /// The key of examples with one text.
  package static let key = "text"

  /// A text and a translation in which the rule finds nothing.
  static func passes(
    _ title: String, _ source: ExampleText, _ target: ExampleText, in locale: LocaleIdentifier,
    comment: String? = nil, table: String = "Localizable"
  ) -> TranslationExample {
    TranslationExample(
      title,
      files: ExampleFiles.catalog(
        table, [(key, comment, ["en": source, locale: target])], from: "en"),
      findings: [])
  }

  /// A text and a translation in which the rule finds something, once, and with what the safe fix
  /// leads to, when there is one.
  static func finds(
    _ title: String, _ source: ExampleText, _ target: ExampleText, in locale: LocaleIdentifier,
    fixed: String? = nil, comment: String? = nil, table: String = "Localizable"
  ) -> TranslationExample {
    TranslationExample(
      title,
      files: ExampleFiles.catalog(
        table, [(key, comment, ["en": source, locale: target])], from: "en"),
      findings: [key], fixed: fixed)
  }

  /// A text of the source language in which the rule finds nothing.
  static func passes(_ title: String, source: ExampleText) -> TranslationExample {
    TranslationExample(
      title, files: ExampleFiles.catalog("Localizable", [(key, nil, ["en": source])], from: "en"),
      findings: [])
  }

  /// A text of the source language in which the rule finds something, once.
  static func finds(_ title: String, source: ExampleText) -> TranslationExample {
    TranslationExample(
      title, files: ExampleFiles.catalog("Localizable", [(key, nil, ["en": source])], from: "en"),
      findings: [key])
  }

  /// Keys with strings in several languages, of which `en` is the source, and the keys at which the
  /// rule finds something, each as often as it does.
  static func texts(
    _ title: String, _ texts: [(key: String, texts: [LocaleIdentifier: ExampleText])],
    finds findings: [String] = [], facts: OutsideFacts = OutsideFacts()
  ) -> TranslationExample {
    TranslationExample(
      title,
      files: ExampleFiles.catalog(
        "Localizable", texts.map { ($0.key, nil, $0.texts) }, from: "en"),
      findings: findings, facts: facts)
  }

  /// Whole files by their paths, such as `de.lproj/Localizable.strings`, and the keys at which the
  /// rule finds something, each as often as it does; the empty key for a finding about a file.
  static func files(
    _ title: String, _ files: [(path: String, content: String)], finds findings: [String] = [],
    facts: OutsideFacts = OutsideFacts()
  ) -> TranslationExample {
    TranslationExample(
      title, files: files.map { ExampleFiles.file($0.path, Array($0.content.utf8)) },
      findings: findings, facts: facts)
  }
}

extension TranslationExample {
  /// A file of bytes by its path, and the keys at which the rule finds something.
  static func bytes(
    _ title: String, _ path: String, _ bytes: [UInt8], finds findings: [String] = []
  ) -> TranslationExample {
    TranslationExample(title, files: [ExampleFiles.file(path, bytes)], findings: findings)
  }
}

/// A text of an example, or its forms for numbers.
package enum ExampleText: Sendable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  /// One text.
  case text(String)
  /// A text for each plural category.
  case plural([(category: PluralCategory, text: String)])
  /// A text in a state.
  case state(TranslationState, String)

  /// Takes one text.
  package init(stringLiteral value: String) { self = .text(value) }

  /// Takes a text for each plural category.
  package init(dictionaryLiteral elements: (PluralCategory, String)...) {
    self = .plural(elements.map { ($0.0, $0.1) })
  }
}

/// Makes files of examples, so that rules see what people write.
enum ExampleFiles {
  typealias Entry = (key: String, comment: String?, texts: [LocaleIdentifier: ExampleText])

  /// A file by its path.
  static func file(_ path: String, _ bytes: [UInt8]) -> LocalizationFile {
    var parts = path.split(separator: "/").map { String($0) }
    let name = parts.popLast() ?? path
    var locale: LocaleIdentifier?
    var isBase = false
    if let folder = parts.last, folder.hasSuffix(".lproj") {
      isBase = folder == "Base.lproj"
      locale = isBase ? nil : LocaleIdentifier(String(folder.dropLast(6)))
      parts.removeLast()
    }
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return LocalizationFile(
      path: path, folder: parts.joined(separator: "/"), name: String(name[..<dot]),
      kind: LocalizationFile.Kind(fileName: name) ?? .strings, locale: locale, isBase: isBase,
      bytes: bytes)
  }

  /// A string catalog.
  static func catalog(
    _ name: String, _ entries: [Entry], from source: LocaleIdentifier
  ) -> [LocalizationFile] {
    let strings = entries.map { entry in
      let localizations = entry.texts.sorted { $0.key < $1.key }.map { locale, text in
        "\(json(locale.identifier)):\(localization(text))"
      }
      let comment = entry.comment.map { "\"comment\":\(json($0))," } ?? ""
      return "\(json(entry.key)):{\(comment)\"extractionState\":\"manual\","
        + "\"localizations\":{\(localizations.joined(separator: ",\n"))}}"
    }
    let text =
      "{\"sourceLanguage\":\(json(source.identifier)),\"strings\":{\n"
      + "\(strings.joined(separator: ",\n"))},\"version\":\"1.0\"}"
    return [file("\(name).xcstrings", Array(text.utf8))]
  }

  private static func localization(_ text: ExampleText) -> String {
    switch text {
    case .text(let text): return "{\(unit(text))}"
    case .state(let state, let text): return "{\(unit(text, state))}"
    case .plural(let forms):
      let forms = forms.map { "\"\($0.category.rawValue)\":{\(unit($0.text))}" }
      return "{\"variations\":{\"plural\":{\(forms.joined(separator: ","))}}}"
    }
  }

  private static func unit(_ text: String, _ state: TranslationState = .translated) -> String {
    let name =
      switch state {
      case .new: "new"
      case .machineTranslated: "machine_translated"
      case .needsReview: "needs_review"
      case .translated, .reviewed, .final: "translated"
      }
    return "\"stringUnit\":{\"state\":\"\(name)\",\"value\":\(json(text))}"
  }

  private static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
