import Architecture
import AuditModel
import Reactive
import ViewTree

/// The device that the scenes are shown on, which may be turned while they are shown.
package final class Surroundings: Sendable {
  private let device: BehaviorRelay<Device>

  /// Scenes on a device.
  package init(device: Device) { self.device = BehaviorRelay(value: device) }

  /// The device as it is held now.
  package var currentDevice: Device { device.value }

  /// The size of the screen.
  package var viewSize: Observable<Size> { device.map(\.viewport).distinctUntilChanged() }

  /// The size classes of the screen.
  package var sizeClasses: Observable<SizeClasses> {
    device.map(\.sizeClasses).distinctUntilChanged()
  }

  /// How much of the screen the keyboard covers while one of these controls is edited.
  package func keyboardHeight(for controls: Controls) -> Observable<Double> {
    Observable.combineLatest(device, controls.editedField) { device, field in
      field == nil ? 0 : device.keyboardHeight
    }.distinctUntilChanged()
  }

  /// Turns the device, or moves the app to another one.
  package func change(to device: Device) { self.device.accept(device) }
}
