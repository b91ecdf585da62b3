import AuditModel
import Foundation

/// A picture from an address, which is not loaded: what is shown meanwhile.
public struct AsyncImage: NodeView {
  /// The description.
  public let node: ViewNode

  /// A picture; until it is loaded, a grey area.
  public init(url: URL?, scale: Double = 1) {
    node = Rectangle(fill: UIColor.secondarySystemFill.color).node
  }

  /// A picture, and what is shown until it is loaded.
  public init(
    url: URL?, scale: Double = 1, @ViewBuilder content: (Image) -> [ViewNode],
    @ViewBuilder placeholder: () -> [ViewNode]
  ) {
    node = .group(placeholder())
  }

  /// A view for each phase of loading: the first one is shown.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> [ViewNode]
  ) {
    node = .group(content(.empty))
  }
}

/// A phase of loading a picture.
public enum AsyncImagePhase {
  /// Nothing is loaded.
  case empty
  /// The picture is loaded.
  case success(Image)
  /// The picture cannot be loaded.
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The reason why it cannot be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
