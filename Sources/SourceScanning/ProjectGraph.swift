/// The objects of a project file, which name each other by their identifiers.
struct ProjectGraph {
  typealias Object = [String: ProjectValue]

  /// Groups in groups are not followed any deeper.
  private static let deepest = 64

  private let objects: [String: Object]
  private let parents: [String: String]
  private let folder: String
  /// The project itself.
  let project: Object

  /// Takes the list of a project file; nil when it names no objects.
  ///
  /// - Parameter folder: the folder with the `.xcodeproj`, by its absolute path.
  init?(_ list: ProjectValue, folder: String) {
    let members = list.members
    objects = (members["objects"]?.members ?? [:]).mapValues(\.members)
    guard let root = members["rootObject"]?.text, let project = objects[root] else { return nil }
    self.project = project
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
    }
    self.parents = parents
    self.folder = Self.join(folder, project["projectDirPath"]?.text)
  }

  subscript(id: String) -> Object { objects[id] ?? [:] }

  /// The synchronized folders of which some files belong elsewhere.
  var groupsWithExceptions: [String] { objects.keys.filter { objects[$0]?["exceptions"] != nil } }

  /// The objects that a key of an object names.
  func all(_ key: String, of object: Object) -> [Object] {
    (object[key]?.texts ?? []).compactMap { objects[$0] }
  }

  /// The absolute path of a file, a folder or a group; nil when it is known to a build alone.
  func path(of id: String, depth: Int = 0) -> String? {
    let object = self[id]
    let path = object["path"]?.text
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>":
      guard depth < Self.deepest, let parent = parents[id] else { return Self.join(folder, path) }
      return self.path(of: parent, depth: depth + 1).map { Self.join($0, path) }
    case "SOURCE_ROOT": return Self.join(folder, path)
    case "<absolute>": return path
    default: return nil
    }
  }

  /// The paths of a file or a folder, or of the languages and parts of a group.
  func paths(below id: String, depth: Int = 0) -> [String] {
    let children = self[id]["children"]?.texts ?? []
    guard !children.isEmpty, depth < Self.deepest else {
      return self[id]["path"] == nil ? [] : path(of: id).map { [$0] } ?? []
    }
    return children.flatMap { paths(below: $0, depth: depth + 1) }
  }

  private static func join(_ folder: String, _ path: String?) -> String {
    guard let path, !path.isEmpty else { return folder }
    return path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
