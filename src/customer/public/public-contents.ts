import { LOCALES, type Locale } from '../../../domain/fields.ts';
import { isObject } from '../../../domain/validate.ts';

/** The public pages, and the call that reads each. */
export const PUBLIC_PAGES = {
  news: 'info?sort=-createdAt&limit=50',
  prices: 'prices?sort=position&limit=200',
  tours: 'tours?sort=startDate&limit=100',
  faq: 'faq?sort=position&limit=200',
  reviews: 'reviews?sort=-createdAt&limit=50',
  terms: 'agb?state=published&sort=-createdAt&limit=1',
  imprint: 'impressum?state=published&sort=-createdAt&limit=1',
  privacy: 'roles?state=published&sort=-createdAt&limit=1',
} as const;

export type PublicPageName = keyof typeof PUBLIC_PAGES;
export type Content = Readonly<Record<string, unknown>>;

/** A back end that does not have a page answers so. */
export class NotThere extends Error {
  override readonly name = 'NotThere';
}

const ABSENT: readonly number[] = [401, 403, 404];

/** What is published on a page. Throws `NotThere` where the back end does not have it. */
export async function readContents(apiUrl: string, page: PublicPageName): Promise<Content[]> {
  const answer = await fetch(`${apiUrl}/${PUBLIC_PAGES[page]}`);
  if (ABSENT.includes(answer.status)) throw new NotThere();
  if (!answer.ok) throw new Error(`Reading the page was answered with ${answer.status}.`);
  const json: unknown = await answer.json();
  const rows = isObject(json) ? json.data : json;
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}

export const plainText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text in the reader's language, else in German, else in any other; and which one it is. */
export function inLanguage(value: unknown, locale: Locale): { text: string; lang: Locale } {
  if (typeof value === 'string') return { text: value, lang: locale };
  const texts = isObject(value) ? value : {};
  const order: readonly Locale[] = [locale, 'de', ...LOCALES];
  const lang = order.find((one) => plainText(texts[one]) !== '') ?? locale;
  return { text: plainText(texts[lang]), lang };
}
