/** How the records of a public page are shown (src/customer/public/Contents.tsx). */
export type PublicShape =
  | 'articles'
  | 'prices'
  | 'tours'
  | 'questions'
  | 'pictures'
  | 'reviews'
  | 'legalText';

type PublicPage = {
  readonly shows: PublicShape;
  /** The calls that read it, below the address of the API: the first that has an answer counts. */
  readonly calls: readonly string[];
};

/** The version of a legal page that is in force; another back end may know it only by its state. */
const legal = (path: string): PublicPage => ({
  shows: 'legalText',
  calls: [`${path}/current`, `${path}?state=published&sort=-createdAt&limit=1`],
});

/** The public pages, in the order of their links, by the name in their address (`/c#news`). */
export const PUBLIC_PAGES = {
  news: {
    shows: 'articles',
    calls: ['info?sort=-publishFrom&limit=50', 'info?sort=-createdAt&limit=50'],
  },
  prices: { shows: 'prices', calls: ['prices?sort=position&limit=200'] },
  tours: { shows: 'tours', calls: ['tours?sort=startDate&limit=100'] },
  faq: { shows: 'questions', calls: ['faq?sort=position&limit=200'] },
  gallery: { shows: 'pictures', calls: ['gallery?sort=position&limit=200'] },
  reviews: { shows: 'reviews', calls: ['reviews?sort=-createdAt&limit=50'] },
  terms: legal('agb'),
  imprint: legal('impressum'),
  privacy: legal('roles'),
} as const satisfies Readonly<Record<string, PublicPage>>;

export type PublicPageName = keyof typeof PUBLIC_PAGES;

/** What each public page is called in a language. */
export type PublicNames = Readonly<Record<PublicPageName, string>>;
