extension XLIFFTree {
  /// All elements of a vocabulary, in the order of the document.
  func elements(_ vocabulary: Vocabulary, _ name: String) -> LazyFilterSequence<Range<Int>> {
    nodes.indices.lazy.filter { self.isElement($0, vocabulary, name) }
  }

  /// The elements with this name that are directly in a node.
  func children(_ vocabulary: Vocabulary, _ name: String, of node: Int) -> [Int] {
    childNodes(of: node).filter { isElement($0, vocabulary, name) }
  }
}
