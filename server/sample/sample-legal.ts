import { LOCALES, type Locale } from '../../domain/fields.ts';
import { problemsOfVersion } from '../../domain/legal/checks.ts';
import { canonicalText } from '../../domain/legal/fingerprint.ts';
import { beginningOfDay } from '../../domain/legal/in-force.ts';
import type { LegalSettings } from '../../domain/legal/legal-placeholders.ts';
import type { LegalPageName } from '../../domain/resources/legal-pages.ts';
import { sha256 } from '../base/sha256.ts';
import { publishedTexts } from '../legal/publish-version.ts';
import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import { sampleId } from './sample-id.ts';
import { IMPRINT } from './vocabulary/imprint-texts.ts';
import { PRIVACY_NOTICE } from './vocabulary/privacy-texts.ts';
import { randomFrom } from './vocabulary/random.ts';
import { FIRST_TERMS, LATER_TERMS, type LegalSection } from './vocabulary/terms-texts.ts';

/** A version of a legal page, in force from a day on or, if it cannot be published, a draft. */
export type SampleVersion = {
  readonly page: LegalPageName;
  readonly id: string;
  readonly at: Date;
  readonly values: Values;
  /** Its number and its first day; nothing for a draft. */
  readonly inForce?: { readonly number: number; readonly from: string };
};

type Plan = {
  readonly page: LegalPageName;
  readonly number: number;
  /** How many days ago it came into force; the sections were written some days before. */
  readonly daysAgo: number;
  readonly changeNote: string;
  readonly sections: readonly LegalSection[];
};

/** The second version of the terms comes into force among the orders of this week. */
const LATER_DAYS_AGO = 4;

const PLANS: readonly Plan[] = [
  {
    page: 'agb',
    number: 1,
    daysAgo: 90,
    sections: FIRST_TERMS,
    changeNote: 'Erste Fassung',
  },
  {
    page: 'agb',
    number: 2,
    daysAgo: LATER_DAYS_AGO,
    sections: LATER_TERMS,
    changeNote: 'Verpackung und Gewicht, 30 Tage Aufbewahrung, Schäden melden',
  },
  {
    page: 'impressum',
    number: 1,
    daysAgo: 90,
    sections: IMPRINT,
    changeNote: 'Erste Fassung',
  },
  {
    page: 'privacy',
    number: 1,
    daysAgo: 90,
    sections: PRIVACY_NOTICE,
    changeNote: 'Erste Fassung',
  },
];

const textOf = (sections: readonly LegalSection[]): Record<Locale, string> => ({
  de: sections.map(({ de }) => de).join(''),
  fr: sections.map(({ fr }) => fr).join(''),
  en: sections.map(({ en }) => en).join(''),
  ar: sections.map(({ ar }) => ar).join(''),
});

const each = <T>(value: T): Readonly<Record<Locale, T>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value])) as Record<Locale, T>;

const isLast = ({ page, number }: Plan): boolean =>
  PLANS.every((one) => one.page !== page || one.number <= number);

function versionOf(
  plan: Plan,
  { calendar, company, clerk }: { calendar: Calendar; company: LegalSettings; clerk: string },
): SampleVersion {
  const { page, number, daysAgo, changeNote, sections } = plan;
  const random = randomFrom(`${page} ${number}`);
  const at = calendar.moment(daysAgo + 5, random);
  const from = calendar.day(-daysAgo);
  const text = textOf(sections);
  const written = { text, changeNote, effectiveFrom: from, changedAt: each(at.toISOString()) };
  const about = { page, id: sampleId(at, random), at };
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
    state: isLast(plan) ? 'published' : 'archived',
    sha256: sha256(canonicalText(published)).toString('hex'),
    publishedAt: at.toISOString(),
  };
  return { ...about, values, inForce: { number, from } };
}

/**
 * The legal pages of the sample week, with two versions of the terms. What a company that describes
 * itself otherwise cannot publish, because it lacks an address for instance, is left as a draft.
 */
export const sampleLegal = (
  calendar: Calendar,
  means: { readonly company: LegalSettings; readonly clerk: string },
): readonly SampleVersion[] => PLANS.map((plan) => versionOf(plan, { calendar, ...means }));

/** The columns of an order about the terms that were in force when it was placed. */
export function termsColumns(versions: readonly SampleVersion[], placed: Date) {
  const [last] = versions
    .flatMap(({ page, id, inForce }) => (page === 'agb' && inForce ? [{ id, ...inForce }] : []))
    .filter(({ from }) => beginningOfDay(from) <= placed)
    .sort((one, other) => other.number - one.number);
  return {
    terms_number: last?.number ?? null,
    terms_from: last?.from ?? null,
    terms_id: last?.id ?? null,
  };
}
