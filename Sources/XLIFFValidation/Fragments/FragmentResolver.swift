/// Finds what fragment identifiers refer to.
struct FragmentResolver {
  private let tree: XLIFFTree
  private let prefixes: FragmentPrefixes
  private let files: [String: Int]
  /// The groups and units of the files that were asked for, by file, kind and id.
  private var containers: [Int: [FragmentIdentifier.Selector: Int]] = [:]
  /// The objects that can be referenced in the requested files, groups and units.
  private var contents: [Int: [Key: Int]] = [:]

  /// The requested object in a file, group or unit.
  private struct Key: Hashable {
    let prefix: String?
    let id: String
  }

  init(tree: XLIFFTree, prefixes: FragmentPrefixes) {
    self.tree = tree
    self.prefixes = prefixes
    var files: [String: Int] = [:]
    for file in tree.children(of: XLIFFTree.root) where tree.isCore(file, "file") {
      if let id = tree.attribute("id", of: file), files[id] == nil { files[id] = file }
    }
    self.files = files
  }

  /// The element that an identifier refers to when it is on a node, none when there is none.
  mutating func resolve(_ fragment: FragmentIdentifier, from node: Int) -> Int? {
    guard let container = container(of: fragment, from: node) else { return nil }
    guard let leaf = fragment.leaf else { return container }
    return content(of: container)[Key(prefix: leaf.prefix, id: leaf.id)]
  }

  /// The file, group or unit in which an identifier looks.
  private mutating func container(of fragment: FragmentIdentifier, from node: Int) -> Int? {
    let own = fragment.isAbsolute ? nil : tree.enclosing("file", of: node)
    guard let file = fragment.container("f").map({ files[$0] }) ?? own else { return nil }
    if fragment.container("u") != nil { return named("u", fragment, in: file) }
    if fragment.container("g") != nil { return named("g", fragment, in: file) }
    if fragment.container("f") != nil { return file }
    return tree.scope(of: node) ?? own
  }

  private mutating func named(
    _ prefix: String, _ fragment: FragmentIdentifier, in file: Int
  ) -> Int? {
    guard let id = fragment.container(prefix) else { return nil }
    if containers[file] == nil { containers[file] = index(file) }
    return containers[file]?[FragmentIdentifier.Selector(prefix: prefix, id: id)]
  }

  private func index(_ file: Int) -> [FragmentIdentifier.Selector: Int] {
    var found: [FragmentIdentifier.Selector: Int] = [:]
    for node in file..<tree.end(of: file) {
      let prefix = tree.isCore(node, "unit") ? "u" : tree.isCore(node, "group") ? "g" : nil
      guard let prefix, let id = tree.attribute("id", of: node) else { continue }
      let key = FragmentIdentifier.Selector(prefix: prefix, id: id)
      if found[key] == nil { found[key] = node }
    }
    return found
  }

  private mutating func content(of container: Int) -> [Key: Int] {
    if let known = contents[container] { return known }
    var found: [Key: Int] = [:]
    var next = container + 1
    while next < tree.end(of: container) {
      // Objects in another file, group or unit are looked up there.
      if tree.isCore(next, "unit") || tree.isCore(next, "group") {
        next = tree.end(of: next)
        continue
      }
      for key in keys(of: next) where found[key] == nil { found[key] = next }
      next += 1
    }
    contents[container] = found
    return found
  }

  private func keys(of node: Int) -> [Key] {
    guard tree.isElement(node),
      let id = tree.attribute("id", of: node) ?? tree.attribute("id", in: .xml, of: node)
    else { return [] }
    switch tree.vocabulary(of: node) {
    case .core: return isReused(node) ? [] : [Key(prefix: corePrefix(of: node), id: id)]
    case .foreign, .none: return extensionKeys(of: node, id)
    default: return tree.vocabulary(of: node).prefix.map { [Key(prefix: $0, id: id)] } ?? []
    }
  }

  /// Elements of the core within a module have ids of their own.
  private func isReused(_ node: Int) -> Bool {
    tree.ancestorsAndSelf(of: node).contains { tree.vocabulary(of: $0) != .core }
  }

  private func corePrefix(of node: Int) -> String? {
    switch tree.name(of: node) {
    case "note": "n"
    case "data": "d"
    case "segment", "ignorable": nil
    default: tree.enclosing("target", of: node) == nil ? nil : "t"
    }
  }

  private func extensionKeys(of node: Int, _ id: String) -> [Key] {
    prefixes.extensionPrefixes.filter { prefixes.covers(node, $0, in: tree) }
      .map { Key(prefix: $0, id: id) }
  }
}
