import Architecture
import ViewTree

/// An alert or an action sheet of the app as it lies over a screen.
struct AlertView: NodeView {
  let alert: Architecture.Alert
  let style: Stylesheet

  var node: ViewNode {
    switch alert.style {
    case .alert: middle
    case .actionSheet: ActionSheetView(sheet: alert, style: style).node
    }
  }

  private var middle: ViewNode {
    ViewTree.Alert(
      title: alert.title, message: alert.message
    ) {
      forEach(alert.actions, id: \.id) { action in
        Button { Text(action.title).font(action.font).textAlignment(.center) }
          .id(action.id)
      }
    }
    .foregroundColor(style.text)
    .background(style.card, cornerRadius: 34)
    .id("alert")
  }
}

extension Architecture.Alert.Action {
  /// The answer that changes nothing is emphasized, as in UIKit.
  var font: Font { style == .cancel ? .body.bold() : .body }
}
