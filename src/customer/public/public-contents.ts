import type { Locale } from '../../../domain/fields.ts';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { languageToRead } from '../../../domain/localized-text.ts';
import { PUBLIC_PAGES, type PublicPageName } from '../../../domain/publishing/public-pages.ts';
import { isObject } from '../../../domain/validate.ts';
import { statusOf } from '../../providers/call-error.ts';
import { createTransport } from '../../providers/transport.ts';

export type Content = Readonly<Record<string, unknown>>;

/** A back end that does not have a page answers so. */
export class NotThere extends Error {
  override readonly name = 'NotThere';
}

const ABSENT: readonly number[] = [400, 401, 403, 404, 405, 410, 422];

/** The records of an answer: a list, or the one that was requested. */
function rowsIn(json: unknown): Content[] {
  const data = isObject(json) && 'data' in json ? json.data : json;
  const rows = Array.isArray(data) ? data : [data];
  return rows.filter(isObject);
}

/** What one call answers without a session. Throws `NotThere` where the back end does not have it. */
export async function readRows(apiUrl: string, call: string): Promise<Content[]> {
  try {
    const transport = createTransport({ apiUrl, getToken: () => undefined });
    const { body, json } = await transport.call(call);
    if (body === '' || json === undefined) throw new Error('The answer is no JSON.');
    return rowsIn(json);
  } catch (error) {
    throw ABSENT.includes(statusOf(error) ?? 0) ? new NotThere() : error;
  }
}

/** The price of a kilogram as wire money, if a record is one and sets it. */
export function weightPriceOf({ weigthPrice }: Content): readonly string[] {
  const amount = plainText(weigthPrice).replace(',', '.');
  return Number(amount) > 0 ? [amount] : [];
}

/** What is published on a page. Throws `NotThere` where the back end has none of its calls. */
export async function readContents(apiUrl: string, page: PublicPageName): Promise<Content[]> {
  if (page !== 'prices') return readPage(apiUrl, page);
  const [prices, kilograms = []] = await Promise.all([
    readPage(apiUrl, page),
    ignoringFailure(readRows(apiUrl, 'weigthprice?limit=1'), 'The other prices are shown.'),
  ]);
  return [...prices, ...kilograms.filter((row) => weightPriceOf(row).length > 0)];
}

async function readPage(apiUrl: string, page: PublicPageName): Promise<Content[]> {
  for (const call of PUBLIC_PAGES[page].calls) {
    try {
      return await readRows(apiUrl, call);
    } catch (error) {
      if (!(error instanceof NotThere)) throw error;
    }
  }
  throw new NotThere();
}

/** Where a picture of a public record is read, as it was stored or as a smaller copy. */
export const pictureAt = (apiUrl: string, name: string, size?: 'small' | 'large'): string =>
  `${apiUrl}/auth/getfile/${encodeURIComponent(name)}${size ? `?size=${size}` : ''}`;

/** The name of a picture in a record, if it has one. */
export const pictureIn = (value: unknown): string => {
  const name = plainText(value);
  return name === 'no-photo' ? '' : name;
};

export const plainText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text in the reader's language, else in German, else in any other; and which one it is. */
export function inLanguage(value: unknown, locale: Locale): { text: string; lang: Locale } {
  if (typeof value === 'string') return { text: value, lang: locale };
  const texts = isObject(value) ? value : {};
  const lang = languageToRead(texts, locale) ?? locale;
  return { text: plainText(texts[lang]), lang };
}

/** Whether a reader of another language gets a text in German. */
export function isGermanOnly(value: unknown, locale: Locale): boolean {
  const { text, lang } = inLanguage(value, locale);
  return text !== '' && lang === 'de' && locale !== 'de';
}
