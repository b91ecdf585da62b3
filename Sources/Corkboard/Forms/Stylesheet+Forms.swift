import AuditModel
import ViewTree

/// The colours of fields, which all styles share.
extension Stylesheet {
  /// Behind the text of a field.
  var field: AdaptiveColor { AdaptiveColor(.white, dark: Color(44, 44, 46)) }

  /// The line around a field: at least 3 to 1 on its surroundings.
  var fieldBorder: AdaptiveColor {
    AdaptiveColor(Color(118, 118, 128), dark: Color(142, 142, 147))
  }

  /// Error text: at least 4.5 to 1 on the background.
  var problem: AdaptiveColor { AdaptiveColor(Color(176, 0, 32), dark: Color(255, 138, 128)) }
}
