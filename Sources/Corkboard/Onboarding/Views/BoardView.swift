import AuditModel
import ViewTree

/// The board with the field for its name and its lists.
struct BoardView: NodeView {
  let state: OnboardingState
  let layout: BoardLayout
  let style: Stylesheet

  var node: ViewNode {
    if style.boardScrolls {
      return ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          heading
          if layout.stacksLists { stack } else { row(scrolling: .horizontal) }
        }
        .padding(.vertical, 8)
      }
      .scrollPosition(id: .constant(state.boardScroll?.scrolledID))
      .id("board")
    }
    return VStack(alignment: .leading, spacing: 8) {
      heading
      row(scrolling: [.vertical, .horizontal])
    }
    .padding(.top, 8)
    .id("board")
  }

  @ViewBuilder private var heading: [ViewNode] {
    name
    if state.editedField == .board { charactersLeft }
  }

  private var name: ViewNode {
    let field = NameField(
      id: .board, placeholder: localized(.boardNamePlaceholder), state: state, style: style)
    return field.font(.title2.bold())
      .frame(maxWidth: .infinity, minHeight: 44)
      .border(style.activeBorder, width: field.border)
      .accessibilityLabel(localized(.boardNameLabel))
      .accessibilityHint(localized(.boardNameHint))
      .id("name")
      .padding(.trailing, 8)
  }

  private var charactersLeft: ViewNode {
    Text(localized(.nameCharactersLeft, .integer(state.boardName.charactersLeft)))
      .font(.caption).foregroundColor(style.secondaryText).id("characters-left")
  }

  private func row(scrolling axes: ScrollView.Axes) -> ViewNode {
    ScrollView(axes) {
      HStack(alignment: .top, spacing: 8) { lists }.padding(.trailing, 8)
    }
    .scrollPosition(id: .constant(state.boardScroll?.scrolledID))
    .accessibilityLabel(localized(.boardListsLabel))
    .id("lists")
  }

  private var stack: ViewNode {
    VStack(alignment: .leading, spacing: 8) { lists }
      .accessibilityLabel(localized(.boardListsLabel))
      .id("lists")
  }

  private var lists: [ViewNode] {
    forEach(state.listNames.indices, id: { "list-\($0 + 1)" }) {
      ListView(state: state, layout: layout, style: style, index: $0)
    }
  }
}
