import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// The only message about a form, where it says that something was entered wrongly and not in which field.
struct VagueMessage {
  private let fields: ScreenFields
  private let screen: AccessibleScreen
  private var tree: LaidOutTree { screen.tree }
  private var catalog: TextCatalog { screen.catalog }

  /// A text so many points under or beside a field belongs to it.
  private static let distance = 24.0
  /// A label of so many words says more than a name.
  private static let wordsOfSentence = 4

  init(among fields: ScreenFields, on screen: AccessibleScreen) {
    self.fields = fields
    self.screen = screen
  }

  /// The message among the red texts of a screen.
  func first(among red: [LaidOutText]) -> LaidOutText? {
    let messages = red.filter { catalog[$0.text].string.contains(where: \.isLetter) }
    guard messages.count == 1, let message = messages.first, fields.fields.count > 1, !isLogin,
      isSentence(message), screen.isReachable(message.node),
      EntryWords(catalog.locale).areIn(catalog[message.text].string),
      !tree.texts.contains(where: isAtField),
      !fields.fields.contains(where: { isNamed($0, in: message.text) })
    else { return nil }
    return message
  }

  /// Whether it is a form for logging in, whose message had better not say which of the two is wrong.
  private var isLogin: Bool {
    fields.fields.count == 2
      && fields.fields.contains { $0.traits.contains(.secureTextField) }
  }

  /// Whether it is read as a sentence, and is no heading and nothing to be touched.
  private func isSentence(_ text: LaidOutText) -> Bool {
    guard case .text = tree[text.node].kind else { return false }
    let words = catalog[text.text].string.split(separator: " ").count
    return (words >= Self.wordsOfSentence || words == 1)
      && !screen.elements.contains { element in
        element.node <= text.node && text.node < tree[element.node].end
          && (element.isInteractive || element.traits.contains(.header))
      }
  }

  /// Whether a text that is no label is directly under a field or beside it, as one about it is.
  private func isAtField(_ text: LaidOutText) -> Bool {
    guard case .text = tree[text.node].kind, tree[text.node].isSeen,
      !fields.haveLabel(text.text, in: catalog)
    else {
      return false
    }
    let frame = tree[text.node].frame
    return fields.first(within: Self.distance, of: text.node, in: tree) { field in
      !tree.lineage(of: text.node).contains(field.node)
        && (field.frame.y < frame.y && frame.isOverOrUnder(field.frame)
          || frame.y < field.frame.maxY && field.frame.y < frame.maxY)
    } != nil
  }

  /// Whether a message has a word of a field’s label in some form, or the field itself may say what is wrong.
  private func isNamed(_ field: AccessibilityElement, in message: TextID) -> Bool {
    if field.hint != nil || tree.accessibility(of: field.node)?.value != nil { return true }
    let words = words(of: message)
    return field.label.all.contains { label in
      let own = self.words(of: label)
      return own.count >= Self.wordsOfSentence || catalog.holds(message, wordsOf: label)
        || own.contains { word in words.contains { $0.isForm(of: word) } }
    }
  }

  /// The words of a text in small letters, without hyphens.
  private func words(of text: TextID) -> [String] {
    catalog.phrase(of: text).replacing("-", with: "").split(separator: " ").map { String($0) }
  }
}

extension String {
  /// Whether two words begin alike but for the last two letters of the shorter one, as “amount” and “amounts” do.
  fileprivate func isForm(of other: String) -> Bool {
    if self == other { return true }
    let shared = zip(self, other).prefix { $0 == $1 }.count
    return shared >= max(3, Swift.min(count, other.count) - 2)
  }
}
