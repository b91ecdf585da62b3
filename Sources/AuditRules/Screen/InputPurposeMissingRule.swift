import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// A field for a detail of a person says so to AutoFill.
package struct InputPurposeMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "input-purpose-missing", title: "Input purpose missing or wrong",
    rationale: """
      iOS cannot fill in the field, so people with a memory, language or motor disability have to recall and \
      type their own details, and assistive technologies cannot show a familiar symbol for them.
      """,
    howToFix: "Name the purpose of the field with `.textContentType(_:)`, such as `.emailAddress`.",
    falseAlarm: """
      A field for details of another person is reported, which WCAG exempts. Only fields are checked whose \
      label asks for a name, an e-mail address, a telephone number or an address in words that Legible \
      knows, or whose keyboard is for one of them. Of these, fields without a declaration are a warning where the \
      label asks and another field declares a purpose or the field itself the keyboard for it, and not measured elsewhere. A purpose is wrong where the label \
      asks for another one of these details alone, and that of a card’s number on a second field, for its date or code.
      """,
    severity: .error,
    standards: [
      .wcag("1.3.5"), .en301549("11.1.3.5.1"), .apple("UITextContentType"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("a field with its purpose") {
      TextField(.verbatim("Email address"), text: .constant("")).textContentType(.emailAddress)
    },
    .passes("a form that names it for its fields") {
      VStack { TextField(.verbatim("Phone number"), text: .constant("")) }
        .textContentType(.telephoneNumber)
    },
    .finds("phone", because: "the field beside it declares its purpose") {
      VStack {
        TextField(.verbatim("Full name"), text: .constant("")).textContentType(.name)
        TextField(.verbatim("Phone number"), text: .constant("")).id("phone")
          .keyboardType(.phonePad)
      }
    },
    .passes("the digits of a card in two fields") {
      VStack {
        TextField(.verbatim("First digits"), text: .constant("")).textContentType(.creditCardNumber)
        TextField(.verbatim("Last digits"), text: .constant("")).textContentType(.creditCardNumber)
      }
    },
    .passes("a field that asks for nothing personal") {
      TextField(.verbatim("Name of the board"), text: .constant("")).textContentType(.none)
    },
    .finds("email", because: "the field declares that it has no purpose") {
      TextField(.verbatim("Email address"), text: .constant("")).id("email")
        .textContentType(.none).keyboardType(.emailAddress)
    },
    .passes("a field for either of two details") {
      TextField(.verbatim("Email or phone"), text: .constant("")).textContentType(.telephoneNumber)
    },
    .finds("postcode", because: "its purpose is another detail") {
      TextField(.verbatim("Postcode"), text: .constant("")).id("postcode")
        .textContentType(.addressCity)
    },
    .finds("family", because: "iOS fills in the first name") {
      TextField(.verbatim("Family name"), text: .constant("")).id("family")
        .textContentType(.givenName)
    },
    .passes("a field for both parts of a name") {
      TextField(.verbatim("First name and last name"), text: .constant(""))
        .textContentType(.givenName)
    },
    .passes("the parts of a payment card") {
      VStack {
        TextField(.verbatim("Card number"), text: .constant("")).textContentType(.creditCardNumber)
        TextField(.verbatim("MM/YY"), text: .constant("")).textContentType(.creditCardExpiration)
      }
    },
    .finds("expiry", because: "iOS fills in the number of the card") {
      VStack {
        TextField(.verbatim("Card number"), text: .constant("")).textContentType(.creditCardNumber)
        TextField(.verbatim("MM/YY"), text: .constant("")).id("expiry")
          .textContentType(.creditCardNumber)
      }
    },
    .finds("plz", because: "the same in German", in: RenderEnvironment(locale: "de")) {
      TextField(.verbatim("Postleitzahl"), text: .constant("")).id("plz").textContentType(.none)
    },
    .finds("contact", because: "its keyboard is for telephone numbers") {
      TextField(.verbatim("Where we reach you"), text: .constant("")).id("contact")
        .textContentType(.none).keyboardType(.phonePad)
    },
  ]

  package static let declaration: (@Sendable (Declarations) -> Bool)? = {
    $0.textContentType != nil
  }

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    details(on: screen) + parts(on: screen)
  }

  /// Fields for the date or the security code of a payment card that have the purpose of its number.
  private func parts(on screen: AccessibleScreen) -> [Violation] {
    let fields = screen.elements.filter { $0.traits.contains(.textEntry) }
    let numbers = fields.filter {
      screen.tree.nearest(\.textContentType, to: $0.node) == .creditCardNumber
    }
    guard numbers.count > 1 else { return [] }
    return numbers.compactMap { field in
      let texts = field.label.all + field.visibleTexts.all
      guard texts.contains(where: { screen.catalog[$0].string.asksForPartOfCard }) else {
        return nil
      }
      return Violation(
        node: field.node, text: field.label.first, .isForNumber,
        evidence: ["textContentType": .text(UITextContentType.creditCardNumber.name)],
        suggestion: "name the purpose, `.creditCardExpiration` or `.creditCardSecurityCode`")
    }
  }

  private func details(on screen: AccessibleScreen) -> [Violation] {
    let areDeclared = screen.elements.contains {
      guard $0.traits.contains(.textEntry),
        let purpose = screen.tree.nearest(\.textContentType, to: $0.node)
      else { return false }
      return purpose != .noPurpose
    }
    return screen.elements.compactMap { element in
      guard element.traits.contains(.textEntry), element.isEnabled,
        element.traits.isDisjoint(with: [.searchField, .secureTextField])
      else { return nil }
      let declared = screen.tree.nearest(\.textContentType, to: element.node)
      if let declared, let violation = contradiction(of: declared, element, on: screen) {
        return violation
      }
      guard declared == nil || declared == .noPurpose, let datum = datum(of: element, on: screen)
      else { return nil }
      // A keyboard for numbers is that of codes, too.
      let isNamed = element.label.all.contains { asksForPersonalData($0, screen.catalog) }
      guard declared != nil || (areDeclared || hasOwnKeyboard(element, on: screen)) && isNamed
      else {
        return Violation(
          notMeasured: element.node, text: element.label.first, reason: .isNotDeclared(datum))
      }
      return Violation(
        node: element.node, text: element.label.first, severity: declared == nil ? .warning : nil,
        .hasNone(datum),
        evidence: ["textContentType": .text(declared == nil ? "undeclared" : "none")],
        suggestion: .name(datum))
    }
  }

  /// A field whose label asks for another detail than its purpose.
  private func contradiction(
    of declared: UITextContentType, _ element: AccessibilityElement, on screen: AccessibleScreen
  ) -> Violation? {
    guard let purpose = declared.datum,
      let text = element.label.all.first(where: { asksForPersonalData($0, screen.catalog) })
    else { return nil }
    let label = screen.catalog[text].string
    if let part = NameParts(screen.catalog.locale).part(in: label), let other = declared.namePart,
      part != other
    {
      return Violation(
        node: element.node, text: text, .hasAnotherPart(part, declared),
        evidence: ["textContentType": .text(declared.name)],
        suggestion: "name the purpose, `.\(part.rawValue)Name`")
    }
    let data = PersonalDataWords(screen.catalog.locale).data(in: label)
    guard let datum = data.first, !data.contains(purpose), !mayAskForBoth(datum, purpose, label)
    else { return nil }
    return Violation(
      node: element.node, text: text, .hasAnother(datum, declared),
      evidence: ["textContentType": .text(declared.name)], suggestion: .name(datum))
  }

  /// Whether a label may ask for a postal code and a town, whose words are not known: “Postcode and city”.
  private func mayAskForBoth(
    _ datum: PersonalDatum, _ purpose: PersonalDatum, _ label: String
  ) -> Bool {
    Set([datum, purpose]) == [.postalCode, .streetAddress]
      && (label.split(separator: " ").count > 2 || label.contains { "/,&+".contains($0) })
  }

  /// Whether a field declares the keyboard of its detail, so that its missing purpose is no missing declaration.
  private func hasOwnKeyboard(
    _ element: AccessibilityElement, on screen: AccessibleScreen
  ) -> Bool {
    let keyboard = screen.tree.nearest(\.keyboardType, to: element.node)
    return keyboard == .emailAddress || keyboard == .phonePad
  }

  private func asksForPersonalData(_ text: TextID, _ catalog: TextCatalog) -> Bool {
    catalog.answer(to: .asksForPersonalData, about: text) {
      PersonalDataWords(catalog.locale).datum(in: $0.string) != nil
    }
  }

  /// The detail that a field asks for, by its keyboard or its label.
  private func datum(of element: AccessibilityElement, on screen: AccessibleScreen)
    -> PersonalDatum?
  {
    switch screen.tree.nearest(\.keyboardType, to: element.node) {
    case .emailAddress: return .emailAddress
    case .phonePad: return .telephoneNumber
    default: break
    }
    let catalog = screen.catalog
    let text = element.label.all.first { asksForPersonalData($0, catalog) }
    return text.flatMap { PersonalDataWords(catalog.locale).datum(in: catalog[$0].string) }
  }
}

