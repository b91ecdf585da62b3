import AuditModel
import ViewTree

/// A field for the name of a board, a list or a card: one line, or as many as the name takes.
struct NameField: NodeView {
  let id: FieldID
  let placeholder: TextContent
  let state: OnboardingState
  let style: Stylesheet

  var node: ViewNode {
    let content = state.name(of: id).content
    let editing = TextFieldState(
      isEditing: state.editedField == id, isTextSelected: state.selectedField == id)
    return style.namesWrap
      ? TextEditor(text: content, placeholder: placeholder, state: editing).node
      : TextField(text: content, placeholder: placeholder, state: editing)
        .textFieldStyle(.roundedBorder)
  }

  /// The width of its border: it has one while it is edited, and when it is the one to be edited
  /// next.
  var border: Double { state.editedField == id || state.hintedField == id ? 2 : 0 }
}

extension OnboardingState {
  /// The name in a field.
  func name(of field: FieldID) -> Name {
    switch field {
    case .board: boardName
    case .list(let index): listNames[index]
    case .card(let index): cardNames[index]
    }
  }
}
