import AuditModel
import ViewTree

/// The screen where a card gets its name and its notes.
struct EditCardScreen: View {
  let state: EditCardViewModel.State
  let style: Stylesheet
  let environment: RenderEnvironment

  var node: ViewNode {
    Page(title: localized("editCard.title"), style: style, in: environment) {
      Button(localized("alert.cancel"), isEnabled: !state.isLoading).barPlacement(.leading).id(
        "cancel")
      Button(localized("editCard.save"), isEnabled: state.canSave)
        .barPlacement(.trailing).opacity(state.canSave ? 1 : 0.5).id("save")
    } content: {
      if let name = state.form["name"] {
        FormFieldView(
          field: name, label: localized("editCard.name.label"), isEnabled: !state.isLoading,
          style: style)
      }
      if let days = state.daysUntilDue { Text(dueDate(in: days)).id("due") }
      if let notes = state.form["notes"] {
        FormFieldView(
          field: notes, label: localized("editCard.notes.label"),
          placeholder: localized("editCard.notes.placeholder"), isTall: true,
          isEnabled: !state.isLoading, style: style)
      }
      if state.isLoading { LoadingSign(style: style) }
    }
    .node
  }
}
