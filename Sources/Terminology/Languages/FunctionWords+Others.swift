extension FunctionWords {
  /// Languages in Latin letters that belong to none of the large families.
  static let others: [(language: String, words: String)] = [
    (
      "fi",
      """
      ja tai ei ole on ovat oli olla se ne tämä tämän nämä jos kun että joka jotka kanssa ilman mutta
      myös vain voi voit voidaan voida et sinun sinä hänen kuin niin jo vielä mitään kaikki ennen
      jälkeen onko haluatko eikä sekä
      """
    ),
    (
      "et",
      """
      ja või ei ole on oli olla see need selle kui et mis kes koos ilma aga ka ainult saab saa võib sinu
      sina teie nagu juba veel kõik enne pärast kas ning seda
      """
    ),
    (
      "hu",
      """
      a az és vagy nem van vannak volt lesz ez ezt ezek azt hogy ha amikor aki amely amelyek mint csak
      is még már meg el egy kell lehet lehetséges nincs nincsenek minden után előtt szerint által
      számára való
      """
    ),
    (
      "tr",
      """
      ve veya bir bu şu için ile değil var yok olan olarak olduğu daha çok en gibi kadar sonra önce
      ancak ama ya da mi mı her tüm hiç lütfen sizin siz ne eğer üzerinde tarafından oldu edildi
      """
    ),
    (
      "az",
      """
      və ya bir bu üçün ilə deyil var yox olan kimi daha çox qədər sonra əvvəl ancaq amma hər bütün heç
      sizin siz əgər tərəfindən oldu edildi
      """
    ),
    (
      "vi",
      """
      và hoặc không là có được của cho với trong trên từ đến này đó các những một bạn khi nếu thì mà để
      bị đã sẽ đang cũng như vào ra lại chưa phải hãy nào tất cả muốn thể
      """
    ),
    (
      "id",
      """
      dan atau tidak adalah ini itu yang untuk dengan dari ke di pada oleh anda kami akan telah sudah
      belum bisa dapat jika ketika sebagai semua tanpa juga hanya ada lebih setelah sebelum sedang
      boleh harus
      """
    ),
    (
      "fil",
      """
      ang ng mga sa at o hindi ay na ito iyon para mula ikaw mo iyong ka kung kapag lahat wala may
      maaari dapat bago nang pa lang din
      """
    ),
    (
      "lt",
      """
      ir arba ne yra buvo bus su be nuo iki ant į iš per prie jūs jūsų šis ši tai kuris kuri kai jei ar
      gali kaip bet visi jau tik kad po apie
      """
    ),
    (
      "lv",
      """
      un vai nav ir bija būs ar bez no līdz uz pie jūs jūsu šis šī tas kurš kura kad ja var kā bet visi
      jau tikai ka pēc par lai
      """
    ),
    (
      "sq",
      """
      dhe ose nuk është janë ishte me pa për nga në te të ju juaj ky kjo që kur nëse mund si por të
      gjitha tashmë vetëm pas
      """
    ),
    (
      "eu",
      """
      eta edo ez da dira zen izan duzu zure hau hori hauek bat baina baino gabe guztiak ere bakarrik
      ezin behar dago daude dute
      """
    ),
    (
      "cy",
      """
      a ac neu nid yw oedd bydd gyda heb ar gan i o yn eich chi hwn hon sydd pan os gall fel ond pob
      wedi dim cael
      """
    ),
    (
      "ga",
      """
      agus nó ní tá bhí beidh le gan do ó i ar an na do bhur tú sibh seo sin nuair má is féidir mar ach
      gach
      """
    ),
    (
      "sw",
      """
      na au si ni kwa wa ya za la katika hii hiyo hizi wewe yako kama ili lakini yote bila pia tu baada
      kabla
      """
    ),
    (
      "eo",
      """
      la kaj aŭ ne estas estis esti kun por de el en sur al vi via tiu ĉi tiuj kiu kiam se pli povas ĉiuj
      sen sed kiel ke jam nur post
      """
    ),
  ]

  /// Languages that are written from right to left.
  static let rightToLeft: [(language: String, words: String)] = [
    (
      "ar",
      """
      في من على إلى عن مع هذا هذه ذلك التي الذي أن إن لا لم لن ما هو هي أو ثم قد كان كانت تم يتم عند إذا
      كل بعد قبل غير هل لا يمكن
      """
    ),
    (
      "fa",
      """
      در از به با را این آن که است هستند بود شد شده شود می نمی برای تا یا بر نیست هر همه پس پیش
      اگر شما خود باید یک
      """
    ),
    (
      "ur",
      """
      میں سے کو کا کی کے نے پر یہ وہ ہے ہیں تھا تھی اور یا نہیں کہ جو اگر آپ کریں تمام بعد پہلے ایک
      """
    ),
    (
      "he",
      """
      של את על אל עם זה זו אלה לא הוא היא הם או גם כי אם כל יש אין אתה שלך עבור לפני אחרי רק כאשר יותר
      """
    ),
  ]
}
