import AuditModel
import Foundation

extension View {
  /// A sheet over the screen, while it is presented.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    presenting(isPresented.wrappedValue ? .sheet(content()) : nil)
  }

  /// A sheet over the screen, while there is an item.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: (Item) -> [ViewNode]
  ) -> ViewNode {
    presenting(item.wrappedValue.map { .sheet(content($0)) })
  }

  /// A popover, which compact width shows as a sheet, while it is presented.
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    sheet(isPresented: isPresented, content: content)
  }

  /// A popover, which compact width shows as a sheet, while there is an item.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: (Item) -> [ViewNode]
  ) -> ViewNode {
    sheet(item: item, content: content)
  }

  /// A screen in the place of this one, while it is presented.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    presenting(isPresented.wrappedValue ? .cover(content()) : nil)
  }

  /// A screen in the place of this one, while there is an item.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: (Item) -> [ViewNode]
  ) -> ViewNode {
    presenting(item.wrappedValue.map { .cover(content($0)) })
  }

  func presenting(_ presented: ViewNode?) -> ViewNode {
    guard let presented else { return node }
    return preferring { $0.presentations.append(presented) }
  }
}

extension ViewNode {
  /// A sheet whose content has the bars that it asks for.
  fileprivate static func sheet(_ nodes: [ViewNode]) -> ViewNode {
    var content = ViewNode.screen(nodes, origin: .unknown)
    let preferences = content.takePreferences()
    let detent = preferences.detent ?? .large
    let isModal = preferences.backgroundInteraction?.isEnabled(at: detent) != true
    return SheetSize(detent)
      .apply(to: sheet(content, preferences, isModal: isModal))
      .preferring { $0.presentations = preferences.presentations }
  }

  /// A screen over all of another one.
  fileprivate static func cover(_ nodes: [ViewNode]) -> ViewNode {
    var content = ViewNode.screen(nodes, origin: .unknown)
    let preferences = content.takePreferences()
    let sheet = sheet(content, preferences).frame(maxWidth: .infinity, maxHeight: .infinity)
    return sheet.frame(maxWidth: .infinity, maxHeight: .infinity)
      .changed {
        $0.style.background = sheet.style.background
        $0.style.colorScheme = sheet.style.colorScheme
      }
      .preferring {
        $0.presentations = preferences.presentations
        $0.isCover = true
      }
  }

  private static func sheet(
    _ content: ViewNode, _ preferences: Preferences, isModal: Bool = true
  ) -> ViewNode {
    Sheet(isModal: isModal) { content.inNavigation(preferences).frame(maxWidth: .infinity) }
      .node.changed {
        $0.style.background = preferences.presentationBackground ?? .color(.systemBackground)
        $0.style.colorScheme = preferences.colorScheme
      }
  }
}

/// The point of a view that a popover is about.
public struct PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  public static func rect(_ rect: Rectangle) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor()
  }
  /// A point of the view.
  public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor()
  }

  /// A rectangle of a view.
  public struct Rectangle: Sendable {
    /// The view itself.
    public static let bounds = Rectangle()
    /// A rectangle in the view.
    public static func rect(_ rect: CGRect) -> Rectangle { Rectangle() }
  }
}
