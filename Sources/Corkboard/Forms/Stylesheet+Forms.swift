import AuditModel
import ViewTree

/// The colours of fields, which all styles share.
extension Stylesheet {
  /// Behind the text of a field.
  var field: Color { Color(.white, dark: RGBColor(44, 44, 46)) }

  /// The line around a field: at least 3 to 1 on its surroundings.
  var fieldBorder: Color {
    Color(RGBColor(118, 118, 128), dark: RGBColor(142, 142, 147))
  }

  /// Error text: at least 4.5 to 1 on the background.
  var problem: Color { Color(RGBColor(176, 0, 32), dark: RGBColor(255, 138, 128)) }
}
