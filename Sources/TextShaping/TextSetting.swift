import AuditModel
import Foundation

/// How a text is set, apart from its size.
package struct TextSetting: Hashable, Sendable {
  /// The weight.
  package var weight: FontWeight
  /// Whether it is slanted.
  package var isItalic: Bool
  /// The design of the system font.
  package var design: FontDesign
  /// The points added after every letter; fewer than 0 to set letters closer.
  package var tracking: Double
  /// The case in which it is shown.
  package var textCase: TextCase

  /// Sets upright text of the usual design unless something else is said.
  package init(
    weight: FontWeight = .regular, isItalic: Bool = false, design: FontDesign = .default,
    tracking: Double = 0, textCase: TextCase = .asWritten
  ) {
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.tracking = tracking
    self.textCase = textCase
  }

  /// Whether only weight and slant differ from those of any text, as in nearly all.
  package var isPlain: Bool { design == .default && tracking == 0 && textCase == .asWritten }

  /// A text as it is shown in a language.
  func shown(_ text: String, language: String) -> String {
    switch textCase {
    case .asWritten: text
    case .uppercase: text.uppercased(with: Locale(identifier: language))
    case .lowercase: text.lowercased(with: Locale(identifier: language))
    }
  }
}
