import Foundation

// Windows of iOS for files and photos: they are closed, and are not of the app.
extension View {
  /// The choice of a file: it is closed.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> ViewNode { node }
  /// The choice of several files: it is closed.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> ViewNode { node }
  /// The choice of where a document is saved: it is closed.
  public func fileExporter(
    isPresented: Binding<Bool>, document: Any?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> ViewNode { node }
  /// The choice of where a file is moved: it is closed.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> ViewNode { node }
  /// The choice of a photo: it is closed.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> ViewNode { node }
  /// The choice of several photos: it is closed.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) -> ViewNode { node }
  /// The preview of a file: it is closed.
  public func quickLookPreview(_ item: Binding<URL?>) -> ViewNode { node }
  /// The preview of several files: it is closed.
  public func quickLookPreview(_ selection: Binding<URL?>, in items: [URL]) -> ViewNode { node }
  /// A tip of iOS for the app: none is shown.
  public func popoverTip(_ tip: Any?, arrowEdge: Edge? = nil) -> ViewNode { node }
}

/// The type of a file.
public struct UTType: Hashable, Sendable {
  /// The name of the type.
  public let identifier: String
  /// A type by its name.
  public init?(_ identifier: String) { self.init(exportedAs: identifier) }
  /// A type that files with an extension have.
  public init?(filenameExtension: String) {
    self.init(exportedAs: "file." + filenameExtension)
  }
  /// A type of the app.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// A type of another app.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Anything.
  public static let item = UTType(exportedAs: "public.item")
  /// Anything with content.
  public static let content = UTType(exportedAs: "public.content")
  /// Anything with bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// Text.
  public static let text = UTType(exportedAs: "public.text")
  /// Text without a font.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// Values with commas between them.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// PDF.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// A picture.
  public static let image = UTType(exportedAs: "public.image")
  /// A picture in JPEG.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// A picture in PNG.
  public static let png = UTType(exportedAs: "public.png")
  /// A film.
  public static let movie = UTType(exportedAs: "public.movie")
  /// Sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// An address.
  public static let url = UTType(exportedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// Several files in one.
  public static let zip = UTType(exportedAs: "public.zip-archive")
}

/// A photo that people choose, which never happens.
public struct PhotosPickerItem: Hashable, Sendable {}

/// The photos that people can choose.
public struct PHPickerFilter: Hashable, Sendable {
  /// Pictures.
  public static let images = PHPickerFilter()
  /// Films.
  public static let videos = PHPickerFilter()
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter()
  /// One of several kinds.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
}
