import AuditModel
import Foundation
import ViewTree

/// The screens of a project: those of its files, and those that are known without a file if the
/// project has their strings.
package struct ProjectScreens: Sendable {
  /// The screens.
  package let screens: [Screen]
  /// The problems of screen files that could not be read.
  package let errors: [ScreenFileError]

  /// Reads the screen files that were found.
  ///
  /// - Parameters:
  ///   - known: the screens that are known without a file.
  ///   - needStrings: whether those count only if the project has their strings.
  ///   - hasText: whether the project has a string of a table.
  package init(
    of project: ProjectFiles, known: [Screen], needStrings: Bool,
    hasText: (_ key: String, _ table: String) -> Bool
  ) {
    var screens: [Screen] = []
    var errors: [ScreenFileError] = []
    for path in project.found.screenFiles {
      do throws(ScreenFileErrors) {
        screens.append(try Self.screen(in: path, project.files))
      } catch {
        errors += error.errors
      }
    }
    let own = !needStrings || known.areAtHome(where: hasText) ? known : []
    self.errors = errors + Self.takeDuplicates(from: &screens, beside: own)
    self.screens = screens + own
  }

  /// The screen that a file describes, or all that is wrong with the file.
  package static func screen(
    in path: String, _ files: any FileAccess
  ) throws(ScreenFileErrors) -> Screen {
    let bytes: Data
    do {
      bytes = try files.read(path)
    } catch {
      throw ScreenFileErrors(
        errors: [
          ScreenFileError(
            location: SourceLocation(file: path, line: 1, column: 1), message: "cannot be read",
            suggestion: "check that it exists and may be read")
        ])
    }
    return try ScreenFile.read(Array(bytes), file: path)
  }

  /// Takes screens from files away whose names others have already: findings, options and drawings
  /// go by the names.
  private static func takeDuplicates(
    from screens: inout [Screen], beside own: [Screen]
  ) -> [ScreenFileError] {
    var locations: [String: String] = [:]
    for screen in own { locations[screen.id] = "the tool itself" }
    var errors: [ScreenFileError] = []
    screens.removeAll { screen in
      guard let location = screen.location else { return false }
      guard let other = locations.updateValue("\(location)", forKey: screen.id) else {
        return false
      }
      locations[screen.id] = other
      errors.append(
        ScreenFileError(
          location: location, message: "another screen is called “\(screen.id)” too, in \(other)",
          suggestion: "give it its own name"))
      return true
    }
    return errors
  }
}

extension [Screen] {
  /// So many strings are enough to decide; playing every screen for it would take longer than it
  /// helps.
  private static let sample = 10

  /// Whether a project has the strings of these screens, which are those of one app: most of the
  /// first ones, as a key such as “settings.title” alone is found in many an app.
  fileprivate func areAtHome(where hasText: (String, String) -> Bool) -> Bool {
    var texts: Set<LocalizedText> = []
    for screen in self where texts.count < Self.sample { texts.formUnion(screen.firstTexts) }
    let known = texts.filter { hasText($0.key, $0.table) }
    return !known.isEmpty && known.count * 2 >= texts.count
  }
}

extension Screen {
  /// The localized strings that its first state shows.
  fileprivate var firstTexts: [LocalizedText] {
    guard let state = states.first else { return [] }
    let device = Device.narrowest(with: .compactRegular)
    return state.prepare(device).render(RenderEnvironment(device: device)).localizedTexts
  }
}

extension ViewNode {
  /// The localized strings that it and all inside it show.
  fileprivate var localizedTexts: [LocalizedText] {
    (text?.localizedTexts ?? []) + children.flatMap(\.localizedTexts)
  }
}
