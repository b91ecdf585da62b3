import AuditModel
import MessageSyntax
import TextAnalysis

/// A translation has the tags of its source, well nested.
package struct MarkupTagsRule: TextPairRule {
  package static let description = RuleDescription(
    id: "markup-tags", title: "Changed or broken markup tag",
    rationale: """
      A tag that is not closed makes the rest of the string bold or a link, a lost tag removes \
      the link, and people see a broken tag as characters.
      """,
    howToFix: """
      Copy the tags of the source string, close them in the opposite order in which they were \
      opened, and translate only the words between them and attributes such as `alt` and \
      `title`.
      """,
    falseAlarm: """
      Tags added or removed on purpose are reported: formatting tags (`b`, `i`, `br`, `p`) as \
      notes, links and others as warnings. Words in angle brackets that are never closed, such \
      as `<Name>`, are exempt.
      """,
    severity: .error,
    standards: [])

  package static let kinds = [110]

  package static let looksFor: TextFeatures = .angle

  package static let examples: [TranslationExample] = [
    .passes("the same", "<b>Save</b> it", "<b>Sichern</b> Sie", in: "de"),
    .passes("another order", "<b>A</b> and <i>b</i>", "<i>b</i>と<b>A</b>", in: "ja"),
    .passes("ways to write a line break", "one<br>two", "uno<br/>due", in: "it"),
    .passes("a name in angle brackets", "Hello <Name>!", "Hallo <Vorname>!", in: "de"),
    .passes("an Italian word that is a tag", "<from> to <to>", "<da> ad <a>", in: "it"),
    .passes(
      "an argument in an attribute", "<a id=\"%@\">x</a> %@", "%2$@ <a id=\"%1$@\">y</a>", in: "tr"),
    .passes("less and more", "a < b and c > d", "a < b ja c > d", in: "fi"),
    .passes("an arrow", "Settings > General", "Réglages > Général", in: "fr"),
    .passes(
      "attributes that people read", "<img src=\"a.png\" alt=\"Cat\"/>",
      "<img src='a.png' alt='Kočka' />", in: "cs"),
    .passes("tags by number", "<0>Sign in</0> now", "现在<0>登录</0>", in: "zh-Hans"),
    .passes(
      "spaces in a style", "<p style=\" color: red;\">a</p>", "<p style=\"color:red;\">b</p>",
      in: "zh-Hans"),
    .passes("a paragraph with its end", "<p>One\n<p>Two", "<p>Uno</p>\n<p>Due</p>", in: "it"),
    .passes("capitals", "<B>Save</B>", "<b>Opslaan</b>", in: "nl"),
    .passes(
      "an element of XML with a name that has no end in HTML", "See <link a=\"b\">this</link>",
      "Siehe <link a=\"b\">hier</link>", in: "de"),
    .passes(
      "a word of which another one is one in brackets", "<a> <op> <b>", "<a> ‹rel> <b>", in: "it"),
    .finds(
      "an element that ends behind a capital", "Take <bold>Vitamin C</bold> daily",
      "Nehmen Sie täglich C-Vitamine", in: "de"),
    .passes("a path of a manual page", "See F<%DIR%/a>.", "Vedi F</etc/a>.", in: "it"),
    .finds("a tag is lost", "<b>Save</b> it", "Сохранить", in: "ru"),
    .finds("not closed", "<b>Save</b> it", "<b>Zapisz to", in: "pl"),
    .finds(
      "a quotation mark is lost", "<a href=\"https://a.org/b\">More</a>",
      "<a href=\"https://a.org/b>Więcej</a>", in: "pl"),
    .finds("less emphasis", "<b>Save</b> it <b>now</b>", "<b>Jetzt</b> sichern", in: "de"),
    .finds("a link is lost", "<a href=\"x\">Go</a>", "Los", in: "de"),
    .finds("opened twice", "<b>Save</b> it", "<b>Spara<b> det", in: "sv"),
    .finds("wrongly nested", "<b><i>Save</i></b>", "<b><i>Lagre</b></i>", in: "nb"),
    .finds("closed before it is opened", "<b>Save</b>", "</b>Guardar<b>", in: "es"),
    .finds("the name is translated", "<bold>Save</bold>", "<gras>Garder</gras>", in: "fr"),
    .finds("a space in the tag", "<b>Save</b> it", "< b>Salvar</b>", in: "pt-BR"),
    .finds("a line break is lost", "one<br>two", "один, два", in: "uk"),
    .finds("an attribute is changed", "<a id=\"1\">x</a>", "<a id=\"2\">x</a>", in: "tr"),
    .finds("a tag too many", "Save", "<b>Mentés</b>", in: "hu"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    if pair.hasSameTags { return [] }
    let source = MarkupTags(pair.source.tags)
    let target = MarkupTags(pair.target.tags)
    guard !source.isEmpty || !target.isEmpty else { return [] }
    if let (tag, fault) = target.firstFault, source.firstFault == nil,
      fault != .unclosed || !source.leavesOpen(tag)
    {
      return [
        TextViolation(
          "the tag \(tag.text) \(fault.clause)",
          suggestion: "close tags in the opposite order in which they are opened")
      ]
    }
    if let tag = source.missing(in: target) {
      return [
        TextViolation(
          "the tag \(tag.text) of the source is missing or broken",
          suggestion: "write the tags as in the source",
          severity: tag.isTaste || isOfDocumentation(tag, pair, target) ? .note : .warning)
      ]
    }
    func isLeftOut(_ tag: MarkupTag) -> Bool {
      // Words in angle brackets may be names of tags in another language.
      MarkupTags.isNeedlessEnd(tag)
        || (source.hasProse && tag.kind == .opening && !target.closes(tag))
    }
    if let tag = target.missing(in: source, unless: { $0.loadsCode || isLeftOut($0) }) {
      let isTaste = tag.isTaste && !source.isEmpty || isOfDocumentation(tag, pair, target)
      return [.extra(tag, severity: isTaste ? .note : .warning)]
    }
    if let change = source.changedAttribute(in: target) { return [.changed(change)] }
    let code = target.missing(in: source) { tag in
      !tag.loadsCode || isLeftOut(tag)
        || pair.target.hasAsWord(element: tag.name, of: pair.source)
    }
    return code.map { [.extra($0, severity: .warning).marked(.codeElement)] } ?? []
  }

  /// Whether a tag is one of the elements of documentation, such as `<app>`, in a PO file: translators name
  /// things with other words, and with other elements.
  private func isOfDocumentation(
    _ tag: MarkupTag, _ pair: TextPair, _ target: MarkupTags
  ) -> Bool {
    pair.targetLocation.isInGettext && !MarkupTags.isOfHTML(tag) && target.firstFault == nil
  }
}

extension MarkupTag {
  /// Whether it only changes the style, which translators may change.
  fileprivate var isTaste: Bool {
    ["br", "wbr", "p", "hr", "b", "i", "em", "u", "strong"].contains(name)
  }
}

extension MarkupTags.Fault {
  fileprivate var clause: String {
    switch self {
    case .openQuote: "has an unclosed quotation mark"
    case .strayEnd: "closes an element that is not open"
    case .unclosed: "is not closed"
    }
  }
}

extension TextViolation {
  fileprivate static func extra(_ tag: MarkupTag, severity: Severity) -> Self {
    Self(
      "the tag \(tag.text) is not in the source",
      suggestion: "remove it, or write the tags as in the source",
      severity: severity)
  }

  fileprivate static func changed(_ change: MarkupTags.AttributeChange) -> Self {
    Self(
      "the tag is \(change.target.text), in the source \(change.source.text)",
      suggestion: change.isAddress
        ? "make sure that the address is right for this language"
        : "write the attributes as in the source",
      severity: change.isAddress && !change.isElsewhere ? .note : .warning)
  }
}
