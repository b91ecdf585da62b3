import AuditModel
import Foundation

/// A keyboard.
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The purpose of a field.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// A person's name.
  public static let name = Self("name")
  /// A first name.
  public static let givenName = Self("givenName")
  /// A last name.
  public static let familyName = Self("familyName")
  /// A name of an account.
  public static let username = Self("username")
  /// A password.
  public static let password = Self("password")
  /// A password for a new account.
  public static let newPassword = Self("newPassword")
  /// A code that was sent.
  public static let oneTimeCode = Self("oneTimeCode")
  /// An e-mail address.
  public static let emailAddress = Self("emailAddress")
  /// A telephone number.
  public static let telephoneNumber = Self("telephoneNumber")
  /// A street.
  public static let streetAddressLine1 = Self("streetAddressLine1")
  /// A street, continued.
  public static let streetAddressLine2 = Self("streetAddressLine2")
  /// An address.
  public static let fullStreetAddress = Self("fullStreetAddress")
  /// A town.
  public static let addressCity = Self("addressCity")
  /// A postal code.
  public static let postalCode = Self("postalCode")
  /// A country.
  public static let countryName = Self("countryName")
  /// A credit card.
  public static let creditCardNumber = Self("creditCardNumber")
  /// An organisation.
  public static let organizationName = Self("organizationName")
  /// An address of the web.
  public static let URL = Self("URL")
}

/// Which letters a keyboard makes large.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static let never = Self()
  /// All.
  public static let characters = Self()
  /// The first one of a word.
  public static let words = Self()
  /// The first one of a sentence.
  public static let sentences = Self()
}

/// The name of the Return key.
public struct SubmitLabel: Sendable {
  /// Done.
  public static let done = Self()
  /// Go.
  public static let go = Self()
  /// Send.
  public static let send = Self()
  /// Join.
  public static let join = Self()
  /// Route.
  public static let route = Self()
  /// Search.
  public static let search = Self()
  /// Return.
  public static let `return` = Self()
  /// Next.
  public static let next = Self()
  /// Continue.
  public static let `continue` = Self()
}
