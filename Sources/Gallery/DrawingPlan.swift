import AuditModel
import Localization
import TextShaping
import ViewTree

/// The screens, states and variants to draw, with every state played on every device.
package struct DrawingPlan: Sendable {
  /// The screens with the states that are drawn.
  package let screens: [Screen]
  /// The axes of the variants.
  package let axes: Axes
  /// By screen, state and device.
  private let played: [[PlayedState]]

  /// The values on each axis of the variants.
  package struct Axes: Hashable, Sendable {
    /// The devices.
    package var devices: [NamedDevice]
    /// The text sizes.
    package var sizes: [DynamicTypeSize]
    /// The languages.
    package var locales: [LocaleIdentifier]
    /// Light or dark, with or without increased contrast.
    package var appearance: Appearance

    /// Names the values on each axis.
    package init(
      devices: [NamedDevice], sizes: [DynamicTypeSize], locales: [LocaleIdentifier],
      appearance: Appearance = Appearance()
    ) {
      self.devices = devices
      self.sizes = sizes
      self.locales = locales
      self.appearance = appearance
    }

    /// How many variants each state has.
    package var count: Int { devices.count * sizes.count * locales.count }
  }

  /// Plays all states on all devices, in parallel.
  package init(screens: [Screen], axes: Axes, jobs: Int? = nil) {
    self.screens = screens
    self.axes = axes
    let pieces = screens.indices.flatMap { screen in
      screens[screen].states.indices.flatMap { state in
        axes.devices.map { (state: screens[screen].states[state], device: $0.device) }
      }
    }
    var all = Workers(count: jobs).map(pieces.count) {
      pieces[$0].state.prepare(pieces[$0].device)
    }[...]
    played = screens.map { screen in
      defer { all = all.dropFirst(screen.states.count * axes.devices.count) }
      return Array(all.prefix(screen.states.count * axes.devices.count))
    }
  }

  /// The result of playing a state on a device.
  func played(screen: Int, state: Int, device: Int) -> PlayedState {
    played[screen][state * axes.devices.count + device]
  }
}
