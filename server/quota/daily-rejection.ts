import { BERLIN } from '../../domain/berlin-clock.ts';
import { type DailyUse, secondsLeft } from '../../domain/chat/daily-quota.ts';
import type { Locale } from '../../domain/fields.ts';
import { NUMBER_LOCALES } from '../../domain/number-locales.ts';
import { RequestError } from '../base/request-error.ts';

/**
 * The rejection of somebody who has used up what is possible in a day, with a sentence in each language;
 * its `%{until}` is the time from which it is possible again.
 */
export function dailyRejection(
  use: DailyUse,
  now: Date,
  textIn: (locale: Locale) => string,
): RequestError {
  const wait = secondsLeft(use, now);
  const end = new Date(now.getTime() + wait * 1000);
  const until = (locale: Locale) =>
    new Intl.DateTimeFormat(NUMBER_LOCALES[locale], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: BERLIN,
    }).format(end);
  const sentenceIn = (locale: Locale) => textIn(locale).replace('%{until}', until(locale));
  const sentence = {
    en: sentenceIn('en'),
    de: sentenceIn('de'),
    fr: sentenceIn('fr'),
    ar: sentenceIn('ar'),
  };
  return new RequestError('quota.reached', { sentence, retryAfter: wait });
}
