import AuditRules
import TranslationRules

/// Which rule's finding makes which other rule's finding redundant.
///
/// The table is applied to what the rules of a selection have found, so that a rule that is switched
/// off supersedes nothing. A finding that is superseded itself still supersedes others.
package enum SupersededRules {
  /// All entries.
  package static let all: [Supersession] =
    languages + encodings + formats + placeholders + plurals + markup + whitespace + completeness
    + screens

  /// The entries of some scopes.
  package static func at(_ scopes: Supersession.Scope...) -> [Supersession] {
    all.filter { scopes.contains($0.scope) }
  }

  private static let languages =
    [
      Supersession(
        WrongLanguageRule.self, over: PartlyUntranslatedRule.self,
        because: "a string in another language is no remainder of the source"),
      Supersession(
        EqualToOtherLocaleRule.self, over: WrongLanguageRule.self,
        because: "it says whose translation the string is"),
      Supersession(
        WrongScriptRule.self, over: PartlyUntranslatedRule.self,
        because: "a string in another script is no remainder of the source"),
    ]
    + ([
      HansHantMixRule.self, EndPunctuationRule.self,
    ] as [any TranslationRule.Type]).map {
      Supersession(
        WrongScriptRule.self, over: $0,
        because: "a string in another script has that script's characters and marks")
    } + [
      Supersession(
        WrongScriptRule.self, over: ScriptSpecificMarksRule.self, [.foreignMark],
        because: "a string in another script has that script's marks")
    ]

  private static let encodings =
    ([
      InvisibleCharactersRule.self, WrongScriptRule.self, WrongLanguageRule.self,
      QuotesBalanceRule.self, QuotesTypeRule.self,
    ] as [any TranslationRule.Type]).map {
      Supersession(
        MojibakeRule.self, [.misreadText, .lostCharacter], over: $0,
        because: "characters that were read in the wrong encoding are not what they seem")
    } + [
      Supersession(
        UnpairedSurrogateRule.self, over: MojibakeRule.self, [.lostCharacter], at: .lines,
        because: "the file says which half of a character is missing"),
      Supersession(
        UnknownEscapeRule.self, over: EscapeLiteralRule.self, [.characterWithoutBackslash],
        at: .lines, because: "the file still has the backslash that iOS drops"),
      Supersession(
        EscapeLiteralRule.self, [.characterWithoutBackslash], over: CapitalisationStartRule.self,
        because: "the small letter is what is left of an escape"),
    ]

  private static let formats =
    ([
      FormatMissingRule.self, FormatPercentEscapeRule.self, BracePlaceholderRule.self,
      EmojiChangedRule.self, GlossaryMissRule.self,
      DoNotTranslateRule.self, EllipsisMismatchRule.self, NumbersValueRule.self,
      NewlineEdgeRule.self, NewlineCountRule.self, TokenChangedRule.self, URLChangedRule.self,
      EmailChangedRule.self, MarkdownRule.self,
    ] as [any TranslationRule.Type]).map {
      Supersession(
        EmptyValueRule.self, over: $0, because: "an empty translation lacks all of its source")
    } + [
      Supersession(
        DangerousSpecifierRule.self, over: FormatExtraRule.self, [.writesMemory],
        because: "a specifier that writes to memory is worse than one without an argument")
    ]

  private static let placeholders = [
    Supersession(
      BracePlaceholderRule.self, [.foreignPlaceholder], over: FormatMissingRule.self,
      because: "a placeholder of another format replaces the specifier"),
    Supersession(
      IOSAppNameTokenRule.self, over: BracePlaceholderRule.self, [.appName],
      because: "it says what the placeholder is for"),
    Supersession(
      MaxLengthRule.self, over: LengthRatioRule.self, [.longer],
      because: "it says how many characters are allowed"),
  ]

  private static let plurals = [
    Supersession(
      SubstitutionArgnumRule.self, [.catalogVariable], over: FormatTypeRule.self, [.otherKind],
      because: "the catalog says what the variable is"),
    Supersession(
      SubstitutionArgnumRule.self, [.catalogVariable], over: PluralFormatConflictRule.self,
      because: "the catalog says what the variable is"),
    Supersession(
      PluralFormatConflictRule.self, over: FormatTypeRule.self, [.otherKind], at: .forms,
      because: "the other forms show which one is wrong"),
    Supersession(
      PluralFormatConflictRule.self, over: SubstitutionArgnumRule.self, [.fileVariable],
      at: .forms, because: "the other forms show which one is wrong"),
    Supersession(
      StringsDictStructureRule.self, [.variableWithoutNumber], over: FormatTypeRule.self,
      [.otherKind], at: .fileKey, because: "the forms only follow the type of their variable"),
  ]

  private static let markup = [
    Supersession(
      UnsafeHTMLRule.self, over: MarkupTagsRule.self, [.codeElement],
      because: "a tag that runs code is worse than one too many"),
    Supersession(
      MarkdownRule.self, [.changedLink], over: BracketsBalanceRule.self,
      because: "the bracket is a part of the link"),
  ]

  private static let whitespace = [
    Supersession(
      EscapeLiteralRule.self, [.shownLineBreak], over: NewlineCountRule.self,
      because: "the line break is there, but its escape is shown"),
    Supersession(
      InvisibleCharactersRule.self, over: NewlineEdgeRule.self, [.lineSeparator],
      because: "the line break at the edge is a character that does not belong there"),
    Supersession(
      LeadingSpaceRule.self, [.movedSpace], over: TrailingSpaceRule.self, [.movedSpace],
      because: "one space has moved"),
  ]

  private static let completeness =
    [
      Supersession(
        SameAsSourceRule.self, over: NumbersFormatRule.self,
        because: "an untranslated string has the numbers of its source"),
      Supersession(
        TranslatedAsKeyRule.self, over: CapitalisationStartRule.self,
        because: "a key begins as keys do"),
      Supersession(
        RequiredInfoPlistRule.self, over: MissingTranslationRule.self, at: .key,
        because: "it says what people have to decide by the string"),
    ]

  private static let screens =
    [
      Supersession(
        TextTruncatedRule.self, over: TextTightRule.self,
        because: "text that is truncated in one variant is tight in others"),
      Supersession(
        TextKeyMissingRule.self, over: MissingInCodeRule.self,
        because: "the screen shows the key that the code asks for"),
      Supersession(
        TextKeyMissingRule.self, over: WordBrokenRule.self,
        because: "a key is no word of any language"),
      Supersession(
        TextSizeNotMonotonicRule.self, over: DynamicTypeRule.self,
        because: "text that gets smaller does not grow"),
      Supersession(
        NameNotReadableRule.self, over: NameNotCapitalisedRule.self, at: .inside,
        because: "a name that is no word has no first letter to be a capital"),
      Supersession(
        NameTooLongRule.self, over: VoiceNameTooLongRule.self, at: .inside,
        because: "a label that is too long to listen to is too long to say"),
      Supersession(
        TraitOnPlainTextRule.self, over: HitRegionRule.self, at: .inside,
        because: "a text that does nothing needs no target"),
      Supersession(
        SymbolsSpokenAlikeRule.self, over: StopsBudgetRule.self, at: .inside,
        because: "pictures that are one element are one stop"),
      Supersession(
        SymbolsSpokenAlikeRule.self, over: ElementTooSmallRule.self, at: .inside,
        because: "pictures that are one element are as large as all of them"),
      Supersession(
        TargetSpacingRule.self, over: HitRegionRule.self, at: .inside,
        because: "a target that is larger has both"),
      Supersession(
        DisabledVisualOnlyRule.self, over: TextContrastRule.self, at: .inside,
        because: "a control that looks disabled needs no contrast once it is"),
      Supersession(
        DisabledVisualOnlyRule.self, over: NonTextContrastRule.self, at: .inside,
        because: "a control that looks disabled needs no contrast once it is"),
      Supersession(
        LargeContentMissingRule.self, over: DynamicTypeRule.self, at: .inside,
        because: "the item of a bar may stay small, if the Large Content Viewer shows it"),
      Supersession(
        SelectionNotExposedRule.self, over: InformativeImageSilentRule.self, at: .inside,
        because: "a choice that says that it is chosen says what its check mark shows"),
      Supersession(
        StateNotExposedRule.self, over: SelectionNotExposedRule.self,
        because: "the states beside each other show what the look means"),
      Supersession(
        TabLabelMissingRule.self, over: NameMissingRule.self,
        because: "the missing title of a tab is its missing label"),
      Supersession(
        TextTruncatedRule.self, over: LengthRatioRule.self, [.longer],
        because: "the screen shows what does not fit"),
    ]
    + ([
      TextTruncatedRule.self, TextClippedRule.self, FocusableOffscreenRule.self,
    ] as [any ScreenRule.Type]).map {
      Supersession(
        ScrollViewMissingRule.self, over: $0, at: .overflow,
        because: "all that is beyond the edge is there once the content scrolls")
    }
    + ([
      DynamicTypeRule.self, LimitedGrowthRule.self, TextSizeNotMonotonicRule.self,
    ] as [any ScreenRule.Type]).map {
      Supersession(
        $0, over: HierarchyInvertedRule.self, at: .around,
        because: "the heading is smaller than its text since it does not grow")
    }
}
