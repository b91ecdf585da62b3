import Architecture
import AuditModel
import Reactive
import Scenarios
import ViewTree

/// A part of the app that is reached by a tab.
package enum MainTab: String, Hashable, Sendable, CaseIterable {
  case boards, due, settings

  /// The SF Symbol over its title.
  var symbol: String {
    switch self {
    case .boards: "rectangle.stack"
    case .due: "clock"
    case .settings: "gearshape"
    }
  }
}

/// The three parts of the app under their tabs; all share the controls of one screen.
package final class MainScene: Scene {
  private let tabs: [MainTab: any Scene]
  private let selected = BehaviorRelay(value: MainTab.boards)
  private let style: Stylesheet
  private let bag = DisposeBag()
  /// Where taps and typing arrive.
  package let controls: Controls

  /// Puts scenes that share these controls under tabs.
  package init(tabs: [MainTab: any Scene], controls: Controls, style: Stylesheet) {
    self.tabs = tabs
    self.controls = controls
    self.style = style
    for tab in MainTab.allCases {
      controls.taps("tab-\(tab.rawValue)")
        .subscribe(onNext: { [selected] in selected.accept(tab) }).disposed(by: bag)
    }
  }

  /// The name of the part that is shown.
  package var id: String { tabs[selected.value]?.id ?? "main" }

  /// The overlay on the tabs.
  package var rendering: ScreenState.Renderer {
    let current = selected.value
    guard let content = tabs[current]?.rendering else { return { _ in ViewNode.screen([]) } }
    return { [style] environment in
      let bar = Self.bar(selected: current, style: style)
      let page = content(environment).frame(maxWidth: .infinity, maxHeight: .infinity)
      return VStack(spacing: 0) { environment.hasTabBarAtTop ? [bar, page] : [page, bar] }
        .foregroundColor(style.text)
        .background(style.background)
    }
  }

  private static func bar(selected: MainTab, style: Stylesheet) -> ViewNode {
    TabBar {
      forEach(MainTab.allCases, id: { "tab-\($0.rawValue)" }) { tab in
        Tab(
          localized("tab.\(tab.rawValue)"), symbol: tab.symbol, isSelected: tab == selected
        )
        .foregroundColor(tab == selected ? style.link : style.text)
      }
    }
    .id("tabs")
  }
}
