import AuditModel
import ViewTree

/// What to do next, and the button that begins it.
struct GuidanceView: View {
  let state: OnboardingState
  let style: Stylesheet

  var node: ViewNode {
    let name = state.overlayStep.name
    let steps = state.overlays
    let number = steps.firstIndex(of: state.overlayStep) ?? 0
    return ScrollView(hugsContent: true) {
      VStack(alignment: .leading, spacing: 8) {
        Text(
          localized(
            "overlay.step", .integer(number + 1), .integer(steps.count))
        )
        .font(.footnote).foregroundColor(style.secondaryText).id("step")
        Text(localized("overlay.\(name).title")).font(.title2.bold())
          .accessibilityAddTraits(.header).id("title")
        Text(localized("overlay.\(name).message")).id("message")
        go(name, isEnabled: state.isGoEnabled[state.overlayStep.rawValue])
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .topLeading)
    }.id("guidance")
  }

  private func go(_ name: String, isEnabled: Bool) -> ViewNode {
    Button(isEnabled: isEnabled) {
      Text(localized("overlay.\(name).go")).font(.headline).lineLimit(1)
    }
    .foregroundColor(style.actionText)
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: 50)
    .background(style.action, cornerRadius: 8)
    .opacity(isEnabled ? 1 : 0.5)
    .accessibilityHint(localized("overlay.\(name).hint"))
    .id(state.overlayStep.goName)
  }
}
