import AuditModel
import Foundation
import ViewTree

@testable import Layout

extension RenderEnvironment {
  /// A screen of 300 by 600 points of an iPad.
  fileprivate static let pad = RenderEnvironment(
    device: Device(
      name: "pad", sizeClasses: .regularRegular, viewport: Size(width: 300, height: 600),
      safeArea: .zero, keyboardHeight: 0, displayScale: 1))
}

/// Views that are made of others, as SwiftUI makes them.
extension ComputedTree {
  /// A picture, 8 points, and a title that takes the rest.
  static let labels: [ComputedTree] = [
    ComputedTree(
      "Label with a high title", ["i": rect(111, 290, 20, 20), "t": rect(139, 270, 50, 60)]
    ) { label { box("t", 50, 60) } },
    ComputedTree(
      "Label that takes the width", ["i": rect(0, 290, 20, 20), "t": rect(28, 290, 272, 20)]
    ) { label { filler("t").frame(height: 20) } },
    ComputedTree(
      "Label from right to left", in: RenderEnvironment.plain.mirrored,
      ["i": rect(169, 290, 20, 20), "t": rect(111, 290, 50, 20)]
    ) { label { box("t", 50, 20) } },
    // 32 + 20 + 8.
    ComputedTree(
      "Label in a list", ["i": rect(32, 33.5, 20, 20), "t": rect(60, 33.5, 50, 20)]
    ) { List { label { box("t", 50, 20) } } },
  ]

  /// A link is as large as what it shows, and takes the row of a list as a button does.
  static let links: [ComputedTree] = [
    ComputedTree("Link", ["a": rect(130, 290, 40, 20)]) { link.id("a") },
    ComputedTree("Link beside what grows", ["a": rect(260, 290, 40, 20)]) {
      HStack(spacing: 0) {
        filler("b")
        link.id("a")
      }
    },
    ComputedTree("Link in a list", ["a": rect(16, 17.5, 268, 52), "l": rect(32, 33.5, 40, 20)]) {
      List { link.id("a") }
    },
    ComputedTree("ShareLink", ["a": rect(130, 290, 40, 20)]) { share.id("a") },
    ComputedTree("ShareLink beside what grows", ["a": rect(260, 290, 40, 20)]) {
      HStack(spacing: 0) {
        filler("b")
        share.id("a")
      }
    },
    ComputedTree(
      "ShareLink in a list", ["a": rect(16, 17.5, 268, 52), "l": rect(32, 33.5, 40, 20)]
    ) { List { share.id("a") } },
  ]

  /// Dates are capsules 36 points high, colours circles of 28, both at the end of their label's row.
  static let wells: [ComputedTree] = [
    ComputedTree("DatePicker", ["l.content": rect(0, 290, 40, 20)]) { datePicker(20) },
    ComputedTree("DatePicker with a high label", ["l.content": rect(0, 270, 40, 60)]) {
      datePicker(60)
    },
    // 15 + 36 + 15.
    ComputedTree(
      "DatePicker in a list", ["l.content": rect(32, 40.5, 40, 20), "b": rect(32, 99.5, 40, 20)]
    ) {
      List {
        datePicker(20)
        box("b", 40, 20)
      }
    },
    ComputedTree("ColorPicker", ["l.content": rect(0, 290, 40, 20)]) { colorPicker(20) },
    ComputedTree("ColorPicker with a high label", ["l.content": rect(0, 270, 40, 60)]) {
      colorPicker(60)
    },
    // 15 + 28 + 15.
    ComputedTree(
      "ColorPicker in a list", ["l.content": rect(32, 36.5, 40, 20), "b": rect(32, 91.5, 40, 20)]
    ) {
      List {
        colorPicker(20)
        box("b", 40, 20)
      }
    },
  ]

  /// A picture that is not loaded takes all of the space, as its placeholder does not.
  static let asyncImages: [ComputedTree] = [
    ComputedTree("AsyncImage", ["a": rect(0, 0, 300, 600)]) { AsyncImage(url: nil).id("a") },
    ComputedTree("AsyncImage in a frame", ["a": rect(100, 275, 100, 50)]) {
      AsyncImage(url: nil).frame(width: 100, height: 50).id("a")
    },
    ComputedTree("AsyncImage with a placeholder", ["a": rect(130, 290, 40, 20)]) {
      AsyncImage(url: nil) {
        $0.node
      } placeholder: {
        box("a", 40, 20)
      }
    },
  ]

