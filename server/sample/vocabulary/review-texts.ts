type Said = {
  readonly rating: string;
  readonly text: string | null;
  readonly answer?: string;
};

/** What customers say of the carrier, in their languages. */
export const REVIEW_TEXTS: readonly [Said, ...Said[]] = [
  { rating: 'fiveStar', text: 'Alles heil in Fès angekommen, danke!' },
  { rating: 'fiveStar', text: 'Service rapide, le chauffeur a appelé avant de passer.' },
  { rating: 'fiveStar', text: 'وصلت الطرود في الوقت وبحالة جيدة.' },
  { rating: 'fiveStar', text: 'Friendly people, and the parcels were weighed in front of me.' },
  {
    rating: 'fiveStar',
    text: 'Meine Mutter in Oujda hat am Freitag angerufen: Alles da, sogar die Gläser sind ganz.',
    answer: 'Das freut uns. Grüße nach Oujda!',
  },
  {
    rating: 'fiveStar',
    text: 'Troisième envoi vers Agadir cette année, toujours dans les délais.',
  },
  { rating: 'fiveStar', text: 'السائق محترم وحمل الطرود إلى الطابق الثالث.' },
  { rating: 'fiveStar', text: 'I could follow the truck on my phone the whole way to Tangier.' },
  { rating: 'fiveStar', text: null },
  { rating: 'fourStar', text: 'Zwei Tage später als gedacht, sonst gut.' },
  { rating: 'fourStar', text: 'Bon prix pour Casablanca.', answer: 'Merci, à bientôt !' },
  {
    rating: 'fourStar',
    text: 'Abgabe in Bremen ging schnell. Die Parkplätze am Lager sind knapp.',
    answer: 'Danke. Hinter der Halle sind weitere Plätze, wir stellen ein Schild auf.',
  },
  { rating: 'fourStar', text: 'الثمن مناسب، وأتمنى رسالة عند وصول الشاحنة إلى مراكش.' },
  { rating: 'fourStar', text: 'Very good with furniture. Booking by telephone took two tries.' },
  { rating: 'fourStar', text: null },
  {
    rating: 'threeStar',
    text: 'الخدمة جيدة لكن الانتظار في المستودع طويل.',
    answer: 'شكراً، أضفنا مواعيد يمكن حجزها.',
  },
  { rating: 'threeStar', text: 'Le colis est arrivé, mais je n’ai pas été prévenue du jour.' },
  { rating: 'threeStar', text: 'In Ordnung. Der Preis je Kilo ist seit dem Sommer gestiegen.' },
  {
    rating: 'twoStar',
    text: 'Eine Woche Verspätung, und niemand wusste, wo der Wagen steht.',
    answer: 'Das war am Hafen von Algeciras. Wir hätten Ihnen Bescheid geben müssen.',
  },
  {
    rating: 'twoStar',
    text: 'Carton mouillé à l’arrivée à Nador, les vêtements ont dû être lavés.',
    answer: 'Nous sommes désolés. Merci de nous envoyer des photos dans le chat.',
  },
  { rating: 'twoStar', text: 'The pick-up was moved twice on the same day.' },
  { rating: 'twoStar', text: 'تأخر التسليم في وجدة خمسة أيام.' },
  {
    rating: 'oneStar',
    text: 'Ein Karton war eingedrückt.',
    answer: 'Das tut uns leid. Bitte schicken Sie uns ein Bild im Chat.',
  },
  { rating: 'oneStar', text: 'Personne n’a répondu au téléphone pendant deux jours.' },
];
