import AuditModel
import ViewTree

/// The screen where a card gets its name and its notes.
struct EditCardScreen: ScreenView {
  let state: EditCardViewModel.State
  let style: Stylesheet

  var node: ViewNode {
    Page(title: localized(.editCardTitle), style: style) {
      cancelButton(isEnabled: !state.isLoading)
      Button(localized(.editCardSave), isEnabled: state.canSave)
        .barPlacement(.trailing).opacity(state.canSave ? 1 : 0.5).id("save")
    } content: {
      if let name = state.form["name"] {
        FormFieldView(
          field: name, label: localized(.editCardNameLabel), isEnabled: !state.isLoading,
          style: style)
      }
      if let days = state.daysUntilDue { Text(dueDate(in: days)).id("due") }
      if let notes = state.form["notes"] {
        FormFieldView(
          field: notes, label: localized(.editCardNotesLabel),
          placeholder: localized(.editCardNotesPlaceholder), isTall: true,
          isEnabled: !state.isLoading, style: style)
      }
      if state.isLoading { LoadingSign(style: style) }
    }
    .node
  }
}
