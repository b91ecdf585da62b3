import AuditModel

/// The format of `.screen.json` files: all definitions, of which the first is the file itself.
package enum ScreenFormat {
  static let definitions: [FormDefinition] =
    [
      FormDefinition(
        "screenFile", title: "Screen file", "A screen of an app, with its states.",
        fields: WrittenScreen.format.descriptions),
      WrittenState.definition, WrittenVariant.definition, VariantCondition.definition,
      TimeLimit.definition, ViewFormat.definition,
    ] + TextContent.definitions + Font.definitions
    + [LayoutAttributes.Frame.definition, Length.definition] + EdgeInsets.definitions
    + [Point.definition, ScaleEffect.definition] + ScrollTarget.definitions
    + AlignmentGuide.definitions
    + [ScaledLength.definition] + GridLayout.Columns.definitions
    + [
      ListLayout.Style.definition, ListLayout.Margins.definition, ListRow.definition,
      ListRow.Part.definition,
    ]
    + [GridCell.definition, HorizontalAlignment.definition, VerticalAlignment.definition]
    + [Redaction.definition]
    + [WrittenGridItem.definition, WrittenTableColumn.definition, WrittenPickerStyle.definition]
    + [WrittenDate.definition, WrittenDateComponent.definition]
    + [WrittenTitleDisplayMode.definition, WrittenSearchPlacement.definition]
    + [ToolbarItemPlacement.definition]
    + [NavigationSplitViewVisibility.definition, NavigationSplitViewColumn.definition]
    + [WrittenTabViewStyle.definition, PageTabViewStyle.IndexDisplayMode.definition]
    + [WrittenTabRole.definition]
    + [Edge.definition, Edge.Set.definition]
    + Color.definitions
    + [Fill.definition, RGBColor.definition]
    + [AccessibilityAttributes.definition, AccessibilityTraits.definition]
    + [AccessibilityCustomContent.definition, ActivationPoint.definition]
    + Declarations.definitions
    + [
      ButtonRole.definition, WrittenButtonStyle.definition, ControlSize.definition,
      PresentationDetent.definition, WrittenBadge.definition, StackAxis.definition,
      Alignment.definition, BarPlacement.definition,
      TextStyle.definition,
      FontWeight.definition, FontDesign.definition, TextAlignment.definition,
      TruncationMode.definition, TextCase.definition,
      ContentMode.definition, ColorScheme.definition,
      AccessibilityGrouping.definition, SizeClasses.definition, DynamicTypeSize.definition,
      LocaleIdentifier.definition,
    ]

  private static let definitionsByName = Dictionary(
    definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The definition of a name.
  static func definition(_ name: String) -> FormDefinition? { definitionsByName[name] }

  /// The fields of the objects that a form accepts; none of views, which have too many.
  static func fields(of form: JSONForm) -> [FieldDescription] {
    switch form {
    case .any(let forms): forms.flatMap(fields(of:))
    case .defined(let name):
      switch definition(name)?.content {
      case .value(let form): fields(of: form)
      case .object(let fields, _): fields
      case .kinds, nil: []
      }
    default: []
    }
  }
}
