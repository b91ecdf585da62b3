import AuditModel
import ViewTree

/// The sign that something is going on, in the place of what is on its way.
struct LoadingSign: NodeView {
  let style: Stylesheet

  var node: ViewNode {
    HStack(spacing: 0) {
      Image(symbol: "progress", size: 24)
        .foregroundColor(style.text)
        .accessibilityLabel(localized(.loadingLabel))
        .accessibilityAddTraits(.updatesFrequently)
        .id("loading")
    }
    .frame(maxWidth: .infinity, minHeight: 44)
  }
}
