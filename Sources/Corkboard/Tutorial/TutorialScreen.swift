import AuditModel
import ViewTree

/// A page of the tutorial that is shown at the first start.
struct TutorialScreen: ScreenView {
  let page: TutorialPage
  let style: Stylesheet

  var node: ViewNode {
    Page(title: progress, style: style) {
      if !page.isLast {
        Button(localized(.tutorialSkip)).barPlacement(.trailing).id("skip")
      }
    } content: {
      Image("tutorial-\(page.name)", width: 160, height: 120)
        .accessibilityLabel(localized("tutorial.\(page.name).picture"))
        .id("picture")
      Text(localized("tutorial.\(page.name).title")).font(.title.bold())
        .accessibilityAddTraits(.header).id("title")
      Text(localized("tutorial.\(page.name).message")).id("message")
      ActionButton(
        title: localized(page.isLast ? .tutorialStart : .tutorialNext), style: style,
        id: "next")
    }
    .node
  }

  private var progress: TextContent {
    localized(
      .tutorialPage, .integer(page.rawValue + 1), .integer(TutorialPage.allCases.count))
  }
}
