import Architecture
import AuditModel
import Reactive
import Scenarios
import ViewTree

/// A guestbook: guests write their names and towns, a server keeps them, and the app thanks them.
struct Guestbook: PlayableApp {
  enum Start: Hashable {
    case empty
    /// The page has a button without an action.
    case unfinished
  }

  enum Answer: Hashable {
    case kept, refused, silent
  }

  static let usualAnswer: Answer? = .kept

  private let start: Start
  private let window: Window
  private let server: GuestbookServer

  init(_ start: Start, in window: Window) {
    self.start = start
    self.window = window
    server = GuestbookServer(scheduler: window.scheduler)
  }

  func run() -> any Disposable {
    let page = window.scene(
      "page",
      PageViewModel(
        server: server, alerts: window.alerts, accessibilityPoster: window.accessibilityPoster)
    ) { [start] state, _ in PageView(state: state, hasHelp: start == .unfinished) }
    return window.showAlone(page).events(\.written)
      .flatMapLatest { [window] name in
        window.show(
          window.scene("thanks", ThanksViewModel(name: name)) { name, _ in ThanksView(name: name) },
          by: NavigationStep.push
        ).events(\.again).do(onNext: { window.navigator.go(.pop) })
      }.subscribe { _ in }
  }

  var requestCount: Int { server.requestCount }

  func setAnswer(to answer: Answer) { server.setAnswer(to: answer) }

  static func isContent(key: String) -> Bool { key == "thanks.stranger" }
}

/// A server that is not there, which answers after half a second.
final class GuestbookServer: Sendable {
  struct Refused: Error {}

  private let scheduler: any Scheduler
  private let answer = Locked(Guestbook.Answer.kept)
  private let requests = Locked(0)

  init(scheduler: any Scheduler) { self.scheduler = scheduler }

  var requestCount: Int { requests.value }

  func setAnswer(to answer: Guestbook.Answer) { self.answer.exchange(answer) }

  func keep(_ name: String) -> Single<String> {
    Single.create { [self] finish in
      requests.withLock { $0 += 1 }
      let answer = answer.value
      if answer == .silent { return Disposables.create() }
      return scheduler.schedule(after: .milliseconds(500)) {
        finish(answer == .kept ? .success(name) : .failure(Refused()))
      }
    }
  }
}

/// The page on which guests write.
struct PageViewModel: BasicViewModel, Announceable, ViewModel {
  struct Input: SceneInput {
    let guest: FieldEvents
    let town: FieldEvents
    let edited: Driver<String?>
    let send: Observable<Void>

    init(_ controls: Controls, _ surroundings: Surroundings) {
      guest = controls.field("guest/name")
      town = controls.field("town/name")
      edited = controls.editedField
      send = controls.taps("send")
    }
  }

  struct State: Sendable {
    var guest = ""
    var town = ""
    var edited: String?
    var isSending = false
  }

  struct Output: SceneOutput {
    let state: Driver<State>
    let focus: Driver<String?>
    let written: Observable<String>
  }

  let server: GuestbookServer
  let basics: ViewModelBasics<GuestbookServer.Refused>
  let accessibilityPoster: any AccessibilityPoster

  init(
    server: GuestbookServer, alerts: AlertQueue, accessibilityPoster: any AccessibilityPoster
  ) {
    self.server = server
    self.accessibilityPoster = accessibilityPoster
    basics = ViewModelBasics(
      alerts: alerts, converter: ResultConverter { _ in GuestbookServer.Refused() }
    ) { _ in
      Architecture.Alert(
        title: localized("refused.title"),
        actions: [
          .init(id: "cancel", title: localized("cancel"), style: .cancel),
          .init(id: Architecture.Alert.Action.retryID, title: localized("retry")),
        ])
    }
  }

  func transform(_ input: Input) -> Output {
    let guest = input.guest.text.startWith("").share(replay: 1)
    let state = Observable.combineLatest(
      guest, input.town.text.startWith(""), input.edited, isLoading
    ) { State(guest: $0, town: $1, edited: $2, isSending: $3) }
    let written = results(of: input.send.withLatestFrom(guest)) { [server] in server.keep($0) }
      .compactMap(\.value)
      .do(onNext: { _ in announce(message: "written") })
    return Output(
      state: state.asDriver(onErrorDriveWith: .never()),
      focus: input.guest.returnKey.map { "town/name" }.asDriver(onErrorDriveWith: .never()),
      written: written)
  }
}

struct PageView: NodeView {
  let state: PageViewModel.State
  let hasHelp: Bool

  var node: ViewNode {
    VStack {
      VStack { field(state.guest, "guest") }.id("guest")
      VStack { field(state.town, "town") }.id("town")
      if state.isSending { Text(localized("sending")) }
      Button(localized("send"), isEnabled: !state.guest.isEmpty && !state.isSending).id("send")
      if hasHelp { Button(localized("help")).id("help") }
    }
    .id("page")
  }

  private func field(_ text: String, _ name: String) -> ViewNode {
    TextField(
      text: .verbatim(text), state: TextFieldState(isEditing: state.edited == "\(name)/name")
    ).id("name")
  }
}

/// The screen that thanks a guest.
struct ThanksViewModel: ViewModel {
  struct Input: SceneInput {
    let again: Observable<Void>

    init(_ controls: Controls, _ surroundings: Surroundings) { again = controls.taps("again") }
  }

  struct Output: SceneOutput {
    let state: Driver<String>
    let again: Observable<Void>
  }

  let name: String

  func transform(_ input: Input) -> Output {
    Output(state: .just(name), again: input.again)
  }
}

struct ThanksView: NodeView {
  let name: String

  var node: ViewNode {
    VStack {
      Text(localized("thanks.title"))
      Text(name == "?" ? localized("thanks.stranger") : .verbatim(name))
      Button(localized("again")).id("again")
    }
    .id("thanks")
  }
}

/// The scenarios of the guestbook.
enum GuestbookScreens {
  static let form: [Guestbook.Event] = [.edit("guest/name"), .type("Anna"), .dismissKeyboard]

  static let page = ScreenScenarios<Guestbook>("page", "Writing one's name", from: .empty)
    .state("idle")
    .state("editing-guest", .edit("guest/name"))
    .state("editing-town", .edit("town/name"))
    .state("town-filled", .edit("town/name"), .type("Anna"))
    .state("filled", form)
    .state("sending.editing", .edit("guest/name"), .type("Anna"), .server(.silent), .tap("send"))
    .state("sending", form + [.server(.silent), .tap("send")])
    .state("refused", form + [.server(.refused), .tap("send")])

  static let thanks = ScreenScenarios<Guestbook>(
    "thanks", "Thanking guests", from: .empty, form + [.tap("send")]
  )
  .state("idle")
}
