type Texts = Readonly<Partial<Record<'de' | 'en' | 'fr' | 'ar', string>>>;

export type SampleNews = {
  readonly title: Texts;
  readonly text: Texts;
  /** Its publication in days from today; a draft has none. */
  readonly from?: number;
  readonly until?: number;
  readonly state: 'draft' | 'scheduled' | 'published' | 'expired';
};

/** News of such a carrier: what holds now, what comes, what is over, and a draft of the office. */
export const INFO_TEXTS: readonly SampleNews[] = [
  {
    state: 'published',
    from: -6,
    until: 20,
    title: {
      de: 'Wartezeiten an der Fähre',
      en: 'Waiting at the ferry',
      fr: 'Attente au ferry',
      ar: 'انتظار عند العبّارة',
    },
    text: {
      de: '<p>In Algeciras warten Lastwagen zurzeit <strong>ein bis zwei Tage</strong> auf die Überfahrt. Unsere Fahrten planen das ein; einzelne Pakete können trotzdem später ankommen.</p>',
      en: '<p>Lorries currently wait <strong>one to two days</strong> for the crossing at Algeciras. Our trips allow for it; single parcels may still arrive later.</p>',
      fr: '<p>À Algésiras, les camions attendent actuellement <strong>un à deux jours</strong> avant la traversée. Nos voyages en tiennent compte ; certains colis peuvent tout de même arriver plus tard.</p>',
      ar: '<p>تنتظر الشاحنات حالياً في الجزيرة الخضراء <strong>من يوم إلى يومين</strong> قبل العبور. رحلاتنا تحسب لذلك، وقد تصل بعض الطرود متأخرة.</p>',
    },
  },
  {
    state: 'published',
    from: -30,
    title: {
      de: 'So packen Sie richtig',
      en: 'How to pack well',
      fr: 'Bien emballer',
      ar: 'كيف تغلّف جيداً',
    },
    text: {
      de: '<h3>Vor der Abgabe</h3><ul><li><p>Karton mit doppelter Wand, höchstens 30 kg</p></li><li><p>Zerbrechliches einzeln einwickeln</p></li><li><p>Name und Telefonnummer auch innen hineinlegen</p></li></ul>',
      en: '<h3>Before you hand it in</h3><ul><li><p>A box with double walls, 30 kg at most</p></li><li><p>Wrap fragile things one by one</p></li><li><p>Put name and phone number inside, too</p></li></ul>',
      fr: '<h3>Avant le dépôt</h3><ul><li><p>Un carton à double paroi, 30 kg au plus</p></li><li><p>Emballer le fragile pièce par pièce</p></li><li><p>Mettre aussi nom et téléphone à l’intérieur</p></li></ul>',
      ar: '<h3>قبل التسليم</h3><ul><li><p>كرتون بجدار مزدوج، 30 كغ على الأكثر</p></li><li><p>لفّ كل قطعة قابلة للكسر وحدها</p></li><li><p>ضع الاسم ورقم الهاتف في الداخل أيضاً</p></li></ul>',
    },
  },
  {
    state: 'published',
    from: -2,
    until: 12,
    title: {
      de: 'Samstags wieder geöffnet',
      en: 'Open on Saturdays again',
      fr: 'De nouveau ouvert le samedi',
      ar: 'مفتوح يوم السبت من جديد',
    },
    text: {
      de: '<p>Das Lager nimmt Pakete wieder samstags von 10 bis 14 Uhr an.</p>',
      en: '<p>The warehouse takes parcels on Saturdays from 10 am to 2 pm again.</p>',
      fr: '<p>L’entrepôt reçoit de nouveau les colis le samedi de 10 h à 14 h.</p>',
      ar: '<p>يستقبل المستودع الطرود من جديد يوم السبت من الساعة 10 إلى 14.</p>',
    },
  },
  {
    state: 'scheduled',
    from: 4,
    until: 40,
    title: {
      de: 'Öffnungszeiten im Ramadan',
      en: 'Opening hours in Ramadan',
      fr: 'Horaires du ramadan',
      ar: 'مواعيد العمل في رمضان',
    },
    text: {
      de: '<p>Im Ramadan ist das Büro montags bis freitags von <strong>9 bis 15 Uhr</strong> da. Wir wünschen einen gesegneten Monat.</p>',
      en: '<p>During Ramadan the office is open on weekdays from <strong>9 am to 3 pm</strong>. We wish you a blessed month.</p>',
      fr: '<p>Pendant le ramadan, le bureau est ouvert en semaine de <strong>9 h à 15 h</strong>. Nous vous souhaitons un mois béni.</p>',
      ar: '<p>في رمضان يفتح المكتب أيام الأسبوع من <strong>9 إلى 15</strong>. رمضان كريم.</p>',
    },
  },
  {
    state: 'scheduled',
    from: 9,
    title: { de: 'Neue Halte in Fès und Meknès', fr: 'Nouveaux arrêts à Fès et Meknès' },
    text: {
      de: '<p>Ab der nächsten Fahrt verteilen wir auch in <em>Fès</em> und <em>Meknès</em>, ohne Aufpreis.</p>',
      fr: '<p>Dès le prochain voyage, nous distribuons aussi à <em>Fès</em> et <em>Meknès</em>, sans supplément.</p>',
    },
  },
  {
    state: 'expired',
    from: -60,
    until: -25,
    title: { de: 'Hafenstreik beendet', en: 'Port strike over', ar: 'انتهى إضراب الميناء' },
    text: {
      de: '<p>Der Streik im Hafen ist zu Ende. Alle wartenden Pakete sind unterwegs.</p>',
      en: '<p>The strike at the port is over. All parcels that waited are on their way.</p>',
      ar: '<p>انتهى الإضراب في الميناء. كل الطرود المنتظرة في الطريق.</p>',
    },
  },
  {
    state: 'expired',
    from: -45,
    until: -31,
    title: { de: 'Büro am Feiertag geschlossen', fr: 'Bureau fermé le jour férié' },
    text: {
      de: '<p>Am Feiertag bleibt das Büro geschlossen. Nachrichten im Chat beantworten wir am Tag danach.</p>',
      fr: '<p>Le bureau est fermé le jour férié. Nous répondons aux messages du chat le lendemain.</p>',
    },
  },
  {
    state: 'draft',
    title: { de: 'Preise ab dem Sommer' },
    text: {
      de: '<p>Entwurf: Sobald die Preise der Fähre feststehen, steht hier, was sich ändert.</p><blockquote><p>Noch mit der Buchhaltung klären</p></blockquote>',
    },
  },
];
