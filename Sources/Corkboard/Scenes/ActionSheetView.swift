import Architecture
import AuditModel
import ViewTree

/// An action sheet of the app at the bottom of a screen.
struct ActionSheetView: NodeView {
  let sheet: Architecture.Alert
  let style: Stylesheet

  var node: ViewNode {
    VStack(spacing: 0) {
      Sheet {
        // Where text is large and the screen is small, the answers stay in view.
        part("text") { texts }
        part("choices") { forEach(sheet.actions, id: \.id) { button($0) } }
      }
      .foregroundColor(style.text)
      .background(style.guidance, cornerRadius: 14)
      .id("alert")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }

  private func part(_ id: String, @ViewBuilder _ content: () -> [ViewNode]) -> ViewNode {
    ScrollView(hugsContent: true) {
      VStack(spacing: 8, content: content)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .frame(maxWidth: .points(Page.readableWidth))
        .frame(maxWidth: .infinity)
    }
    .id(id)
  }

  @ViewBuilder private var texts: [ViewNode] {
    Text(sheet.title).font(.headline).textAlignment(.center).accessibilityAddTraits(.header)
      .id("title")
    if let message = sheet.message {
      Text(message).font(.subheadline).textAlignment(.center).id("message")
    }
  }

  private func button(_ action: Architecture.Alert.Action) -> ViewNode {
    Button { Text(action.title).font(action.font).textAlignment(.center) }
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity, minHeight: 56)
      .foregroundColor(action.style == .destructive ? style.problem : style.text)
      .background(style.field, cornerRadius: 12)
      .id(action.id)
  }
}
