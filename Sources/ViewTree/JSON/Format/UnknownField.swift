import AuditModel

/// A field that an object does not have, and the ones that were perhaps meant.
struct UnknownField {
  /// Its name.
  let name: String
  /// The name of the object, in messages.
  let owner: String
  /// The fields that the object has.
  let known: [FieldDescription]
  /// The name of the type of view, where it is one.
  var type: String?
  /// The fields that only a view of that type has.
  var own: [FieldDescription] = []
  /// The types of views that have it, which are named where they are few.
  var kinds: [String] = []

  /// The mistake, at the offset of the field's name.
  func diagnostic(at offset: Int, in text: ScreenText) -> Diagnostic {
    text.error(
      "\(owner) has no field “\(name.shortened)”", at: offset, suggestion: suggestion)
  }

  /// The advice for words of SwiftUI that another view, or a view inside, has here.
  private var adviceOnType: String? {
    switch type {
    case "button", "toggle":
      ["title", "label", "text", "systemImage"].contains(name)
        ? "its label is a view among its “children”" : nil
    case "image":
      ["systemName", "systemImage"].contains(name)
        ? "a symbol is a view of type “symbol” with that “name”" : nil
    case "symbol": ["systemName", "systemImage", "image"].contains(name) ? "write “name”" : nil
    default: nil
    }
  }

  /// The advice for modifiers of SwiftUI and properties of UIKit whose field is inside another one.
  private var adviceOnPart: String? {
    Self.parts.first { part in
      known.contains { $0.name == part.field } && part.words.contains(name)
    }.map { "write \($0.advice)" }
  }

  private static let parts: [(field: String, words: Set<String>, advice: String)] = [
    (
      "accessibility", ["traits", "isHeader", "isHeading", "accessibilityTraits", "addedTraits"],
      #""accessibility": {"addedTraits": ["header"]}"#
    ),
    (
      "accessibility", ["accessibilityLabel", "contentDescription"],
      #""accessibility": {"label": …}"#
    ),
    ("accessibility", ["accessibilityHint"], #""accessibility": {"hint": …}"#),
    ("accessibility", ["accessibilityValue"], #""accessibility": {"value": …}"#),
    ("accessibility", ["accessibilityHidden"], #""accessibility": {"isHidden": true}"#),
    ("text", ["key", "localizedKey"], #""text": {"key": …}"#),
    ("font", ["fontSize", "pointSize"], #""font": {"size": …}"#),
    ("buttonStyle", ["style", "buttonType", "prominence"], #""buttonStyle": "borderedProminent""#),
  ]

  private var suggestion: String {
    if let advice = adviceOnType ?? adviceOnPart { return advice }
    let names = known.map(\.name)
    let fields =
      names.count > Self.mostListed
      ? nil : "known fields: \(names.joined(separator: ", "))"
    if !owners.isEmpty {
      return ["it belongs to \(owners.joined(separator: " or "))", fields].compactMap { $0 }
        .joined(separator: "; ")
    }
    let word = String(name.prefix(100))
    guard let nearest = NearestWord.to(word, among: names) ?? synonym(of: word, among: names) else {
      return fields ?? ownFields
    }
    return ["did you mean “\(nearest)”?", fields?.capitalizedFirst].compactMap { $0 }
      .joined(separator: " ")
  }

  private var ownFields: String {
    let reference = "“legible schema screen --format markdown” lists"
    if own.isEmpty || own.count > Self.mostListed {
      return "\(reference) its \(known.count) fields"
    }
    return
      "it has \(own.map { "“\($0.name)”" }.joined(separator: ", ")); \(reference) all \(known.count) fields"
  }

  /// More names than these hide the advice among them, above all where several names are unknown.
  static let mostListed = 12

  /// The words that other frameworks and formats have for fields.
  private static let synonyms: [String: [String]] = [
    "children": ["contents", "content", "items", "subviews", "views", "elements", "body"],
    "view": ["root", "body", "contents", "content", "children", "layout"],
    "text": ["title", "label", "string", "value"],
    "header": ["title", "heading"], "id": ["tag", "identifier"],
    "foreground": ["color", "textColor", "foregroundColor", "foregroundStyle", "tintColor"],
    "font": ["textStyle", "fontStyle"], "weight": ["fontWeight"],
    "lineLimit": ["numberOfLines", "maxLines"], "opacity": ["alpha"], "isEnabled": ["enabled"],
    "addedTraits": ["traits", "trait"], "isHidden": ["hidden"], "padding": ["insets", "margin"],
    "background": ["backgroundColor", "fill"], "type": ["kind", "class"],
    "screen": ["name", "id", "contents"], "states": ["variants", "contents", "view"],
  ]

  /// The field that a word of others stands for.
  private func synonym(of word: String, among names: [String]) -> String? {
    names.first { Self.synonyms[$0]?.contains(word) == true }
  }

  /// The objects inside this one, and the kinds of views, that have a field of that name.
  private var owners: [String] {
    known.filter { field in
      ScreenFormat.fields(of: field.form).contains { $0.name == name }
    }.map { "“\($0.name)”" } + (kinds.count > 4 ? [] : kinds).map { "views of type “\($0)”" }
  }
}