  /// A column with 16 points around it and 8 between its parts, in the middle of the screen.
  static let unavailable: [ComputedTree] = [
    ComputedTree("ContentUnavailableView", ["t": rect(130, 290, 40, 20)]) {
      ContentUnavailableView { box("t", 40, 20) }
    },
    // 16 + 20 + 8 + 10 + 16.
    ComputedTree(
      "ContentUnavailableView with a description",
      ["t": rect(130, 281, 40, 20), "d": rect(120, 309, 60, 10)]
    ) {
      ContentUnavailableView {
        box("t", 40, 20)
      } description: {
        box("d", 60, 10)
      }
    },
    // 16 + 20 + 8 + 10 + 8 + 30 + 16.
    ComputedTree(
      "ContentUnavailableView with an action",
      [
        "t": rect(130, 262, 40, 20), "d": rect(120, 290, 60, 10), "a": rect(125, 308, 50, 30),
      ]
    ) {
      ContentUnavailableView {
        box("t", 40, 20)
      } description: {
        box("d", 60, 10)
      } actions: {
        box("a", 50, 30)
      }
    },
  ]

  /// A bar of 54 points, with a large title of 106, over a screen.
  static let navigationStacks: [ComputedTree] = [
    ComputedTree(
      "NavigationStack",
      ["navigationBar": rect(0, 0, 300, 106), "a": rect(0, 106, 300, 494)]
    ) { NavigationStack { filler("a").navigationTitle(.verbatim("T")) } },
    ComputedTree("NavigationStack with a small title", ["a": rect(0, 54, 300, 546)]) {
      NavigationStack {
        filler("a").navigationTitle(.verbatim("T")).navigationBarTitleDisplayMode(.inline)
      }
    },
    ComputedTree("NavigationStack without a bar", ["a": rect(0, 0, 300, 600)]) {
      NavigationStack { filler("a").navigationTitle(.verbatim("T")).navigationBarHidden(true) }
    },
    ComputedTree(
      "NavigationStack with an item", ["b": rect(240, 0, 44, 44), "a": rect(0, 54, 300, 546)]
    ) {
      NavigationStack {
        filler("a").toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button(action: {}) { box("i", 22, 22) }.id("b")
          }
        }
      }
    },
    ComputedTree(
      "NavigationStack with a toolbar",
      ["a": rect(0, 0, 300, 532), "toolbar": rect(0, 532, 300, 68)]
    ) {
      NavigationStack {
        filler("a").toolbar {
          ToolbarItem(placement: .bottomBar) { Button(action: {}) { box("i", 22, 22) } }
        }
      }
    },
  ]

  /// A bar of 72 points under the selected screen, or of 54 over it on an iPad.
  static let tabViews: [ComputedTree] = [
    ComputedTree("TabView", ["a": rect(0, 0, 300, 528), "tab-1": rect(64, 532, 86, 54)]) {
      tabs(selected: 1)
    },
    ComputedTree("TabView with another tab", ["b": rect(0, 0, 300, 528)]) { tabs(selected: 2) },
    ComputedTree(
      "TabView on an iPad", in: .pad,
      ["tabBar": rect(0, 0, 300, 54), "a": rect(0, 54, 300, 546)]
    ) { tabs(selected: 1) },
    ComputedTree("TabView of pages", ["a": rect(0, 0, 300, 600)]) { pages },
    // Two dots 16 points apart, with 16 more at both sides together, 26 points high in the middle.
    ComputedTree(
      "TabView in the style of pages",
      ["a": rect(0, 0, 300, 600), "pageControl": rect(126, 574, 48, 26)]
    ) { pages.tabViewStyle(.page) },
    ComputedTree("TabView with tabs in the style of pages", ["a": rect(0, 0, 300, 600)]) {
      tabs(selected: 1).tabViewStyle(.page(indexDisplayMode: .never))
    },
    ComputedTree("PageControl", ["p": rect(110, 287, 80, 26)]) {
      PageControl(currentPage: 1, numberOfPages: 4).node.id("p")
    },
  ]

  private static func label(@ViewBuilder _ title: () -> [ViewNode]) -> ViewNode {
    Label(title: title, icon: { box("i", 20, 20) }).node
  }

  private static var link: ViewNode {
    Link(destination: URL(fileURLWithPath: "/")) { box("l", 40, 20) }.node
  }

  private static var share: ViewNode { ShareLink(item: "x") { box("l", 40, 20) }.node }

  private static func datePicker(_ height: Double) -> ViewNode {
    DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date) {
      box("l", 40, height)
    }.node
  }

  private static func colorPicker(_ height: Double) -> ViewNode {
    ColorPicker(selection: .constant(.red)) { box("l", 40, height) }.node
  }

  private static var pages: ViewNode {
    TabView {
      filler("a")
      filler("b")
    }.node
  }

  private static func tabs(selected: Int) -> ViewNode {
    TabView(selection: .constant(selected)) {
      filler("a").tabItem { Label(.verbatim("A"), systemImage: "house") }.tag(1)
      filler("b").tabItem { Label(.verbatim("B"), systemImage: "gear") }.tag(2)
    }.node
  }
}
