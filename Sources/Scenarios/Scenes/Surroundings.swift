import Architecture
import AuditModel
import Reactive
import ViewTree

/// The device that the scenes are shown on, which may be turned while they are shown.
public final class Surroundings: Sendable {
  private let device: BehaviorRelay<Device>

  /// Scenes on a device.
  public init(device: Device) { self.device = BehaviorRelay(value: device) }

  /// The device as it is held now.
  public var currentDevice: Device { device.value }

  /// The size of the screen in points, now and after each change.
  public var viewSize: Observable<Size> { device.map(\.viewport).distinctUntilChanged() }

  /// The size classes of the screen, now and after each change.
  public var sizeClasses: Observable<SizeClasses> {
    device.map(\.sizeClasses).distinctUntilChanged()
  }

  /// The part of the screen that the keyboard covers while one of these controls is edited, in
  /// points from below.
  public func keyboardHeight(for controls: Controls) -> Observable<Double> {
    Observable.combineLatest(device, controls.editedField) { device, field in
      field == nil ? 0 : device.keyboardHeight
    }.distinctUntilChanged()
  }

  /// Turns the device, or moves the app to another one.
  public func change(to device: Device) { self.device.accept(device) }
}
