import type { Locale } from '../../domain/fields.ts';
import { NUMBER_LOCALES } from '../../domain/number-locales.ts';
import { isolated } from './languages.ts';

const DECIMAL = /^-?\d+\.(\d+)$/;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The limit that a rule names, as the language writes numbers: `0,00` in German for wire money of
 * `0.00`. A day is written as forms show it (specification 9). Anything else that a rule names, such
 * as a character, stays as it is.
 */
export function writtenLimit(limit: unknown, locale: Locale): unknown {
  const [, year, month, day] = (typeof limit === 'string' && DAY.exec(limit)) || [];
  if (year) return isolated(`${day}/${month}/${year}`, 'ltr');
  const decimals = typeof limit === 'string' ? DECIMAL.exec(limit)?.[1]?.length : undefined;
  if (typeof limit !== 'number' && decimals === undefined) return limit;
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals };
  return new Intl.NumberFormat(NUMBER_LOCALES[locale], digits).format(Number(limit));
}

/** What is put into a text, with its limit as the language writes it, if the text is of a rule. */
export function withWrittenLimit<Options extends { readonly limit?: unknown }>(
  key: string,
  options: Options | undefined,
  locale: Locale,
): Options | undefined {
  if (options?.limit === undefined || !key.startsWith('validation.')) return options;
  return { ...options, limit: writtenLimit(options.limit, locale) };
}
