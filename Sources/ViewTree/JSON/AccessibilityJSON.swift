import AuditModel
import JSONReading

extension AccessibilityAttributes: JSONObjectConvertible {
  static let form = JSONForm.defined("accessibility")

  static let definition = FormDefinition(
    "accessibility", title: "Accessibility",
    "The attributes of a view for assistive technologies, beyond its content.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "“accessibility”", normal: Self(),
    fields: spoken + structural)

  /// The strings that are spoken.
  private static let spoken: [FieldFormat<Self>] = [
    FieldFormat("label", \.label, "The label, in place of the one that the content gives."),
    FieldFormat("value", \.value, "The value, in place of the one that the content gives."),
    FieldFormat("hint", \.hint, "The hint, which VoiceOver speaks after a pause."),
    FieldFormat(
      "identifier", string: \.identifier,
      "The accessibility identifier for UI tests, which is never spoken."),
    FieldFormat("addedTraits", \.addedTraits, "Traits beyond those of the content."),
    FieldFormat("removedTraits", \.removedTraits, "Traits of the content that it does not have."),
    FieldFormat("inputLabels", \.inputLabels, "The names for Voice Control, the best one first."),
    FieldFormat("customActions", \.customActions, "The names of custom actions."),
    FieldFormat(
      "customContent", \.customContent, "More content, which VoiceOver reads on request."),
    FieldFormat("rotors", \.rotors, "The names of custom rotors."),
  ]

  /// The place of the view among others.
  private static let structural: [FieldFormat<Self>] = [
    FieldFormat(
      "sortPriority", \.sortPriority, in: .finite,
      "Siblings with a higher priority are read first."),
    FieldFormat("grouping", \.grouping, "How its children become accessibility elements."),
    FieldFormat(
      "isHidden", \.isHidden, "Whether assistive technologies skip it and everything inside it."),
    FieldFormat(
      "isModal", \.isModal,
      "Whether assistive technologies skip everything outside of it; a sheet and an alert do so "
        + "unless it is `false`."),
    FieldFormat(
      "respondsToUserInteraction", \.respondsToUserInteraction,
      "Whether Switch Control, Voice Control and Full Keyboard Access stop at it, where that is not "
        + "whether something can be done with it."),
    FieldFormat(
      "activationPoint", \.activationPoint,
      "The point that a double tap with VoiceOver touches, where it is not the middle."),
    FieldFormat(
      "hasTapAction", \.hasTapAction, "Whether a tap does something although it is no control."),
    FieldFormat(
      "language", \.language, "The language in which it is spoken, where that is another one."),
    FieldFormat(
      "isSeries", \.isSeries,
      "Whether its controls are members of a series, such as segments, whose positions are spoken."),
    FieldFormat(
      "elementOrder", \.elementOrder,
      "The `id`s of the views inside it that are read, in this order, and no others."),
  ]
}

/// A list of names.
extension AccessibilityTraits: JSONConvertible {
  private static let kind = "accessibility trait"

  static let form = JSONForm.list(.defined(definition.name), minimum: 0)

  static let definition = FormDefinition(
    "accessibilityTrait", title: "Accessibility trait",
    "The role or a state of an accessibility element, named as in UIKit.",
    is: .choice(names.map(\.name)))

  init(_ field: JSONField) throws(Diagnostic) {
    let traits = try field.list { (item) throws(Diagnostic) in
      try item.choice(of: Self.kind, among: Self.names) { $0.name }.trait
    }
    self.init(traits)
  }

  var jsonValue: JSONValue { JSONValue(names) }
}

extension AccessibilityCustomContent: JSONObjectConvertible {
  static let form = JSONForm.defined("accessibilityCustomContent")

  static let definition = FormDefinition(
    "accessibilityCustomContent", title: "Custom content",
    "More content of an accessibility element: a label with its value.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "“customContent”", normal: Self(label: .verbatim(""), value: .verbatim("")),
    fields: [
      FieldFormat("label", \.label, isRequired: true, "The name of the content."),
      FieldFormat("value", \.value, isRequired: true, "The content."),
      FieldFormat("isImportant", \.isImportant, "Whether VoiceOver speaks it without a request."),
    ])
}
