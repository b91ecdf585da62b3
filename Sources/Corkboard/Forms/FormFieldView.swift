import AuditModel
import ViewTree

/// A field of a form with its name over it, and what is wrong with it under it.
struct FormFieldView: NodeView {
  let field: FormField
  let label: TextContent
  var placeholder: TextContent?
  var hint: TextContent?
  var isSecure = false
  /// Whether there is room for several lines from the start.
  var isTall = false
  /// Nothing can be typed while the form is on its way.
  var isEnabled = true
  let style: Stylesheet

  var node: ViewNode {
    VStack(alignment: .leading, spacing: 4) {
      // The field says the same when it is reached, so the text alone need not be a stop.
      Text(label).font(.subheadline).accessibilityHidden().id("\(field.name)-label")
      input.frame(maxWidth: .infinity, minHeight: isTall ? 120 : 44)
        .background(style.field, cornerRadius: 8)
        .border(borderColor, width: field.isEditing || field.problem != nil ? 2 : 1)
        .accessibilityLabel(label)
        .accessibilityHint(field.problem == nil ? hint : nil)
        .id(field.name)
      if let problem = field.problem {
        Text(problem).font(.footnote).foregroundColor(style.problem).id("\(field.name)-problem")
      }
    }
    .node
  }

  private var input: ViewNode {
    let state = TextFieldState(
      isEnabled: isEnabled, isEditing: field.isEditing, isSecure: isSecure)
    // Typed text wraps, so that large text is seen whole; the dots of a password need not be.
    return !isSecure
      ? TextEditor(text: field.text, placeholder: placeholder, state: state).node
      : TextField(text: field.text, placeholder: placeholder, state: state)
        .textFieldStyle(.roundedBorder)
  }

  private var borderColor: Color {
    if field.problem != nil { return style.problem }
    return field.isEditing ? style.activeBorder : style.fieldBorder
  }
}

extension View {
  /// The hint, if there is one.
  func accessibilityHint(_ hint: TextContent?) -> ViewNode {
    hint.map { accessibilityHint($0) } ?? node
  }
}
