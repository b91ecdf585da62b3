/// A function that is given the key of a text.
struct LocalizingCall {
  /// Where a part of the call is: behind a label, or by its number among all arguments.
  enum Argument: Hashable {
    case label(String)
    case position(Int)
  }

  let key: Argument
  var table: [Argument] = []
  var value: [Argument] = [.label("defaultValue"), .label("value")]
  var comment: [Argument] = [.label("comment")]
  var isExplicit = true
  /// Whether the call may look in any bundle.
  var isOfAnyBundle = false
  /// Whether what is put into the text belongs to the key, as Swift's own types have it.
  var takesInterpolation = false

  /// The call of a name, none when it has nothing to do with strings.
  static func named(_ name: String) -> LocalizingCall? {
    if let known = calls[name] { return known }
    // A function of the app's own, or of a kit, which may look in any bundle.
    guard ["LocalizedString", "LocalizedFormat"].contains(where: name.hasSuffix) else { return nil }
    return Self(
      key: .position(0), comment: [.label("comment"), .position(1)],
      isExplicit: false, isOfAnyBundle: true)
  }

  private static let calls: [String: LocalizingCall] = {
    let tableLabels: [Argument] = [.label("tableName"), .label("table")]
    var result: [String: LocalizingCall] = [
      "NSLocalizedString": Self(
        key: .position(0), table: tableLabels, comment: [.label("comment"), .position(1)]),
      "NSLocalizedStringFromTable": Self(
        key: .position(0), table: [.position(1)], comment: [.position(2)]),
      "NSLocalizedStringFromTableInBundle": Self(
        key: .position(0), table: [.position(1)], comment: [.position(3)]),
      "NSLocalizedStringWithDefaultValue": Self(
        key: .position(0), table: [.position(1)], value: [.position(3)], comment: [.position(4)]),
      "CFCopyLocalizedString": Self(key: .position(0), comment: [.position(1)]),
      "CFCopyLocalizedStringFromTable": Self(
        key: .position(0), table: [.position(1)], comment: [.position(2)]),
      "localizedString": Self(key: .label("forKey"), table: tableLabels),
      "localizedUserNotificationString": Self(key: .label("forKey")),
      "LocalizedStringResource": Self(
        key: .position(0), table: tableLabels, takesInterpolation: true),
      "LocalizedStringKey": Self(key: .position(0), takesInterpolation: true),
      "String": Self(key: .label("localized"), table: tableLabels, takesInterpolation: true),
      "AttributedString": Self(
        key: .label("localized"), table: tableLabels, takesInterpolation: true),
    ]
    for function in ["localized", "Localized", "localised", "localize"] {
      result[function] = Self(key: .position(0), table: tableLabels, isExplicit: false)
    }
    result["searchable"] = Self(
      key: .label("prompt"), isExplicit: false, takesInterpolation: true)
    for (intent, label) in intents {
      result[intent] = Self(
        key: .label(label), table: tableLabels, isExplicit: false, takesInterpolation: true)
    }
    for view in views {
      result[view] = Self(
        key: .position(0), table: tableLabels, isExplicit: false, takesInterpolation: true)
    }
    return result
  }()

  /// Parts of App Intents whose titles are keys.
  private static let intents = [
    "Parameter": "title", "DisplayRepresentation": "title", "TypeDisplayRepresentation": "name",
  ]

  /// Views of SwiftUI and what can be said about them, whose first text is a key.
  private static let views = [
    "Text", "Label", "Button", "Toggle", "TextField", "SecureField", "Picker", "Section", "Link",
    "Menu", "NavigationLink", "Stepper", "ProgressView", "DatePicker", "ColorPicker", "GroupBox",
    "DisclosureGroup", "LabeledContent", "ContentUnavailableView", "Tab", "ShareLink",
    "EditButton", "MultiDatePicker", "Gauge", "CommandMenu", "WindowGroup", "Window",
    "navigationTitle", "navigationBarTitle", "navigationSubtitle", "alert", "confirmationDialog",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "help", "badge",
    "IntentDescription", "IntentDialog",
  ]
}
