/// A colour that the views around decide on.
package struct ColorReference: Hashable, Sendable {
  /// The colour that is meant.
  package enum Role: Hashable, Sendable {
    /// The tint of controls.
    case tint
    /// A level of the colour of text and symbols, from 0 (primary) to 3 (quaternary).
    case foreground(level: Int)
    /// A gradient or a picture, which has no one colour.
    case pattern
  }

  /// The colour that is meant.
  package var role: Role
  /// How opaque it is, from 0 to 1.
  package var opacity = 1.0

  /// Refers to a colour.
  package init(role: Role, opacity: Double = 1) {
    self.role = role
    self.opacity = opacity
  }
}

extension Color {
  /// Whether it has no one colour, so that its contrast cannot be measured.
  package var isPattern: Bool { reference?.role == .pattern }

  /// Whether it is a level of the colour around.
  package var isLevel: Bool { if case .foreground = reference?.role { true } else { false } }

  /// Whether it gives way to the tint of the views around it.
  package var isTint: Bool { reference?.role == .tint }
}
