extension Color {
  /// A level of the colour of text and symbols around, from 0 (primary) to 3 (quaternary).
  ///
  /// A level of the default colour is a label colour of iOS. The opacities of the levels of another
  /// one are those that OpenSwiftUI found in iOS 18.
  package static func foreground(level: Int) -> Color {
    let labels = [
      label, UIColor.secondaryLabel.color, UIColor.tertiaryLabel.color,
      UIColor.quaternaryLabel.color,
    ]
    var color = labels[min(max(level, 0), 3)]
    color.reference = ColorReference(role: .foreground(level: level))
    return color
  }

  /// A gradient or a picture in the place of a colour.
  package static let pattern: Color = {
    var color = label
    color.reference = ColorReference(role: .pattern)
    return color
  }()

  /// The opacity of a level of a colour, from 0 to 1.
  package static func opacity(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }
}
