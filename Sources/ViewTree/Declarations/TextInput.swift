import AuditModel
import Foundation

/// A keyboard.
public enum UIKeyboardType: String, Hashable, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
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
