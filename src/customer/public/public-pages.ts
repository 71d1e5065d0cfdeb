/** The version of a legal page that is in force; another back end may know it only by its state. */
const legal = <const Path extends string>(path: Path) =>
  [`${path}/current`, `${path}?state=published&sort=-createdAt&limit=1`] as const;

/** The public pages, and the calls that read each: the first that has an answer. */
export const PUBLIC_PAGES = {
  news: ['info?sort=-publishFrom&limit=50', 'info?sort=-createdAt&limit=50'],
  prices: ['prices?sort=position&limit=200'],
  tours: ['tours?sort=startDate&limit=100'],
  faq: ['faq?sort=position&limit=200'],
  gallery: ['gallery?sort=position&limit=200'],
  reviews: ['reviews?sort=-createdAt&limit=50'],
  terms: legal('agb'),
  imprint: legal('impressum'),
  privacy: legal('roles'),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PublicPageName = keyof typeof PUBLIC_PAGES;
