import AuditModel
import ViewTree

/// The view while the board is being made.
struct CreatingView: NodeView {
  let state: OnboardingState
  let style: Stylesheet

  var node: ViewNode {
    ScrollView {
      VStack(spacing: 12) {
        Text(localized(.creatingTitle)).font(.title2.bold()).textAlignment(.center)
          .accessibilityAddTraits(.header).id("title")
        Text(localized(.creatingMessage, .text(state.boardName.content)))
          .textAlignment(.center).id("message")
        Text(
          localized(
            .creatingSummary, .integer(state.listNames.count),
            .integer(state.cardNames.count))
        )
        .font(.subheadline).textAlignment(.center).foregroundColor(style.secondaryText)
        .id("summary")
        Toggle(isOn: state.isReminding) { Text(localized(.creatingReminders)) }
          .id("reminders")
        Button(localized(.creatingCancel)).frame(minWidth: 44, minHeight: 44)
          .foregroundColor(style.link).id("cancel")
      }
      .padding(24)
      .frame(maxWidth: .infinity)
    }.id("creating")
  }
}
