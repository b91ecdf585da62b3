import Foundation

// Buttons whose titles are those of iOS.

/// A button that opens the photos.
@available(*, unavailable, message: "use a Button with the same label and size")
public struct PhotosPicker: NodeView {
  /// Is not there.
  public var node: ViewNode { notAvailable() }
  /// Is not there.
  public init<Selection>(_ title: TextContent, selection: Selection) { notAvailable() }
  /// Is not there.
  public init<Selection>(_ title: TextContent, selection: Selection, matching: PHPickerFilter?) {
    notAvailable()
  }
  /// Is not there.
  public init<Selection>(
    _ title: TextContent, selection: Selection, maxSelectionCount: Int?,
    matching: PHPickerFilter?
  ) { notAvailable() }
  /// Is not there.
  public init<Selection>(
    selection: Selection, matching: PHPickerFilter? = nil, @ViewBuilder label: () -> [ViewNode]
  ) { notAvailable() }
}

/// A button that pastes.
@available(*, unavailable, message: "use a Button with the same label and size")
public struct PasteButton: NodeView {
  /// Is not there.
  public var node: ViewNode { notAvailable() }
  /// Is not there.
  public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {
    notAvailable()
  }
  /// Is not there.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) { notAvailable() }
}

/// A button that renames.
@available(*, unavailable, message: "use a Button with the same label and size")
public struct RenameButton: NodeView {
  /// Is not there.
  public var node: ViewNode { notAvailable() }
  /// Is not there.
  public init() { notAvailable() }
}

/// A button that signs in.
@available(*, unavailable, message: "use a Button with the same label and size")
public struct SignInWithAppleButton: NodeView {
  /// Is not there.
  public var node: ViewNode { notAvailable() }
  /// Is not there.
  public init() { notAvailable() }
  /// Is not there.
  public init<Label>(
    _ label: Label, onRequest: @escaping (Any) -> Void, onCompletion: @escaping (Any) -> Void
  ) { notAvailable() }
  /// Is not there.
  public init(onRequest: @escaping (Any) -> Void, onCompletion: @escaping (Any) -> Void) {
    notAvailable()
  }
}

extension Button {
  /// A button with iOS's label for its role.
  @available(
    *, unavailable,
    message:
      "give its label: Button(role: .close) {} label: { Label(\"close\", systemImage: \"xmark\") }"
  )
  public init(role: ButtonRole, action: @escaping () -> Void) { notAvailable() }
}

extension NavigationLink {
  /// A link to a screen that is shown while it is active.
  @available(*, unavailable, message: "use navigationDestination(isPresented:destination:)")
  public init(_ title: TextContent, destination: some View, isActive: Binding<Bool>) {
    notAvailable()
  }

  /// A link to a screen that is shown while it is active.
  @available(*, unavailable, message: "use navigationDestination(isPresented:destination:)")
  public init(
    destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> [ViewNode]
  ) { notAvailable() }

  /// A link to a screen that is shown while it is selected.
  @available(*, unavailable, message: "use navigationDestination(item:destination:)")
  public init<Tag: Hashable>(
    _ title: TextContent, destination: some View, tag: Tag, selection: Binding<Tag?>
  ) { notAvailable() }
}

/// A picture of UIKit.
@available(*, unavailable, message: "use Image(_:width:height:)")
public struct UIImage {
  /// Is not there.
  public init() { notAvailable() }
  /// Is not there.
  public init?(named name: String) { notAvailable() }
  /// Is not there.
  public init?(systemName: String) { notAvailable() }
  /// Is not there.
  public init?(data: Data) { notAvailable() }
}

extension Image {
  /// A picture of UIKit.
  @available(*, unavailable, message: "use Image(_:width:height:)")
  public init(uiImage: UIImage) { notAvailable() }
}

/// Choices at the bottom of the screen, by their older name.
@available(*, unavailable, message: "use confirmationDialog(_:isPresented:actions:)")
public struct ActionSheet {
  /// Is not there.
  public init(title: Text, message: Text? = nil, buttons: [Alert.Button] = []) { notAvailable() }
}

extension Timer {
  /// A publisher of moments.
  @available(*, unavailable, message: "actions never run; describe a state for what it leads to")
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { notAvailable() }
}

/// A publisher of moments.
@available(*, unavailable, message: "actions never run; describe a state for what it leads to")
public struct TimerPublisher {
  /// Is not there.
  public func autoconnect() -> TimerPublisher { notAvailable() }
}

/// A shape that follows the one around it.
@available(*, unavailable, message: "use RoundedRectangle(cornerRadius:)")
public struct ContainerRelativeShape: Shape {
  /// Is not there.
  public var cornerRadius: Double { notAvailable() }
  /// Is not there.
  public init() { notAvailable() }
}

extension Shape {
  /// The shape in so many points, in the top leading corner.
  @available(*, unavailable, message: "use frame(width:height:)")
  public func size(width: Double, height: Double) -> ViewNode { notAvailable() }

  /// The shape in so many points, in the top leading corner.
  @available(*, unavailable, message: "use frame(width:height:)")
  public func size(_ size: CGSize) -> ViewNode { notAvailable() }
}
