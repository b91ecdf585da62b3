extension AddressWords {
  /// The words of a language, by its code; none where they are no evidence or not known.
  static func of(_ language: String) -> AddressWords? { all[language] }

  private static let all: [String: AddressWords] = [
    "de": AddressWords(
      "du dir dich dein deine deinem deinen deiner deines",
      "Sie Ihnen Ihr Ihre Ihrem Ihren Ihrer Ihres", in: .capital),
    "nl": AddressWords(
      "je jij jou jouw jezelf", "u uw uzelf", special: [("u", .formal, .small)]),
    // “Ton” is a tone as well.
    "fr": AddressWords(
      "tu te toi tes ta tien tienne tiennes", "vous votre vos vôtre vôtres",
      special: [("t", .informal, .elided)], behind: ["rendez"], isBehindHyphens: true),
    // “Su” is anybody’s.
    "es": AddressWords("tú tu tus ti te contigo tuyo tuya tuyos tuyas", "usted"),
    "it": AddressWords(
      "tu ti te tuo tua tuoi tue", "Lei Suo Sua Suoi Sue", in: .capital),
    "pl": AddressWords(
      "ty ciebie cię tobie tobą twój twoja twoje twojego twojemu twoim twojej twoją twoich twoimi",
      "Pan Pana Panu Panem Pani Panią Państwo Państwa Państwu Państwem", in: .capital),
    // “Ty” and “ti” are those people or things as well.
    "cs": AddressWords(
      """
      tebe tobě tebou tě tvůj tvoje tvá tvé tvého tvému tvém tvým tvou tví tvých tvými tvoji tvojí
      """, "vy vás vám vámi váš vaše vašeho vašemu vašem vaším vaši vašich vašim vašimi vaší",
      name: "ty"),
    "sk": AddressWords(
      """
      ty teba tebe tebou ťa tvoj tvoja tvoje tvojho tvojmu tvojom tvojím tvojej tvoju tvojou tvoji \
      tvojich tvojim tvojimi
      """,
      "vy vás vám vami váš vaša vaše vášho vášmu vašom vaším vašej vašu vašou vaši vašich vašim "
        + "vašimi"),
    "hr": AddressWords(
      "tebe tebi tobom tvoj tvoja tvoje tvojeg tvog tvojem tvom tvoju tvoji tvojih tvojim tvojoj",
      "vi vas vam vama vaš vaša vaše vašeg vašem vašemu vašu vaši vaših vašim vašima vašoj vašom",
      name: "ti"),
    // “Vas” is a village as well.
    "sl": AddressWords(
      "tebe tebi teboj tvoj tvoja tvoje tvojega tvojemu tvojem tvojim tvojo tvoji tvojih tvojimi",
      "vi vam vami vaš vaša vaše vašega vašemu vašem vašim vašo vaši vaših vašimi",
      name: "ti"),
    "ru": AddressWords(
      """
      ты тебя тебе тобой тобою твой твоя твоё твое твои твоего твоему твоим твоём твоем твоей \
      твоею твою твоих твоими
      """,
      """
      вы вас вам вами ваш ваша ваше ваши вашего вашему вашим вашем вашей вашею вашу ваших вашими
      """, behind: ["вот", "ух", "эх", "ах"]),
    "uk": AddressWords(
      """
      ти тебе тобі тобою твій твоя твоє твої твого твоєму твоїм твоєї твоїй твою твоєю твоїх твоїми
      """,
      "ви вас вам вами ваш ваша ваше ваші вашого вашому вашим вашій вашої вашу вашою ваших вашими",
      behind: ["оце", "от", "ось"]),
    "bg": AddressWords(
      "ти теб твой твоя твоят твое твоето твоята твои твоите",
      "вие вас ви ваш вашия вашият ваша вашата ваше вашето ваши вашите"),
  ]
}
