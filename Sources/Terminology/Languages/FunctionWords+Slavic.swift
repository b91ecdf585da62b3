extension FunctionWords {
  /// Slavic languages in Latin letters.
  static let slavic: [(language: String, words: String)] = [
    (
      "pl",
      """
      i lub nie jest są był była było być z ze dla od do na w we po przez przy ty twój twoje swoje ten
      ta to te tego tej tych które który która kiedy jeśli gdy czy może można mogą się oraz jako bez ale
      żadne brak wszystkie aby żeby już tylko
      """
    ),
    (
      "cs",
      """
      a nebo není je jsou byl byla bylo být s se pro od do na v ve po přes při vy vaše váš svůj ten ta to
      této tento tato které který která když pokud kdy může můžete lze mohou jako bez ale žádné žádný
      všechny aby již pouze nelze že jste
      """
    ),
    (
      "sk",
      """
      a alebo nie je sú bol bola bolo byť s sa pre od do na v vo po cez pri vy vaše váš svoj ten tá to
      tento táto tejto ktoré ktorý ktorá keď ak kedy môže môžete dá môžu ako bez ale žiadne žiadny
      všetky aby už iba nie je možné že ste
      """
    ),
    (
      "sl",
      """
      in ali ni je so bil bila bilo biti s z za od do na v po pri vi vaš vaša vaše svoj ta to te tega
      ki ko če kdaj lahko se kot brez ampak vse da že samo ste bo
      """
    ),
    (
      "hr",
      """
      i ili nije je su bio bila bilo biti s sa za od do na u po preko pri vi vaš vaša vaše svoj taj ta to
      ovaj ova ovo koji koja koje kada ako može možete mogu se kao bez ali nema sve da već samo ste će
      """
    ),
  ]

  /// Slavic languages in Cyrillic letters.
  static let cyrillic: [(language: String, words: String)] = [
    (
      "ru",
      """
      и или не это этот эта эти этого был была было были быть с со для от до на в во по при из за к вы ваш
      ваша ваше ваши вас вам который которая которые когда если чтобы может можно можете как без но нет все
      уже только что об о их он она они
      """
    ),
    (
      "uk",
      """
      і й або чи не це цей ця ці цього був була було були бути з із зі для від до на в у по при за ви ваш
      ваша ваше ваші вас вам який яка які коли якщо щоб може можна можете як без але немає усі всі вже лише
      тільки що про їх він вона вони та
      """
    ),
    (
      "be",
      """
      і або ці не гэта гэты гэтая быў была было былі быць з са для ад да на ў у па пры за вы ваш вас вам
      які якая якія калі каб можа можна як без але няма усе ўжо толькі што пра іх ён яна яны
      """
    ),
    (
      "bg",
      """
      и или не е са беше бъде с със за от до на в във по при вие ви вашият вашата този тази това тези
      който която което които когато ако да може можете се като без но няма всички вече само че ще
      """
    ),
    (
      "sr",
      """
      и или није је су био била било бити с са за од до на у по преко при ви ваш ваша ваше свој тај та то
      овај ова ово који која које када ако може можете могу се као без али нема све да већ само сте ће
      """
    ),
    (
      "mk",
      """
      и или не е се беше биде со за од до на во по при вие вашиот вашата овој оваа ова овие кој која кое
      кои кога ако да може можете како без но нема сите веќе само дека ќе
      """
    ),
    (
      "kk",
      """
      және немесе емес бұл осы үшін бен мен сіз сіздің бар жоқ болады болса қажет керек деп егер оны
      туралы бойынша кейін дейін тек барлық
      """
    ),
  ]
}
