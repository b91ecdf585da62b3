import AuditModel

/// A picture, a title and a text in the place of content that is not there.
public struct ContentUnavailableView: NodeView {
  /// The description.
  public let node: ViewNode

  /// A symbol, a title and a text.
  public init(_ title: TextContent, systemImage: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: systemImage)
    } description: {
      if let description { description }
    }
  }

  /// A symbol, a title that is a variable and a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
    self.init(.verbatim(String(title)), systemImage: systemImage, description: description)
  }

  /// A picture of an asset catalog, a title and a text.
  public init(_ title: TextContent, image: String, description: Text? = nil) {
    self.init {
      Label(title, image: image)
    } description: {
      if let description { description }
    }
  }

  /// A picture of an asset catalog, a title that is a variable and a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, description: Text? = nil) {
    self.init(.verbatim(String(title)), image: image, description: description)
  }

  /// A label, a text and buttons.
  public init(
    @ViewBuilder label: () -> [ViewNode], @ViewBuilder description: () -> [ViewNode] = { [] },
    @ViewBuilder actions: () -> [ViewNode] = { [] }
  ) {
    let title = ViewNode.group(label()).labelStyle(UnavailableLabelStyle())
    let content = VStack(spacing: 8) {
      title.font(.title2.bold()).multilineTextAlignment(.center)
      description().map {
        $0.font(.callout).foregroundColor(Color.secondary).multilineTextAlignment(.center)
      }
      actions()
    }
    .padding()
    .frame(maxWidth: .infinity)
    // It scrolls where it has no room (`UIContentUnavailableView.isScrollEnabled`).
    node = ScrollView(hugsContent: true) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// A search without a result; the words are iOS's.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(.system("No Results"), systemImage: "magnifyingglass")
  }

  /// A search for a text without a result; the words are iOS's.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      .system("No Results for “%@”", .text(.verbatim(text))), systemImage: "magnifyingglass")
  }
}

/// A large grey picture over the title.
///
/// Their distance and the 48 points of the symbol are assumed; nothing is published.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.fixed(size: 48)).foregroundColor(Color.secondary)
      configuration.title
    }
  }
}
