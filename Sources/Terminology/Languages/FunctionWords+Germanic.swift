extension FunctionWords {
  /// English and the languages around the North Sea.
  static let germanic: [(language: String, words: String)] = [
    (
      "en",
      """
      the of and to is are was be been this that these those with for from you your it its not can
      cannot will would should could has have had an or by as at which when if than then there they
      their what please do does any all after before into only must may no on in my our we more off
      about how
      """
    ),
    (
      "de",
      """
      der die das den dem des ein eine einen einem einer eines und oder nicht ist sind war wird werden
      wurde wurden mit für von zu zum zur auf aus bei nach über unter ich du sie wir ihr ihre ihren
      kann können konnte sich wenn dass diese dieser dieses diesem diesen noch nur keine kein bitte
      auch als im am vom beim um haben hat allen
      """
    ),
    (
      "nl",
      """
      de het een en of niet is zijn was wordt worden werd met voor van naar op uit bij over onder ik
      je jouw u uw wij kan kunnen zich als dat deze dit die nog geen wel ook om te aan door er heeft
      hebben moet wil kon zal meer allen
      """
    ),
    (
      "af",
      """
      die en of nie is was word met vir van na op uit by oor ek jy jou u kan om te dat hierdie het
      moet sal nog geen ook aan deur hulle ons
      """
    ),
    (
      "sv",
      """
      och eller inte är var blir med för från till på av att det den de en ett du din ditt dina jag vi
      kan kunde som om när denna detta dessa har hade ska måste finns inga ingen efter vid ut upp
      också utan vill alla
      """
    ),
    (
      "da",
      """
      og eller ikke er var bliver blev med for fra til på af at det den de en et du din dit dine jeg vi
      kan kunne som om når denne dette disse har havde skal findes ingen efter ved ud op også uden vil
      alle hvis
      """
    ),
    (
      "nb",
      """
      og eller ikke er var blir ble med for fra til på av å det den de en et du din ditt dine jeg vi
      kan kunne som om når denne dette disse har hadde skal finnes ingen etter ved ut opp også uten
      vil alle hvis
      """
    ),
    (
      "nn",
      """
      og eller ikkje er var blir vart med for frå til på av å det den dei ein ei eit du din ditt dine
      eg vi kan kunne som om når denne dette desse har hadde skal finst ingen etter ved ut opp også
      utan vil alle viss
      """
    ),
    (
      "is",
      """
      og eða ekki er var verður með fyrir frá til á af að það þessi þetta þú þín þitt ég við get getur
      sem ef þegar hefur hafa verið engin eftir úr upp einnig án vil allir
      """
    ),
  ]
}
