import AuditModel
import Testing
import ViewTree

@testable import Corkboard

@Suite struct OverlayPagingTests {
  private let flow = Rehearsal()

  @Test(arguments: OverlayStep.allCases) func hasTheOverlayInViewThatTheLeadingEdgeMovesThere(
    _ overlay: OverlayStep
  ) {
    for width in [320.0, 300, 1024] {
      let pages = OverlayPaging(leading: -Double(overlay.rawValue) * width, width: width)
      #expect(pages.current == overlay)
    }
  }

  @Test func hasTheOverlayInViewThatIsSeenTheMost() {
    #expect(OverlayPaging(leading: -150, width: 320).current == .board)
    #expect(OverlayPaging(leading: -170, width: 320).current == .lists)
    #expect(OverlayPaging(leading: -5_000, width: 320).current == .create)
    #expect(OverlayPaging(leading: 40, width: 320).current == .board)
  }

  @Test func hasTheFirstOverlayInViewBeforeThereIsASize() {
    #expect(OverlayPaging(leading: -320, width: 0).current == .board)
  }

  @Test func isAsWideAsTheGuidanceBesideTheBoardInRegularWidth() {
    let leading = flow.record(\.overlayLeading)
    flow.play(to: .finishBoardNaming)
    flow.sizeClasses.onNext(.regularRegular)
    #expect(leading.elements == [0, -320, -300])
  }

  /// The keys of the guidance that a state shows on a device.
  private func guidance(
    _ leading: Double, _ classes: SizeClasses, _ locale: LocaleIdentifier = "en"
  ) -> [String] {
    var state = OnboardingState(template: BoardTemplate.all[0])
    state.overlayLeading = leading
    let environment = RenderEnvironment(device: .narrowest(with: classes), locale: locale)
    return keys(in: OnboardingScreen(state, in: environment).node)
      .filter { $0.hasPrefix("overlay.trip.") && $0.hasSuffix(".title") }
  }

  private func keys(in node: ViewNode) -> [String] {
    let own: [String] =
      if case .localized(let text) = node.text { [text.key] } else { [] }
    return own + node.children.flatMap { keys(in: $0) }
  }

  @Test(arguments: ["en", "ar"] as [LocaleIdentifier])
  func drawsTheOneOverlayThatTheLeadingEdgeMovesIntoView(_ locale: LocaleIdentifier) {
    let compact = Device.narrowest(with: .compactRegular).viewport.width
    for overlay in OverlayStep.allCases {
      let title = "overlay.trip.\(overlay.name).title"
      let page = -Double(overlay.rawValue)
      #expect(guidance(page * compact, .compactRegular, locale) == [title])
      #expect(guidance(page * 300, .regularRegular, locale) == [title])
    }
  }
}
