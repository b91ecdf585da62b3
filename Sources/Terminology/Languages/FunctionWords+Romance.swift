extension FunctionWords {
  /// The languages that came from Latin.
  static let romance: [(language: String, words: String)] = [
    (
      "fr",
      """
      le la les un une des du de et ou ne pas est sont était être avec pour dans sur sous par vous
      votre vos nous notre nos il elle ils ce cette ces cet que qui quand si plus peut peuvent avez
      avoir ont été aux au se sa son ses leur veuillez aucun aucune sans mais en je tu mes tes à très
      """
    ),
    (
      "es",
      """
      el la los las un una unos unas y o no es son está están fue ser con para por en sobre de del al
      usted tu su sus este esta estos estas ese que cuando si más puede pueden ha han haber se lo le
      sin pero como ningún ninguna todos desde hay muy mis
      """
    ),
    (
      "pt",
      """
      o a os as um uma e ou não é são está estão foi ser com para por em no na nos nas do da dos das ao
      à você seu sua seus suas este esta estes essa esse isso que quando se mais pode podem tem têm
      foram sem mas como nenhum nenhuma todos pelo pela de já também muito meu minha
      """
    ),
    (
      "gl",
      """
      o a os as un unha e ou non é son está están foi ser con para por en no na nos nas do da dos das ao
      á vostede seu súa este esta estes que cando se máis pode poden ten teñen sen pero como ningún
      ningunha todos polo pola de
      """
    ),
    (
      "ca",
      """
      el la els les un una uns unes i o no és són està estan ha ser amb per en sobre de del dels al als
      vostè seu seva aquest aquesta aquests aquestes que quan si més pot poden han es sense però com cap
      tots des hi
      """
    ),
    (
      "it",
      """
      il lo la i gli le un uno una e o non è sono era essere con per in su di del della dei delle dello
      al alla ai alle nel nella dal dalla si tuo tua tuoi questo questa questi queste che quando se più
      può possono hai ha hanno stato senza ma come nessun nessuna tutti mio anche molto poi
      finché così già
      """
    ),
    (
      "ro",
      """
      un o și sau nu este sunt era fi cu pentru din în pe de la al ale ai lui vă dumneavoastră tău ta
      acest această aceste acestea că care când dacă mai poate pot ați au fost fără dar ca niciun nicio
      toate să se prin după
      """
    ),
  ]
}
