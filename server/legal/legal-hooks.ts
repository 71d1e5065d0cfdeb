import { LOCALES, type Locale } from '../../domain/fields.ts';
import { hasText } from '../../domain/legal/html-tokens.ts';
import { LEGAL_PAGES, type LegalPageName } from '../../domain/resources/legal-pages.ts';
import { RequestError } from '../base/request-error.ts';
import { contentRecords } from '../resources/content-records.ts';
import type { ResourceHooks } from '../resources/hooks.ts';
import type { Filter, ListQuery } from '../resources/list-query.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Values } from '../resources/storage.ts';
import { publishVersion, withdrawn } from './publish-version.ts';
import type { StoredVersion } from './version-records.ts';

const immutable = (state: unknown): RequestError =>
  new RequestError('transition.forbidden', {
    message: `A version that is ${String(state)} never changes. Make a new draft from it.`,
    fields: { state: { code: 'notWritable' } },
  });

type Texts = Readonly<Record<string, string | null>> | null | undefined;

/** When these languages were written; none, where there is no text any more. */
const writtenAt = (text: Texts, locales: readonly Locale[], at: (locale: Locale) => string) => ({
  changedAt: Object.fromEntries(
    locales.map((locale) => [locale, hasText(text?.[locale]) ? at(locale) : null]),
  ),
});

/**
 * When the languages of a new version were written. What was taken literally from another one is
 * as old as it is there: a translation that was older than the German stays so in a copy.
 */
async function firstWritten(
  page: LegalPageName,
  text: Texts,
  { transaction, now }: WriteContext,
): Promise<Values> {
  const records = await contentRecords(transaction, LEGAL_PAGES[page]);
  const versions = records as readonly StoredVersion[];
  const known = (locale: Locale) =>
    versions
      .filter((version) => version.text?.[locale] === text?.[locale])
      .flatMap(({ changedAt }) => changedAt?.[locale] ?? [])
      .toSorted()
      .at(-1);
  return writtenAt(text, LOCALES, (locale) => known(locale) ?? now.toISOString());
}

const VERSION = /^v([1-9]\d{0,5})$/;

const only = (filters: readonly Filter[]): ListQuery => ({
  filters,
  search: [],
  sort: [],
  page: 1,
  limit: 1,
  fields: undefined,
});

/** The version in force is `current`; others are named by their numbers, such as `v7`. */
function namedVersion(segment: string): ListQuery | undefined {
  const isIn = (values: readonly string[]): Filter => ({ path: 'state', operator: 'eq', values });
  if (segment === 'current') return only([isIn(['published'])]);
  const [, number] = VERSION.exec(segment) ?? [];
  if (!number) return undefined;
  return only([
    { path: 'number', operator: 'eq', values: [Number(number)] },
    isIn(['published', 'archived']),
  ]);
}

/** What becomes of the versions of a legal page. Only a draft can be changed or deleted. */
export const legalHooks = (page: LegalPageName): ResourceHooks => ({
  named: namedVersion,
  async creating({ after }, context) {
    return { values: await firstWritten(page, after.text as Texts, context) };
  },
  async changing({ before, after, paths, transitions }, context) {
    const [transition] = transitions;
    if (transition && paths.length > 1) {
      throw new RequestError('transition.forbidden', {
        message: 'A version is saved first, and then published or withdrawn.',
        fields: { state: { code: 'notWritable' } },
      });
    }
    if (transition?.verb === 'publish')
      return publishVersion(page, after as StoredVersion, context);
    if (transition?.verb === 'withdraw') return withdrawn(before as StoredVersion, context.now);
    if (before.state !== 'draft') throw immutable(before.state);
    const [former, text] = [before.text as Texts, after.text as Texts];
    const changed = LOCALES.filter((one) => (former?.[one] ?? '') !== (text?.[one] ?? ''));
    return { values: writtenAt(text, changed, () => context.now.toISOString()) };
  },
  async removing({ state }) {
    if (state !== 'draft') throw immutable(state);
    return {};
  },
});