extension String {
  /// Whether it asks for the date or the security code of a payment card: with the letters that people know from the
  /// card, or a word of a language for “expiry”.
  fileprivate var asksForPartOfCard: Bool {
    let text = lowercased()
    return [
      "mm/", "mm /", "cvc", "cvv", "cvn", "expir", "valid thru", "valid until", "valid to",
      "ablauf", "gültig", "caduc", "vencim",
      "scaden",
      "ważn", "platnos",
      "geldig", "utløp", "utgång", "voimass", "lejár", "срок", "дійсн", "son kullan", "有効", "有效",
      "หมดอายุ", "hết hạn",
    ]
    .contains { text.contains($0) }
  }
}

extension PersonalDatum {
  /// The detail in words.
  fileprivate var words: String {
    switch self {
    case .emailAddress: "an e-mail address"
    case .telephoneNumber: "a telephone number"
    case .postalCode: "a postal code"
    case .streetAddress: "an address"
    case .name: "a name"
    }
  }

  /// The name of its purpose in SwiftUI.
  fileprivate var contentType: UITextContentType {
    switch self {
    case .emailAddress: .emailAddress
    case .telephoneNumber: .telephoneNumber
    case .postalCode: .postalCode
    case .streetAddress: .fullStreetAddress
    case .name: .name
    }
  }
}

