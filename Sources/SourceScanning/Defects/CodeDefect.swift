import AuditModel
import SourceText

/// A place in Swift code with a defect that shows in the code alone.
package struct CodeDefect: Hashable, Sendable {
  /// The defect.
  package let kind: Kind
  /// Where it is.
  package let location: SourceLocation

  /// A defect in code.
  package enum Kind: Hashable, Sendable {
    /// A button of SwiftUI shows a picture and nothing that VoiceOver could speak.
    case unnamedButton(Picture)
    /// A control of SwiftUI has an empty title, or a slider no label, by the type of the view.
    case unnamedControl(view: String)
    /// An item of a bar of UIKit does.
    case unnamedBarItem(Picture)
    /// A button of UIKit does.
    case unnamedImageButton(Picture)
    /// A view is pressed, and no trait says so, by the type of the view.
    case tapWithoutTrait(view: String)
    /// A text has a font of so many points, as the code writes the number.
    case fixedFont(points: String)
    /// A text of Interface Builder has a font of so many points.
    case fixedInterfaceFont(points: String)
    /// A control of Interface Builder has no name, unless code gives one to an outlet that leads to it.
    case unnamedInInterface(InterfaceControl, Picture?, outlets: [String])
    /// A symbol points to a side of the screen, where another one follows the language.
    case directionalSymbol(String, follower: String)
    /// A text is aligned to a side of the screen.
    case fixedAlignment(side: String)
    /// A date has the year that its week belongs to, by its pattern.
    case weekYear(pattern: String)
    /// A date or a time for people has one order and the marks of one language.
    case dateFormat(pattern: String)
  }

  /// The picture of a button, as far as the code names it.
  package enum Picture: Hashable, Sendable {
    /// A symbol of iOS by its name, for some of which it has words.
    case symbol(String?)
    /// A picture of the app by its name.
    case asset(String)
    /// One that only the running app knows.
    case unknown
  }

  /// A control of Interface Builder, by the name of its element.
  package enum InterfaceControl: String, Hashable, Sendable {
    case `switch`, slider, stepper, button, barButtonItem
  }

  /// A defect in a document of Interface Builder.
  struct FoundInInterface {
    let kind: Kind
    let location: TextLocation
  }

  /// A defect with where it is in the bytes.
  struct Found {
    let kind: Kind
    let offset: Int
  }
}
