import Architecture
import Reactive
import Scenarios

/// Leads through the boards, the cards that are due and the settings.
final class MainCoordinator: Coordinator {
  let children = ChildCoordinators()
  private let kit: SceneKit
  private let making = ActivityIndicator()

  init(kit: SceneKit) { self.kit = kit }

  /// Ends once when the user has logged out.
  func start() -> Observable<Void> {
    let controls = Controls()
    let boards = kit.boards(controls, making: making)
    let due = kit.cardsDue(controls)
    let settings = kit.settings(controls)
    kit.window.showAlone(
      MainScene(
        tabs: [.boards: boards, .due: due, .settings: settings], controls: controls,
        style: kit.style))
    return .merge(
      silent(boards.events(\.opened).flatMap { self.open($0) }),
      silent(boards.events(\.create).flatMapLatest { self.nameBoard() }.flatMap { self.keep($0) }),
      silent(due.events(\.opened).flatMapLatest { self.edit($0) }),
      settings.events(\.loggedOut).take(1))
  }

  private func open(_ id: Board.ID) -> Observable<Void> {
    kit.services.boards.boards().take(1).catchAndReturn([])
      .compactMap { boards in boards.first { $0.id == id } }
      .flatMap { self.show($0) }
  }

  private func show(_ board: Board) -> Observable<Void> {
    let scene = kit.window.show(kit.board(board), by: NavigationStep.push)
    let left = scene.events(\.back).do(onNext: { [kit] in kit.navigator.go(.pop) })
    return Observable.merge(
      left.map { true }, scene.events(\.opened).flatMapLatest { self.edit($0) }.map { false }
    ).filter(\.self).map { _ in }.take(1)
  }

  private func edit(_ card: Card) -> Observable<Void> {
    let scene = kit.window.show(kit.editCard(card), by: NavigationStep.present)
    return scene.events(\.closed).take(1).do(onNext: { [kit] in kit.navigator.go(.dismiss) })
  }

  /// The way to a first board, over everything else.
  private func nameBoard() -> Observable<CreatedBoard> {
    coordinate(to: FirstBoardCoordinator(kit: kit, isLoggedIn: true)).compactMap { outcome in
      self.kit.navigator.go(.dismiss)
      return if case .created(let board) = outcome { board } else { nil }
    }
  }

  /// Has the server make a board; an alert says why it could not.
  private func keep(_ board: CreatedBoard) -> Observable<Void> {
    BoardKeeper(basics: .services(alerts: kit.alerts, activity: making))
      .results(of: kit.services.boards.create(NewBoard(board))).map { _ in }
  }

  private func silent(_ flow: Observable<Void>) -> Observable<Void> { flow.filter { _ in false } }
}

extension SceneKit {
  fileprivate func boards(
    _ controls: Controls, making: ActivityIndicator
  ) -> ViewModelScene<BoardsViewModel> {
    scene(
      BoardsViewModel(
        boards: services.boards, making: making, accessibilityPoster: accessibilityPoster),
      controls: controls
    ) { state, style, _ in
      BoardsView(state: state, style: style)
    }
  }

  fileprivate func cardsDue(_ controls: Controls) -> ViewModelScene<CardsDueViewModel> {
    scene(
      CardsDueViewModel(
        boards: services.boards, accessibilityPoster: accessibilityPoster), controls: controls
    ) { state, style, _ in
      CardsDueView(state: state, style: style)
    }
  }

  fileprivate func settings(_ controls: Controls) -> ViewModelScene<SettingsViewModel> {
    scene(
      SettingsViewModel(
        accounts: services.accounts, setReminders: services.setReminders,
        logOut: services.logOut, preferences: preferences,
        basics: basics, accessibilityPoster: accessibilityPoster), controls: controls
    ) { state, style, _ in
      SettingsView(
        state: state, version: Self.version, style: style
      )
    }
  }

  fileprivate func board(_ board: Board) -> ViewModelScene<BoardViewModel> {
    scene(
      BoardViewModel(board: board, boards: services.boards)
    ) { board, style, _ in
      BoardScreen(board: board, style: style)
    }
  }

  fileprivate func editCard(_ card: Card) -> ViewModelScene<EditCardViewModel> {
    scene(
      EditCardViewModel(
        card: card, boards: services.boards, basics: basics,
        accessibilityPoster: accessibilityPoster)
    ) { state, style, _ in
      EditCardScreen(state: state, style: style)
    }
  }
}

/// Shows alerts where no view model is at hand.
private struct BoardKeeper: BasicViewModel {
  let basics: ViewModelBasics<ServiceFailure>
}