extension UITextContentType {
  /// The part of a name that it is about, if any.
  fileprivate var namePart: NameParts.Part? {
    self == .givenName ? .given : self == .familyName ? .family : nil
  }

  /// The detail that it is about, of those that labels are known for.
  fileprivate var datum: PersonalDatum? {
    switch self {
    case .emailAddress: .emailAddress
    case .telephoneNumber: .telephoneNumber
    case .postalCode: .postalCode
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname: .name
    case .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .addressCity,
      .addressState, .addressCityAndState, .sublocality, .countryName:
      .streetAddress
    default: nil
    }
  }
}

extension Message {
  fileprivate static let isForNumber: Message =
    "the field asks for another part of the card, but has the purpose `creditCardNumber` like the field for the number"

  fileprivate static func hasAnotherPart(
    _ part: NameParts.Part, _ declared: UITextContentType
  ) -> Message {
    "the field asks for the \(part.rawValue) name, but declares the purpose `\(declared.name)`, which iOS fills in instead"
  }

  fileprivate static func hasAnother(
    _ datum: PersonalDatum, _ declared: UITextContentType
  ) -> Message {
    "the field asks for \(datum.words), but declares the purpose `\(declared.name)`, which iOS fills in instead"
  }

  fileprivate static func hasNone(_ datum: PersonalDatum) -> Message {
    "the field asks for \(datum.words), but declares no purpose, so iOS does not fill it in"
  }

  fileprivate static func isNotDeclared(_ datum: PersonalDatum) -> Message {
    "the field asks for \(datum.words), and its `textContentType` is not declared"
  }

  fileprivate static func name(_ datum: PersonalDatum) -> Message {
    "name the purpose, such as `.textContentType(.\(datum.contentType.name))`"
  }
}
