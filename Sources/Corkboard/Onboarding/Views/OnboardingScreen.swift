import AuditModel
import ViewTree

/// The board with its guidance: a pure function of state and environment.
package struct OnboardingScreen: ScreenView {
  private let state: OnboardingState
  private let environment: RenderEnvironment
  private let style: Stylesheet

  /// Takes what is shown and where.
  package init(
    _ state: OnboardingState, in environment: RenderEnvironment, style: Stylesheet = .revised
  ) {
    self.state = state
    self.environment = environment
    self.style = style
  }

  /// The description.
  package var node: ViewNode {
    VStack(spacing: 0) {
      bar
      if state.step == .createBoard {
        CreatingView(state: state, style: style).node
      } else {
        content.id("content")
      }
    }
    .foregroundColor(style.text)
    .background(style.background)
    // The board keeps its place while the focus goes from field to field: it is padded by the height at
    // which the keyboard has settled.
    .ignoresSafeArea(.keyboard)
    .accessibilityElements(state.accessibilityElements)
  }

  private var isCompact: Bool { environment.horizontalSizeClass == .compact }

  private var bar: ViewNode {
    let title = style.barShowsStep ? state.progress.figures : state.template.title
    var bar = NavigationBar(title: title) {
      Button(localized(.navigationBack)).barPlacement(.leading)
        .accessibilityAddTraits(.backButton).id("back")
      if let button = state.navigationButton {
        right(button)
      }
    }.id("bar")
    if style.barShowsStep {
      bar.children[0] = bar.children[0].accessibilityLabel(state.progress.content)
    }
    return bar
  }

  private func right(_ button: NavigationButton) -> ViewNode {
    let node = Button(button.title).barPlacement(.trailing).id(button.name)
    return button.hint.map(node.accessibilityHint) ?? node
  }

  private var content: ViewNode {
    if style.boardScrolls, isCompact {
      return VStack(spacing: 0) {
        board
        if state.showsGuidance { overlay }
      }.node
    }
    return ZStack(alignment: isCompact ? .bottom : .topLeading) {
      board
      if state.showsGuidance { overlay }
    }.node
  }

  private var board: ViewNode {
    let layout = BoardLayout(state: state, environment: environment, style: style)
    return BoardView(state: state, layout: layout, style: style).node
      .padding(.leading, state.boardLeading)
      .padding(.bottom, max(8, -state.boardBottom - environment.safeArea.bottom))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var overlay: ViewNode {
    let pages = OverlayPaging(
      leading: state.overlayLeading,
      width: OverlayPaging.width(in: environment.viewport.width, environment.sizeClasses))
    let guidance = GuidanceView(state: state, overlay: pages.current, style: style).node
    if isCompact {
      return Sheet(isModal: false) { guidance }
        .limited(height: .fraction(style.overlayShare))
        .background(style.guidance, cornerRadius: 12)
        .accessibilityLabel(localized(.overlayLabel))
        .id("overlay")
    }
    return VStack(spacing: 0) { guidance }
      .padding(.bottom, style.boardScrolls ? environment.keyboardInset : 0)
      .frame(width: .points(style.sidebarWidth), height: .fraction(1), alignment: .top)
      .background(style.guidance)
      .accessibilityLabel(localized(.overlayLabel))
      .id("overlay")
  }
}
