type Said = { readonly rating: string; readonly text: string | null; readonly answer?: string };

/** What customers say of the carrier, in their languages. */
export const REVIEW_TEXTS: readonly [Said, ...Said[]] = [
  { rating: 'fiveStar', text: 'Alles heil in Fès angekommen, danke!' },
  { rating: 'fiveStar', text: 'Service rapide, le chauffeur a appelé avant de passer.' },
  { rating: 'fiveStar', text: 'وصلت الطرود في الوقت وبحالة جيدة.' },
  { rating: 'fiveStar', text: 'Friendly people, and the parcels were weighed in front of me.' },
  { rating: 'fiveStar', text: null },
  { rating: 'fourStar', text: 'Zwei Tage später als gedacht, sonst gut.' },
  { rating: 'fourStar', text: 'Bon prix pour Casablanca.', answer: 'Merci, à bientôt !' },
  { rating: 'fourStar', text: null },
  {
    rating: 'threeStar',
    text: 'الخدمة جيدة لكن الانتظار في المستودع طويل.',
    answer: 'شكراً، أضفنا مواعيد يمكن حجزها.',
  },
  {
    rating: 'oneStar',
    text: 'Ein Karton war eingedrückt.',
    answer: 'Das tut uns leid. Bitte schicken Sie uns ein Bild im Chat.',
  },
];
