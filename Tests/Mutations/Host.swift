import AuditModel
import Corkboard
import Foundation
import Intake
import Localization
import ExampleScreens
import ViewTree

/// A clean screen into which defects are put: some of its states, in their order.
struct Host: Sendable, Hashable {
  let name: String
  let screens: [Screen]
  let strings: Strings
  /// Whether it is audited in landscape, too.
  var hasDevices = false

  /// The tables that its strings are in.
  enum Strings: String, Sendable { case corkboard = "Localizations", shop, own }

  static func == (one: Host, other: Host) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// One state of a screen of the sample app.
  static func corkboard(_ screen: String, _ states: String...) -> Host {
    of(CorkboardScreens.all, screen, states, strings: .corkboard)
  }

  /// One state of a screen of the package that serves as an example.
  static func shop(_ screen: String, _ states: String...) -> Host {
    of(shopScreens, screen, states, strings: .shop)
  }

  private static func of(
    _ all: [Screen], _ id: String, _ states: [String], strings: Strings
  ) -> Host {
    let kept = all.filter { $0.id == id }.map { $0.keepingStates { states.contains($0.name) } }
    precondition(kept.first?.states.count == states.count, "\(id) lacks one of \(states)")
    return Host(name: "\(id)/\(states.joined(separator: "+"))", screens: kept, strings: strings)
  }

  /// A screen of the harness's own, for what no app in the project has.
  static func own(_ name: String, @ViewBuilder _ view: @escaping @Sendable () -> [ViewNode]) -> Host
  {
    Host(name: name, screens: [Screen(name, view: view)], strings: .own)
  }
}

extension Host {
  /// The same screens with a mutation in each state.
  func screens(with mutation: Mutation) -> [Screen] {
    screens.map { screen in
      Screen(
        id: screen.id,
        states: screen.states.enumerated().map { position, state in
          ScreenState.played(name: state.name) {
            state.prepare($0).with(mutation, screen: screen.id, state: position)
          }
        })
    }
  }
}

extension PlayedState {
  fileprivate func with(_ mutation: Mutation, screen: String, state: Int) -> PlayedState {
    var staging = Staging(
      screen: screen, state: state, announcements: announcements, times: announcementTimes,
      focus: accessibilityFocused, timeLimit: timeLimit)
    mutation.stage(&staging)
    return PlayedState(
      showsKeyboard: showsKeyboard, announcements: staging.announcements,
      announcementTimes: staging.times.count == staging.announcements.count ? staging.times : [],
      accessibilityFocused: staging.focus, timeLimit: staging.timeLimit
    ) { [render] environment in
      var shown = HostState(
        root: render(environment), screen: screen, state: state, environment: environment)
      mutation.change(&shown)
      return shown.root
    }
  }
}
