import Architecture
import AuditModel
import ViewTree

/// A screen with a bar and a column that scrolls, which ends above the keyboard.
struct Page: NodeView {
  let node: ViewNode

  /// A page with its title, the items of its bar and what it shows, under a cover when it waits for
  /// something without which it cannot be used.
  init(
    title: TextContent, loading: LoadingStyle? = nil, style: Stylesheet,
    @ViewBuilder items: () -> [ViewNode] = { [] }, @ViewBuilder content: () -> [ViewNode]
  ) {
    let page = VStack(spacing: 0) {
      NavigationBar(title: title, items: items).id("bar")
      ScrollView {
        VStack(alignment: .leading, spacing: 16, content: content)
          .padding(16)
          .frame(maxWidth: .points(Self.readableWidth), alignment: .topLeading)
          .frame(maxWidth: .infinity, alignment: .top)
      }
      .id("page")
    }
    .foregroundColor(style.text)
    .background(style.background)
    node = loading == .blocking ? LoadingCover(page: page, style: style).node : page
  }

  /// Lines that are wider are hard to follow.
  static let readableWidth = 560.0
}

/// The button that goes back to the screen before.
func backButton(_ title: TextContent, isEnabled: Bool = true) -> ViewNode {
  Button(title, isEnabled: isEnabled).barPlacement(.leading).accessibilityAddTraits(.backButton).id(
    "back")
}

/// The button that leaves a page without a change: a symbol, since titles of bars have little width.
func cancelButton(isEnabled: Bool = true) -> ViewNode {
  Button(isEnabled: isEnabled) { Image(systemName: "xmark") }
    .accessibilityLabel(localized(.alertCancel)).barPlacement(.leading).id("cancel")
}

/// The button of a page that does what the page is for.
struct ActionButton: NodeView {
  let title: TextContent
  var isEnabled = true
  let style: Stylesheet
  let id: String

  var node: ViewNode {
    Button(isEnabled: isEnabled) {
      Text(title).font(.headline).textAlignment(.center)
    }
    .foregroundColor(style.actionText)
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity, minHeight: 50)
    .background(style.action, cornerRadius: 8)
    .opacity(isEnabled ? 1 : 0.5)
    .id(id)
  }
}

/// A button that looks like a link.
struct LinkButton: NodeView {
  let title: TextContent
  var isEnabled = true
  let style: Stylesheet
  let id: String

  var node: ViewNode {
    Button(isEnabled: isEnabled) { Text(title).textAlignment(.leading) }
      .frame(minWidth: 44, minHeight: 44)
      .foregroundColor(style.link)
      .opacity(isEnabled ? 1 : 0.5)
      .id(id)
  }
}

/// A picture, a heading and a sentence in the place of something that is not there.
struct Notice: NodeView {
  let name: String
  /// The SF Symbol over the heading.
  let symbol: String
  let title: TextContent
  let message: TextContent
  let style: Stylesheet

  var node: ViewNode {
    VStack(spacing: 8) {
      Image(systemName: symbol).resizable().frame(width: 64, height: 64).accessibilityHidden()
        .foregroundColor(style.secondaryText)
      Text(title).font(.title2.bold()).textAlignment(.center)
        .accessibilityAddTraits(.header).id("title")
      Text(message).textAlignment(.center).id("message")
    }
    .padding(.vertical, 24)
    .frame(maxWidth: .infinity)
    .id(name)
  }
}
