type Title = Readonly<Record<'de' | 'fr' | 'ar' | 'en', string>>;

/** What the sample carrier shows of its work. */
export const GALLERY_TITLES: readonly Title[] = [
  {
    de: 'Abfahrt in Frankfurt',
    fr: 'Départ de Francfort',
    ar: 'الانطلاق من فرانكفورت',
    en: 'Leaving Frankfurt',
  },
  {
    de: 'Morgen an der Meerenge',
    fr: 'Matin sur le détroit',
    ar: 'صباح على المضيق',
    en: 'Morning at the strait',
  },
  { de: 'Auf der Fähre', fr: 'Sur le ferry', ar: 'على متن العبّارة', en: 'On the ferry' },
  {
    de: 'Kartons auf der Waage',
    fr: 'Cartons sur la balance',
    ar: 'كراتين على الميزان',
    en: 'Boxes on the scale',
  },
  {
    de: 'Küste bei Tanger',
    fr: 'La côte près de Tanger',
    ar: 'الساحل قرب طنجة',
    en: 'The coast near Tangier',
  },
  {
    de: 'Lager in Frankfurt',
    fr: 'Dépôt de Francfort',
    ar: 'مستودع فرانكفورت',
    en: 'Warehouse in Frankfurt',
  },
  { de: 'Abend über Fès', fr: 'Soir sur Fès', ar: 'مساء فوق فاس', en: 'Evening over Fes' },
  { de: 'Fertig zum Verladen', fr: 'Prêt à charger', ar: 'جاهز للشحن', en: 'Ready to load' },
  {
    de: 'Straße nach Meknès',
    fr: 'Route de Meknès',
    ar: 'الطريق إلى مكناس',
    en: 'The road to Meknes',
  },
  {
    de: 'Rif im Frühling',
    fr: 'Le Rif au printemps',
    ar: 'الريف في الربيع',
    en: 'The Rif in spring',
  },
  {
    de: 'Abholung zu Hause',
    fr: 'Enlèvement à domicile',
    ar: 'الاستلام من المنزل',
    en: 'Collected at home',
  },
  {
    de: 'Ankunft in Casablanca',
    fr: 'Arrivée à Casablanca',
    ar: 'الوصول إلى الدار البيضاء',
    en: 'Arriving in Casablanca',
  },
  { de: 'Gut verschnürt', fr: 'Bien ficelé', ar: 'محزومة بإحكام', en: 'Well tied' },
  {
    de: 'Mittag in Marrakesch',
    fr: 'Midi à Marrakech',
    ar: 'الظهيرة في مراكش',
    en: 'Noon in Marrakesh',
  },
  {
    de: 'Hafen am Atlantik',
    fr: 'Port sur l’Atlantique',
    ar: 'ميناء على الأطلسي',
    en: 'A port on the Atlantic',
  },
  {
    de: 'Taschen für die Familie',
    fr: 'Des sacs pour la famille',
    ar: 'حقائب للعائلة',
    en: 'Bags for the family',
  },
  {
    de: 'Weg nach Ouarzazate',
    fr: 'Vers Ouarzazate',
    ar: 'الطريق إلى ورزازات',
    en: 'On the way to Ouarzazate',
  },
  {
    de: 'Letzte Lieferung des Tages',
    fr: 'Dernière livraison du jour',
    ar: 'آخر تسليم في اليوم',
    en: 'The last delivery of the day',
  },
];
