import AuditModel
import ViewTree

/// The board with the field for its name and its lists side by side.
struct BoardView: View {
  let state: OnboardingState
  let style: Stylesheet

  var node: ViewNode {
    VStack(alignment: .leading, spacing: 8) {
      name
      if state.editedField == .board { charactersLeft(of: state.boardName) }
      ScrollView([.vertical, .horizontal]) {
        HStack(alignment: .top, spacing: 8) {
          forEach(state.listNames.indices, id: { "list-\($0 + 1)" }) { list($0) }
        }
        .padding(.trailing, 8)
      }
      .accessibilityLabel(localized("board.lists.label"))
      .id("lists")
    }
    .padding(.top, 8)
    .id("board")
  }

  private var name: ViewNode {
    TextField(
      text: state.boardName.content, placeholder: localized("board.name.placeholder"),
      state: TextFieldState(isEditing: state.editedField == .board)
    )
    .font(.title2.bold())
    .frame(maxWidth: .infinity, minHeight: 44)
    .border(style.activeBorder, width: border(of: .board))
    .accessibilityLabel(localized("board.name.label"))
    .accessibilityHint(localized("board.name.hint"))
    .id("name")
    .padding(.trailing, 8)
  }

  private func list(_ index: Int) -> ViewNode {
    ListView(state: state, style: style, index: index).node
  }

  private func charactersLeft(of name: Name) -> ViewNode {
    Text(localized("name.charactersLeft", .integer(name.charactersLeft)))
      .font(.caption).foregroundColor(style.secondaryText).id("characters-left")
  }

  private func border(of field: FieldID) -> Double {
    state.editedField == field || state.hintedField == field ? 2 : 0
  }
}
