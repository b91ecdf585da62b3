/// The grammar of a version with what it says of each name of one document, looked up once.
struct DocumentGrammar {
  /// An element that the grammar knows.
  final class Element {
    let grammar: ElementGrammar
    /// The numbers of the names of its attributes, in the order of the grammar; -1 for a name that
    /// the document does not have.
    let attributes: [Int32]
    /// Which of its attributes it has to have.
    let required: [Int]
    /// The places in the order of its content, when it has one.
    let particles: [Position]
    /// The numbers of the elements that may be in it, when they may be in any order.
    let allowed: [Int32]

    fileprivate init(_ grammar: ElementGrammar, _ numbers: [ElementName: Int32]) {
      self.grammar = grammar
      attributes = grammar.attributes.map {
        numbers[ElementName($0.vocabulary, $0.name)] ?? -1
      }
      required = grammar.attributes.indices.filter { grammar.attributes[$0].isRequired }
      particles =
        if case .sequence(let particles) = grammar.content {
          particles.map { Position($0, numbers) }
        } else {
          []
        }
      allowed =
        if case .mixed(let names) = grammar.content { names.compactMap { numbers[$0] } } else { [] }
    }
  }

  /// One place in the order of an element's content.
  struct Position {
    let particle: Particle
    /// The numbers of the elements that may be there.
    let names: [Int32]

    fileprivate init(_ particle: Particle, _ numbers: [ElementName: Int32]) {
      self.particle = particle
      names = particle.names.compactMap { numbers[$0] }
    }
  }

  let grammar: Grammar
  /// By the numbers of their names; none for what the grammar does not know.
  private let elements: [Element?]

  init(_ grammar: Grammar, of tree: XLIFFTree) {
    self.grammar = grammar
    let names = tree.names.map { ElementName($0.vocabulary, $0.local) }
    let numbers = Dictionary(zip(names, names.indices.map { Int32($0) })) { first, _ in first }
    elements = names.map { name in grammar.element(name).map { Element($0, numbers) } }
  }

  /// The attributes and content of an element by the number of its name, none when there is no such
  /// element.
  func element(_ number: Int) -> Element? { elements[number] }
}
