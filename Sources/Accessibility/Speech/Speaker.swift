import AuditModel
import Foundation
import LanguageData
import Layout
import ViewTree

/// Composes what VoiceOver says of the elements of a screen, in the order of iOS: label with value,
/// selection, traits, position, actions and hint.
///
/// Source: AccessibilitySnapshot, `UIAccessibility+SnapshotAdditions.swift`, whose authors compared it with
/// VoiceOver.
package struct Speaker {
  private let words: SpokenWords
  private let locale: LocaleIdentifier

  /// Speaks a language.
  package init(_ locale: LocaleIdentifier) {
    self.locale = locale
    words = SpokenWords(locale)
  }

  /// The utterances of a screen, in the order in which VoiceOver reads its elements.
  package func utterances(of screen: AccessibleScreen) -> [Utterance] {
    let series = Series(screen)
    return screen.elements.map { utterance(of: $0, series.position(of: $0.node), on: screen) }
  }

  private func utterance(
    of element: AccessibilityElement, _ position: SeriesPosition?, on screen: AccessibleScreen
  ) -> Utterance {
    let isSelected = element.traits.contains(.selected)
    let selection = isSelected ? [part(.selection, .selected)] : []
    let content = content(of: element, in: screen.catalog)
    var added =
      moreContent(of: element, in: screen.catalog) + traits(of: element, position, on: screen)
      + states(of: element)
    if let position { added.append(self.position(position)) }
    if !element.customActions.isEmpty { added.append(part(.actions, .actionsAvailable)) }
    if element.customContent.contains(where: { !$0.isImportant }) {
      added.append(part(.moreContent, .moreContentAvailable))
    }
    added += hints(of: element, in: screen.catalog)
    return Utterance(
      node: element.node, parts: selection + content + added,
      text: words.joiners.joined(
        [described(content, isSelected: isSelected)] + added.map(spoken)))
  }

  // MARK: Strings of the app

  private func content(
    of element: AccessibilityElement, in catalog: TextCatalog
  ) -> [Utterance.Part] {
    var parts: [Utterance.Part] = []
    let label = element.label.string(in: catalog).spoken
    if !label.isEmpty, !isBackAlone(element, label) {
      parts.append(.init(kind: .label, text: label, texts: element.label.all))
    }
    if !element.value.isSilent {
      let value = element.value.string(in: catalog).spoken
      if !value.isEmpty {
        parts.append(.init(kind: .value, text: value, texts: element.value.all))
      }
    } else if case .fraction(let share) = element.state {
      parts.append(percent(Int((share * 100).rounded())))
    } else if case .page(let page, let count) = element.state {
      parts.append(self.page(page, of: count))
    }
    return parts
  }

  /// The content that is spoken without a request.
  private func moreContent(
    of element: AccessibilityElement, in catalog: TextCatalog
  ) -> [Utterance.Part] {
    element.customContent.filter(\.isImportant).map { content in
      Utterance.Part(
        kind: .content,
        text: words.joiners.joined(
          label: catalog[content.label].string.spoken, value: catalog[content.value].string.spoken),
        texts: [content.label, content.value])
    }
  }

  /// A back button whose label is the word Back is only called by its trait.
  private func isBackAlone(_ element: AccessibilityElement, _ label: String) -> Bool {
    guard element.traits.contains(.backButton), let back = words.entry(.back) else { return false }
    return label.spokenFold == back.text.spokenFold
  }

  private func percent(_ number: Int) -> Utterance.Part {
    let entry = words.entry(.percentText)
    let text = entry?.text.filled(n: number) ?? "\(number) %"
    return .init(
      kind: .value, text: text,
      words: [.init(name: SpokenPattern.percentText.rawValue, entry: entry)])
  }

  private func page(_ page: Int, of count: Int) -> Utterance.Part {
    let entry = words.entry(.pageNOfM)
    return .init(
      kind: .value, text: entry?.text.filled(n: page, m: count) ?? "\(page)/\(count)",
      words: [.init(name: SpokenPattern.pageNOfM.rawValue, entry: entry)])
  }

  // MARK: Words of VoiceOver

  private func traits(
    of element: AccessibilityElement, _ position: SeriesPosition?, on screen: AccessibleScreen
  ) -> [Utterance.Part] {
    let traits = element.traits
    let isTab = traits.contains(.tab) || position?.isTab == true
    var names: [SpokenWord] = []
    if traits.contains(.notEnabled) { names.append(.dimmed) }
    if traits.contains(.button), !isTab,
      traits.isDisjoint(with: [.keyboardKey, .toggleButton, .backButton])
    {
      names.append(.button)
    }
    if traits.contains(.backButton) { names.append(.backButton) }
    if traits.contains(.toggleButton) { names.append(.switchButton) }
    if isTab { names.append(.tab) }
    if traits.contains(.secureTextField) {
      names.append(.secureTextField)
    } else if traits.contains(.textEntry), !traits.contains(.searchField) {
      names.append(.textField)
    }
    let before = names.map { part(.trait, $0) }
    return before + headings(of: element, on: screen) + rest(of: traits).map { part(.trait, $0) }
  }

  /// The traits that are spoken last.
  private func rest(of traits: AccessibilityTraits) -> [SpokenWord] {
    let words: [(AccessibilityTraits, SpokenWord)] = [
      (.link, .link), (.adjustable, .adjustable), (.image, .image), (.searchField, .searchField),
    ]
    return words.filter { traits.contains($0.0) }.map(\.1)
  }

  /// The heading with its level, which iOS speaks where it has one.
  ///
  /// Source: Apple's documentation of SwiftUI's `accessibilityHeading`.
  private func headings(
    of element: AccessibilityElement, on screen: AccessibleScreen
  ) -> [Utterance.Part] {
    guard element.traits.contains(.header) else { return [] }
    guard let level = screen.headingLevel(of: element), let entry = words.entry(.headingLevel)
    else {
      return [part(.trait, .heading)]
    }
    return [
      Utterance.Part(
        kind: .trait, text: entry.text.filled(n: level),
        words: [.init(name: SpokenPattern.headingLevel.rawValue, entry: entry)])
    ]
  }

  private func states(of element: AccessibilityElement) -> [Utterance.Part] {
    var parts: [Utterance.Part] = []
    if case .isOn(let isOn) = element.state, element.value.isSilent {
      parts.append(part(.state, isOn ? .on : .off))
    }
    if element.traits.contains(.isExpanded) { parts.append(part(.state, .expanded)) }
    if element.traits.contains(.isCollapsed) { parts.append(part(.state, .collapsed)) }
    if element.traits.contains(.isEditing) { parts.append(part(.state, .editing)) }
    return parts
  }

  private func position(_ position: SeriesPosition) -> Utterance.Part {
    let entry = words.entry(.nOfM)
    return .init(
      kind: .position,
      text: entry?.text.filled(n: position.number, m: position.count)
        ?? "\(position.number)/\(position.count)",
      words: [.init(name: SpokenPattern.nOfM.rawValue, entry: entry)])
  }

  private func hints(
    of element: AccessibilityElement, in catalog: TextCatalog
  ) -> [Utterance.Part] {
    let given = element.hint.map {
      Utterance.Part(kind: .hint, text: catalog[$0].string.spoken, texts: [$0])
    }
    guard element.isEnabled else { return given.map { [$0] } ?? [] }
    // The hint of a text field gives way to that of iOS.
    if element.traits.contains(.textEntry) {
      return element.traits.contains(.isEditing) ? [] : [part(.hint, .editHint)]
    }
    var parts = given.map { [$0] } ?? []
    if element.traits.contains(.toggleButton) {
      parts.append(part(.hint, .toggleHint))
    } else if element.traits.contains(.adjustable) {
      parts.append(part(.hint, .adjustHint))
    } else if element.traits.contains(.isExpanded) {
      parts.append(part(.hint, .collapseHint))
    } else if element.traits.contains(.isCollapsed) {
      parts.append(part(.hint, .expandHint))
    }
    return parts
  }

  /// A part of one of VoiceOver's own words; its name where the table has none in the language.
  private func part(_ kind: Utterance.Kind, _ word: SpokenWord) -> Utterance.Part {
    let entry = words.entry(word)
    return .init(
      kind: kind, text: entry?.text ?? "⟨\(word.rawValue)⟩",
      words: [.init(name: word.rawValue, entry: entry)])
  }

  // MARK: One line

  /// The label with its value, as it is said of what is selected or not.
  private func described(_ content: [Utterance.Part], isSelected: Bool) -> String {
    let text =
      content.count == 2
      ? words.joiners.joined(label: content[0].text, value: content[1].text)
      : content.map(\.text).joined()
    guard isSelected else { return text }
    let selected = spoken(part(.selection, .selected))
    guard !text.isEmpty else { return selected }
    let format = words.entry(.selectedFormat)?.text ?? "{S}: {x}"
    // The label may have braces in it, so it is filled in last.
    return raised(format.replacing("{S}", with: selected)).replacing("{x}", with: text)
  }

  /// A part in its place in the line: words of VoiceOver begin as sentences do, strings of the app as they
  /// are written.
  private func spoken(_ part: Utterance.Part) -> String {
    part.words.isEmpty ? part.text : raised(part.text)
  }

  /// A text with its first letter as at the beginning of a sentence, by the rules of the language.
  private func raised(_ text: String) -> String {
    guard let first = text.first else { return text }
    return String(first).uppercased(with: Locale(identifier: locale.identifier))
      + text.dropFirst()
  }
}

extension String {
  /// The text without soft hyphens, which are seen at the end of a line at most, and without space at its
  /// ends.
  package var spoken: String {
    let text = withoutSoftHyphens
    // Few texts have spaces at their ends, and looking for all kinds of them takes long.
    guard text.first?.isWhitespace == true || text.last?.isWhitespace == true else { return text }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A phrase with numbers in their places.
  fileprivate func filled(n: Int, m: Int = 0) -> String {
    replacing("{n}", with: "\(n)").replacing("{m}", with: "\(m)")
  }
}
