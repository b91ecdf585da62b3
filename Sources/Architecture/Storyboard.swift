/// The scenes of an app, each with the type of the screen that comes from it.
public struct Storyboard: Sendable {
  /// A scene as the storyboard has it: its identifier and its custom class.
  public struct Scene: Sendable {
    /// The identifier, as it is written in the storyboard.
    public let identifier: String
    /// The type of its screen.
    public let type: any Storyboardable.Type

    /// A scene.
    public init(_ identifier: String, _ type: any Storyboardable.Type) {
      self.identifier = identifier
      self.type = type
    }
  }

  /// The scenes in their order.
  public let scenes: [Scene]

  /// A storyboard of these scenes.
  public init(_ scenes: [Scene]) { self.scenes = scenes }

  /// The identifiers in their order.
  public var identifiers: [String] { scenes.map(\.identifier) }

  /// The type of the screen that comes from a scene; none if there is no such scene.
  public func type(of identifier: String) -> (any Storyboardable.Type)? {
    scenes.first { $0.identifier == identifier }?.type
  }
}

extension Storyboard {
  /// A defect that would crash the app when a screen is shown.
  public enum Problem: Hashable, Sendable, CustomStringConvertible {
    /// Several scenes have one identifier.
    case repeatedIdentifier(String)
    /// A type is the screen of several scenes, but can name only one.
    case repeatedType(String)
    /// A scene has another identifier than its type names.
    case differentIdentifier(String, type: String, named: String)

    /// The problem in a sentence.
    public var description: String {
      switch self {
      case .repeatedIdentifier(let identifier): "several scenes have the identifier “\(identifier)”"
      case .repeatedType(let type): "\(type) is the screen of several scenes"
      case .differentIdentifier(let identifier, let type, let named):
        "\(type) names the scene “\(named)”, but is the screen of “\(identifier)”"
      }
    }
  }

  /// Everything in which scenes and types do not agree, in the order of the scenes; each problem is
  /// there once.
  public var problems: [Problem] {
    let types = scenes.map { $0.type.typeName }
    let different = scenes.filter { $0.identifier != $0.type.sceneIdentifier }.map {
      Problem.differentIdentifier(
        $0.identifier, type: $0.type.typeName, named: $0.type.sceneIdentifier)
    }
    return repeated(identifiers).map { .repeatedIdentifier($0) }
      + repeated(types).map { .repeatedType($0) } + different
  }

  private func repeated(_ names: [String]) -> [String] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var reported: Set<String> = []
    return names.filter { counts[$0, default: 0] > 1 && reported.insert($0).inserted }
  }
}
