import Dispatch
import Reactive
import Testing

@testable import Architecture

private struct Card: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var title = ""
  var weight: Double?
  var color: Color?

  enum Color: String, Codable { case red }
}

private let notJSON = "it is not JSON that can be understood"

@Suite struct FileRepositoryTests {
  private let folder: TemporaryFolder
  private let file: StoredFile
  private let repository: FileRepository<Card>

  init() throws {
    folder = try TemporaryFolder()
    file = try StoredFile(folder: folder.path, name: "cards.json")
    repository = FileRepository(file: file)
  }

  private func save(_ cards: Card...) throws {
    for card in cards { _ = try repository.save(card).toBlocking().single() }
  }

  private func titles(of repository: FileRepository<Card>) throws -> [String]? {
    try repository.all().toBlocking().first()?.map(\.title)
  }

  @Test func keepsNothingAtFirstAndMakesNoFile() throws {
    #expect(try titles(of: repository) == [])
    #expect(try folder.names.isEmpty)
  }

  @Test func isReadByAnotherInstance() throws {
    try save(Card(id: 2, title: "b/\0🎉"), Card(id: 1, title: "a"), Card(id: 2, title: "B"))
    let another = FileRepository<Card>(file: file)
    #expect(try titles(of: another) == ["B", "a"])
    #expect(try another.find(1).toBlocking().first() == Card(id: 1, title: "a"))
    #expect(try another.find(9).toBlocking().first() == nil)
  }

  @Test func emitsEverythingAfterEachChange() throws {
    let observer = TestScheduler().createObserver([Int].self)
    _ = repository.all().map { $0.map(\.id) }.subscribe(observer)
    try save(Card(id: 1), Card(id: 2), Card(id: 2))
    #expect(try repository.delete(1).toBlocking().first() == Card(id: 1))
    #expect(try repository.delete(1).toBlocking().first() == nil)
    #expect(observer.elements == [[], [1], [1, 2], [2]])
  }

  @Test func letsAnObserverSaveWhatFollows() throws {
    let observer = TestScheduler().createObserver([Int].self)
    _ = repository.all().map { $0.map(\.id) }.subscribe(observer)
    _ = repository.all().subscribe { [repository] event in
      if event.element?.count == 1 { _ = repository.save(Card(id: 2)).subscribe { _ in } }
    }
    try save(Card(id: 1))
    #expect(observer.elements == [[], [1], [1, 2]])
  }

  @Test func hearsOfAnotherInstanceWithTheNextChange() throws {
    let observer = TestScheduler().createObserver([Int].self)
    _ = repository.all().map { $0.map(\.id) }.subscribe(observer)
    _ = try FileRepository<Card>(file: file).save(Card(id: 1)).toBlocking().single()
    try save(Card(id: 2))
    #expect(observer.elements == [[], [1, 2]])
  }

  @Test func writesTheSameBytesForTheSameModels() throws {
    try save(Card(id: 1, title: "a/b", weight: 0.5))
    let text = """
      [
        {
          "id" : 1,
          "title" : "a/b",
          "weight" : 0.5
        }
      ]

      """
    #expect(try folder.text(of: "cards.json") == text)
  }

  @Test func changesNothingBeforeTheSubscription() throws {
    try save(Card(id: 1))
    _ = repository.save(Card(id: 2))
    _ = repository.delete(1)
    _ = repository.update { $0 = [] }
    #expect(try titles(of: repository)?.count == 1)
  }

  @Test(arguments: [
    ("", notJSON), ("[{\"id\":1", notJSON), ("{}", "the whole has another type"),
    ("[{\"id\":1,\"title\":\"a\"},{\"id\":2}]", "[1].title is missing"),
    ("[{\"id\":\"x\",\"title\":\"a\"}]", "[0].id has another type"),
    ("[{\"id\":1e99,\"title\":\"a\"}]", notJSON),
    ("[{\"id\":1,\"title\":\"a\",\"color\":\"?\"}]", "[0].color has a value that is not possible"),
    ("[{\"id\":1,\"title\":\"\"},{\"id\":1,\"title\":\"\"}]", "“1” is there twice"),
    (String(repeating: "[", count: 10_000), notJSON),
    (
      String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000),
      notJSON
    ),
  ])
  func saysWhatIsBrokenAndNeverWritesOverIt(_ text: String, _ detail: String) throws {
    try folder.write(text, to: "cards.json")
    let error = StorageError(path: file.path, reason: .malformed(detail))
    #expect(throws: error) { try repository.all().toBlocking().first() }
    #expect(throws: error) { try repository.find(1).toBlocking().first() }
    #expect(throws: error) { try save(Card(id: 3)) }
    #expect(throws: error) { try repository.delete(1).toBlocking().first() }
    #expect(try folder.text(of: "cards.json") == text)
  }

  @Test func goesOnOnceTheFileIsRepaired() throws {
    let observer = TestScheduler().createObserver([Int].self)
    _ = repository.all().map { $0.map(\.id) }.subscribe(observer)
    try save(Card(id: 1))
    let text = try folder.text(of: "cards.json")
    try folder.write("broken", to: "cards.json")
    #expect(throws: StorageError.self) { try save(Card(id: 2)) }
    try folder.write(text, to: "cards.json")
    try save(Card(id: 2))
    #expect(observer.elements == [[], [1], [1, 2]])
  }

  @Test func keepsWhatWasThereWhenAModelHasNoForm() throws {
    try save(Card(id: 1))
    #expect(
      throws: StorageError(path: file.path, reason: .notEncodable("[1].weight has no form in JSON"))
    ) {
      try save(Card(id: 2, weight: .nan))
    }
    #expect(try titles(of: repository)?.count == 1)
  }

  @Test func keepsBothOfTwoSavesAtOnce() throws {
    let repositories = (0..<4).map { _ in FileRepository<Card>(file: file) }
    let failures = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 80) { id in
      let saving = repositories[id % 4].save(Card(id: id))
      _ = saving.subscribe(onFailure: { _ in failures.withLock { $0 += 1 } })
    }
    #expect(failures.value == 0)
    #expect(try Set(repository.all().toBlocking().first()?.map(\.id) ?? []) == Set(0..<80))
  }
}
