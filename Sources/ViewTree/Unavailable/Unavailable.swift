import AuditModel
import Foundation

// Parts of SwiftUI that Legible does not have, each with the alternative.

/// An app, which here is a list of its screens.
@available(
  *, unavailable, message: "list the screens: CommandLineTool(name:version:screens:).main()"
)
public protocol App {}

/// A scene of an app, which here is a list of its screens.
@available(
  *, unavailable, message: "list the screens: CommandLineTool(name:version:screens:).main()"
)
public protocol Scene {}

/// A window of an app, which here is a list of its screens.
@available(
  *, unavailable, message: "list the screens: CommandLineTool(name:version:screens:).main()"
)
public struct WindowGroup {
  /// Is not there.
  public init(@ViewBuilder content: () -> [ViewNode]) { notAvailable() }
}

/// A layout of one's own.
@available(
  *, unavailable,
  message: "use CustomContainer, whose children have position(x:y:), or HStack, VStack and Grid"
)
public protocol Layout {}

/// A drawing.
@available(*, unavailable, message: "use Image(_:width:height:), or a shape such as Circle")
public struct Path {
  /// Is not there.
  public init(_ draw: (inout Path) -> Void) { notAvailable() }
}

/// A view of UIKit.
@available(
  *, unavailable, message: "describe it with a view of the same kind, size, label and traits"
)
public protocol UIViewRepresentable {}

/// A screen of UIKit.
@available(
  *, unavailable, message: "describe it with a view of the same kind, size, label and traits"
)
public protocol UIViewControllerRepresentable {}

extension View {
  /// An object for the views inside.
  @available(*, unavailable, message: "give the values to the initializers of the views inside")
  public func environmentObject<Value: AnyObject>(_ object: Value) -> ViewNode { notAvailable() }

  /// An object for the views inside.
  @available(*, unavailable, message: "give the values to the initializers of the views inside")
  public func environment<Value: AnyObject>(_ object: Value?) -> ViewNode { notAvailable() }

  /// A value of the environment for the views inside.
  @available(
    *, unavailable,
    message:
      "an audit sets locale, text size, size class and appearance; give others to the initializers"
  )
  public func environment<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ViewNode { notAvailable() }

  /// Runs when a publisher emits.
  @available(*, unavailable, message: "actions never run; describe a state for what it leads to")
  public func onReceive<Publisher>(
    _ publisher: Publisher, perform action: @escaping (Publisher) -> Void
  ) -> ViewNode { notAvailable() }
}

extension String {
  /// A string of the tables as a variable, which then has no key that an audit could follow.
  @available(
    *, unavailable,
    message: "use LocalizedStringKey, so that findings have the key: Text(\"login.title\")"
  )
  public init(localized key: TextContent, comment: StaticString? = nil) { notAvailable() }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at these positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }

  /// Moves the elements at these positions before another one.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}
