import { beginningOfDay, berlinDay } from '../../domain/berlin-clock.ts';
import type { FieldErrors, Violation } from '../../domain/errors.ts';
import { LOCALES } from '../../domain/fields.ts';
import { type LegalProblem, problemsOfVersion } from '../../domain/legal/checks.ts';
import { canonicalText } from '../../domain/legal/fingerprint.ts';
import { hasText } from '../../domain/legal/html-tokens.ts';
import { isForLater } from '../../domain/legal/in-force.ts';
import {
  LEGAL_PLACEHOLDERS,
  type LegalSettings,
  resolvePlaceholders,
} from '../../domain/legal/legal-placeholders.ts';
import type { LegalPageName } from '../../domain/resources/legal-pages.ts';
import { settings } from '../../domain/resources/settings.ts';
import { RequestError } from '../base/request-error.ts';
import { sha256 } from '../base/sha256.ts';
import { cleanHtml } from '../resources/clean-html.ts';
import { contentRecords } from '../resources/content-records.ts';
import type { Addition } from '../resources/hooks.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import { archiveFormer, nextNumber, putInForce, type StoredVersion } from './version-records.ts';

/** The settings of the company, for its legal pages. */
export async function legalSettings(executor: Executor): Promise<LegalSettings> {
  const [record] = await contentRecords(executor, settings);
  return (record ?? {}) as LegalSettings;
}

const violationOf = ({ code, detail }: LegalProblem): Violation => {
  if (code === 'germanMissing') return { code: 'required' };
  if (code === 'unknownPlaceholder' || code === 'unfilledPlaceholder') {
    const limit = LEGAL_PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ');
    return { code: 'unknownVariable', limit, found: detail ?? '' };
  }
  return { code: 'pattern' };
};

const sentenceOf = ({ code, locale, detail }: LegalProblem): string =>
  `${code} (${locale})${detail === undefined ? '' : `: ${detail}`}`;

/** Rejects what the checks call an error; warnings are for the editor to decide. */
function rejectProblems(page: LegalPageName, version: StoredVersion, company: LegalSettings): void {
  const errors = problemsOfVersion(page, version, company).filter(
    ({ severity }) => severity === 'error',
  );
  if (errors.length === 0) return;
  const fields: FieldErrors = {};
  for (const problem of errors) fields[`text.${problem.locale}`] ??= violationOf(problem);
  throw new RequestError('record.invalid', {
    message: `This version cannot be published: ${errors.map(sentenceOf).join('; ')}.`,
    fields,
  });
}

function rejectNoteAndDay(
  version: StoredVersion,
  versions: readonly StoredVersion[],
  today: string,
): void {
  const { effectiveFrom, changeNote } = version;
  const others = versions.filter(({ _id, state }) => _id !== version._id && state !== 'draft');
  const isSecond = others.some(
    (one) => one.state === 'scheduled' && one.effectiveFrom === effectiveFrom,
  );
  const fields: FieldErrors = {
    ...(others.length > 0 && !changeNote?.trim() && { changeNote: { code: 'required' as const } }),
    ...(effectiveFrom &&
      effectiveFrom < today && { effectiveFrom: { code: 'tooSmall' as const, limit: today } }),
    ...(effectiveFrom && isSecond && { effectiveFrom: { code: 'duplicate' as const } }),
  };
  const paths = Object.keys(fields);
  if (paths.length === 0) return;
  throw new RequestError('record.invalid', {
    message: `This version cannot be published because of ${paths.join(' and ')}: a change needs a note, a version cannot begin in the past, and only one begins on a day.`,
    fields,
  });
}

/** What everybody will read, in each language that has a text. */
export const publishedTexts = ({ text }: Pick<StoredVersion, 'text'>, company: LegalSettings) =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const html = text?.[locale];
      return [locale, hasText(html) ? cleanHtml(resolvePlaceholders(html, company, locale)) : null];
    }),
  );

/**
 * Publishes a draft: at once, in the place of the version that is in force, or on its day. Throws
 * with everything that stands against it. Its number is given when it comes into force.
 */
export async function publishVersion(
  page: LegalPageName,
  version: StoredVersion,
  context: WriteContext,
): Promise<Addition> {
  const { transaction, now, actor } = context;
  const versions = await putInForce(context, page);
  const company = await legalSettings(transaction);
  const today = berlinDay(now);
  rejectNoteAndDay(version, versions, today);
  rejectProblems(page, version, company);
  const published = publishedTexts(version, company);
  const effectiveFrom = version.effectiveFrom ?? today;
  const values = {
    published,
    effectiveFrom,
    publishedBy: actor.name,
    sha256: sha256(canonicalText(published)).toString('hex'),
    publishedAt: now.toISOString(),
  };
  if (isForLater(effectiveFrom, now)) {
    await context.enqueue('legal', {}, beginningOfDay(effectiveFrom));
    return { values: { ...values, state: 'scheduled' } };
  }
  await archiveFormer(context, page, versions);
  return { values: { ...values, number: nextNumber(versions) } };
}

/** What a version loses that is withdrawn before its day: nobody has read it. */
export function withdrawn({ effectiveFrom }: StoredVersion, now: Date): Addition {
  if (!isForLater(effectiveFrom, now)) {
    throw new RequestError('transition.forbidden', {
      message: 'The day of this version has come: it is in force and stays.',
      fields: { state: { code: 'notWritable' } },
    });
  }
  const published = Object.fromEntries(LOCALES.map((locale) => [locale, null]));
  return { values: { published, sha256: null, publishedAt: null, publishedBy: null } };
}
