/// The kinds of devices for which an app may have strings of their own.
enum DeviceName {
  /// Their names; `other` stands for all without a text of their own.
  static let all: Set = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]
}
