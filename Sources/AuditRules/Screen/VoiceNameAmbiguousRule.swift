import Accessibility
import AuditModel
import Layout
import ViewTree

/// Controls of one screen have names that Voice Control distinguishes.
package struct VoiceNameAmbiguousRule: ScreenRule {
  package static let description = RuleDescription(
    id: "voice-name-ambiguous", title: "Names that sound the same",
    rationale: """
      Voice Control users say a name and are asked which of several controls they mean.
      """,
    howToFix: """
      Add names that differ with `.accessibilityInputLabels(_:)`, in every language.
      """,
    falseAlarm: """
      Names that differ only in accents or width are notes, since a language may distinguish them when spoken, and \
      so are those that all controls show: they have to answer to it, and Voice Control shows a number at each. \
      Controls with equal labels are reported as duplicate labels alone.
      """,
    severity: .warning, standards: [.wcag("2.5.3"), .wcag("2.4.6"), .en301549("11.2.5.3.1")])

  package static let examples: [ScreenExample] = [
    .passes("two names") {
      VStack {
        Button(.verbatim("Save"))
        Button(.verbatim("Share"))
      }
    },
    .passes("emoji alone") {
      VStack {
        Button(.verbatim("👍"))
        Button(.verbatim("❤️"))
      }
    },
    .passes("two letters of Turkish", in: RenderEnvironment(locale: "tr")) {
      VStack {
        Button(.verbatim("Kısa"))
        Button(.verbatim("Kisa"))
      }
    },
    .finds("first", because: "“&” is said as “and”") {
      VStack {
        Button(.verbatim("Save & close")).id("first")
        Button(.verbatim("Save and close")).id("second")
      }
    },
    .finds("book-1", because: "both controls show the name, and say for what they are") {
      VStack {
        for number in 1...2 {
          Button(.verbatim("Book")).id("book-\(number)")
            .accessibilityLabel(.verbatim("Book room \(number)"))
            .accessibilityInputLabels([.verbatim("Book")])
        }
      }
    },
    .finds("first", because: "two input labels are the same") {
      VStack {
        Button(.verbatim("Delete list")).id("first")
          .accessibilityInputLabels([.verbatim("Delete")])
        Button(.verbatim("Delete card")).id("second")
          .accessibilityInputLabels([.verbatim("Delete")])
      }
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    var groups: [FoldID: [AccessibilityElement]] = [:]
    for element in screen.elements where element.hasVoiceName && element.label.rest.isEmpty {
      guard let name = element.voiceNames.first else { continue }
      groups[catalog.voiceID(of: name), default: []].append(element)
    }
    return groups.values.filter {
      $0.count > 1 && isSpoken($0, catalog) && !hasOneLabel($0, catalog)
    }
    .sorted { $0[0].node < $1[0].node }.compactMap { violation($0, on: screen) }
  }

  /// Whether anything of the names is spoken; of emoji alone nothing is left.
  private func isSpoken(_ group: [AccessibilityElement], _ catalog: TextCatalog) -> Bool {
    group[0].voiceNames.first.map {
      !catalog[$0].string.spokenPhrase(in: catalog.locale).isEmpty
    } ?? false
  }

  /// Whether the labels are equal, which another rule reports.
  private func hasOneLabel(_ group: [AccessibilityElement], _ catalog: TextCatalog) -> Bool {
    Set(group.map { element in element.label.first.map { catalog[$0].foldID } }).count == 1
  }

  /// Whether each control shows the name as its only text, so that it has to answer to it (WCAG 2.5.3).
  private func areShown(
    _ names: [TextID], _ group: [AccessibilityElement], _ catalog: TextCatalog
  ) -> Bool {
    zip(names, group).allSatisfy { name, element in
      let texts = element.visibleTexts.all
      return texts.count == 1 && catalog[texts[0]].foldID == catalog[name].foldID
    }
  }

  private func violation(_ group: [AccessibilityElement], on screen: AccessibleScreen) -> Violation?
  {
    let catalog = screen.catalog
    let names = group.compactMap(\.voiceNames.first)
    let isExact = Set(names.map { catalog[$0].string.spokenPhrase(in: catalog.locale) }).count == 1
    return Violation(
      node: group[0].node, text: names[0],
      severity: isExact && !areShown(names, group, catalog) ? nil : .note,
      weight: Double(group.count), .soundsAlike(catalog[names[0]].string, group.count),
      evidence: [
        "names": .text(names.map { catalog[$0].string }.joined(separator: ", ")),
        "others": .text(
          group.dropFirst().map { screen.tree.path(of: $0.node) }.joined(separator: ", ")),
      ], suggestion: "add names that differ with `.accessibilityInputLabels(_:)`")
  }
}

extension Message {
  fileprivate static func soundsAlike(_ name: String, _ count: Int) -> Message {
    "\(count) controls answer to “\(name)” when it is spoken"
  }
}
