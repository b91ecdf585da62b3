import AuditModel
import ViewTree

/// How wide the lists of the board are, and how they are arranged.
struct BoardLayout {
  let state: OnboardingState
  let environment: RenderEnvironment
  let style: Stylesheet

  /// Whether the text is so large that what is side by side is under each other.
  var stacksRows: Bool { environment.dynamicTypeSize > style.largestSideBySide }

  /// Whether the lists are under each other, because side by side none could be read.
  var stacksLists: Bool { state.isZoomedOut && stacksRows }

  /// The width of a list in points.
  var listWidth: Double {
    if stacksLists { return availableWidth }
    let width = state.isZoomedOut ? style.zoomedListWidth : style.listWidth
    guard style.listsGrow else { return width }
    let scale = TextStyle.body.metricsScale(at: environment.dynamicTypeSize)
    return min(width * max(1, scale), availableWidth)
  }

  /// The width of the board without its margins and the edge of the next list.
  private var availableWidth: Double { environment.viewport.width - state.boardLeading - 16 }
}
