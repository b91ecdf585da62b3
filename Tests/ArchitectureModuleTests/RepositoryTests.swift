import Reactive
import Testing

@testable import Architecture

private struct Card: Identifiable, Hashable, Sendable {
  let id: Int
  var title = ""
}

@Suite struct RepositoryTests {
  private let repository = InMemoryRepository([Card(id: 1, title: "a"), Card(id: 2, title: "b")])

  @Test func emitsEverythingAfterEachChange() throws {
    let observer = TestScheduler().createObserver([Int].self)
    _ = repository.all().map { $0.map(\.id) }.subscribe(observer)
    _ = try repository.save(Card(id: 3)).toBlocking().single()
    _ = try repository.delete(1).toBlocking().first()
    #expect(observer.elements == [[1, 2], [1, 2, 3], [2, 3]])
  }

  @Test func savesInPlaceOfTheOneBefore() throws {
    _ = try repository.save(Card(id: 1, title: "A")).toBlocking().single()
    #expect(try repository.all().toBlocking().first()?.map(\.title) == ["A", "b"])
  }

  @Test func findsByIdentifier() throws {
    #expect(try repository.find(2).toBlocking().first() == Card(id: 2, title: "b"))
    #expect(try repository.find(9).toBlocking().first() == nil)
  }

  @Test func deletesNothingThatIsNotThere() throws {
    #expect(try repository.delete(9).toBlocking().first() == nil)
    #expect(try repository.all().toBlocking().first()?.count == 2)
  }

  @Test func changesNothingBeforeTheSubscription() throws {
    _ = repository.save(Card(id: 3))
    _ = repository.delete(1)
    #expect(try repository.all().toBlocking().first()?.map(\.id) == [1, 2])
  }
}

extension RepositoryTests {
  @Test func changesEverythingInOneStep() throws {
    let observer = TestScheduler().createObserver([Int].self)
    _ = repository.all().map { $0.map(\.id) }.subscribe(observer)
    let changed = try repository.update { $0 = [Card(id: 7), Card(id: 8)] }.toBlocking().single()
    #expect(changed.map(\.id) == [7, 8])
    #expect(observer.elements == [[1, 2], [7, 8]])
  }

  @Test func keepsTheLastOfTwoWithOneIdentifierInThePlaceOfTheFirst() throws {
    let cards = [Card(id: 1, title: "x"), Card(id: 2, title: "y"), Card(id: 1, title: "z")]
    let kept = try repository.update { $0 = cards }.toBlocking().single()
    #expect(kept.map(\.title) == ["z", "y"])
    let made = try InMemoryRepository(cards).all().toBlocking().first()
    #expect(made?.map(\.title) == ["z", "y"])
  }

  @Test func emitsWhatItForgets() throws {
    #expect(try repository.delete(2).toBlocking().first() == Card(id: 2, title: "b"))
  }

  @Test func losesNoChangeOfTwoAtOnce() async throws {
    let repository = repository
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          _ = repository.update { $0[0].title += "a" }.subscribe { _ in }
        }
      }
    }
    #expect(try repository.find(1).toBlocking().first()?.title.count == 101)
  }
}
