import { beginningOfDay } from '../../domain/berlin-clock.ts';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { problemsOfVersion } from '../../domain/legal/checks.ts';
import { canonicalText } from '../../domain/legal/fingerprint.ts';
import type { LegalSettings } from '../../domain/legal/legal-placeholders.ts';
import type { LegalPageName } from '../../domain/resources/legal-pages.ts';
import { sha256 } from '../base/sha256.ts';
import { publishedTexts } from '../legal/publish-version.ts';
import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import type { SampleLegalText } from './sample-data.ts';
import { sampleId } from './sample-id.ts';

/** A version of a legal page, in force from a day on or, if it cannot be published, a draft. */
export type SampleVersion = {
  readonly page: LegalPageName;
  readonly id: string;
  readonly at: Date;
  readonly values: Values;
  /** Its number and its first day; nothing for a draft. */
  readonly inForce?: { readonly number: number; readonly from: string };
};

const each = <T>(value: T): Readonly<Record<Locale, T>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value])) as Record<Locale, T>;

type Given = {
  readonly texts: readonly SampleLegalText[];
  readonly company: LegalSettings;
  readonly clerk: string;
};

const isLast = ({ page, number }: SampleLegalText, texts: Given['texts']): boolean =>
  texts.every((one) => one.page !== page || one.number <= number);

function versionOf(
  legalText: SampleLegalText,
  calendar: Calendar,
  { texts, company, clerk }: Given,
): SampleVersion {
  const { page, number, daysAgo, changeNote, text } = legalText;
  const at = calendar.moment(legalText.at);
  const from = calendar.day(-daysAgo);
  const written = { text, changeNote, effectiveFrom: from, changedAt: each(at.toISOString()) };
  const about = { page, id: sampleId(at, `${page} ${number}`), at };
  const problems = problemsOfVersion(page, written, company);
  if (problems.some(({ severity }) => severity === 'error')) {
    const unpublished = { number: null, sha256: null, publishedAt: null, publishedBy: null };
    const values = { ...written, ...unpublished, state: 'draft', published: each(null) };
    return { ...about, values };
  }
  const published = publishedTexts({ text }, company);
  const values = {
    ...written,
    number,
    published,
    publishedBy: clerk,
    state: isLast(legalText, texts) ? 'published' : 'archived',
    sha256: sha256(canonicalText(published)).toString('hex'),
    publishedAt: at.toISOString(),
  };
  return { ...about, values, inForce: { number, from } };
}

/**
 * The legal pages of the sample week, with two versions of the terms. What a company that describes
 * itself otherwise cannot publish, because it lacks an address for instance, is left as a draft.
 */
export const sampleLegal = (calendar: Calendar, given: Given): readonly SampleVersion[] =>
  given.texts.map((text) => versionOf(text, calendar, given));

/** What an order keeps of the terms that were in force when it was placed. */
export function termsOf(versions: readonly SampleVersion[], placed: Date) {
  const [last] = versions
    .flatMap(({ page, id, inForce }) => (page === 'agb' && inForce ? [{ id, ...inForce }] : []))
    .filter(({ from }) => beginningOfDay(from) <= placed)
    .sort((one, other) => other.number - one.number);
  return {
    number: last?.number ?? null,
    from: last?.from ?? null,
    id: last?.id ?? null,
  };
}
