import AuditModel
import ViewTree

/// The next step, and the button that begins it.
struct GuidanceView: NodeView {
  let state: OnboardingState
  /// The overlay that is in view.
  let overlay: OverlayStep
  let style: Stylesheet

  var node: ViewNode {
    let step = overlay.name
    let key = "overlay.\(state.template.id).\(step)"
    return ScrollView(hugsContent: true) {
      VStack(alignment: .leading, spacing: 8) {
        if style.barShowsStep {
          Text(state.template.title).font(.footnote).foregroundColor(style.secondaryText)
            .id("template")
        } else {
          Text(state.progress.content).font(.footnote).foregroundColor(style.secondaryText)
            .id("step")
        }
        Text(localized("\(key).title")).font(.title2.bold())
          .accessibilityAddTraits(.header).id("title")
        Text(localized("\(key).message")).id("message")
        go("overlay.\(step)")
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .topLeading)
    }.id("guidance")
  }

  private func go(_ key: String) -> ViewNode {
    let isEnabled = state.isGoEnabled[overlay.rawValue]
    return Button(isEnabled: isEnabled) {
      Text(localized("\(key).go")).font(.headline).lineLimit(style.namesWrap ? nil : 1)
        .textAlignment(.center)
    }
    .foregroundColor(style.actionText)
    .padding(.vertical, style.namesWrap ? 12 : 0)
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: 50)
    .background(style.action, cornerRadius: 8)
    .opacity(isEnabled ? 1 : 0.5)
    .accessibilityHint(localized("\(key).hint"))
    .id(overlay.goName)
  }
}
