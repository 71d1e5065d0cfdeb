import { LOCALES } from '../../domain/fields.ts';
import { hasText } from '../../domain/legal/html-tokens.ts';
import type { LegalPageName } from '../../domain/resources/legal-pages.ts';
import { RequestError } from '../base/request-error.ts';
import type { ResourceHooks } from '../resources/hooks.ts';
import type { Filter, ListQuery } from '../resources/list-query.ts';
import type { Values } from '../resources/storage.ts';
import { publishVersion, withdrawn } from './publish-version.ts';
import type { StoredVersion } from './version-records.ts';

const immutable = (state: unknown): RequestError =>
  new RequestError('transition.forbidden', {
    message: `A version that is ${String(state)} never changes. Make a new draft from it.`,
    fields: { state: { code: 'notWritable' } },
  });

/** When each of these languages was written: now, or not at all any more. */
const writtenAt = (texts: unknown, locales: readonly string[], now: Date): Values => ({
  changedAt: Object.fromEntries(
    locales.map((locale) => {
      const html = (texts as Readonly<Record<string, string | null>> | null)?.[locale];
      return [locale, hasText(html) ? now.toISOString() : null];
    }),
  ),
});

const VERSION = /^v([1-9]\d{0,5})$/;

const only = (filters: readonly Filter[]): ListQuery => ({
  ...{ filters, search: [], sort: [], page: 1, limit: 1, fields: undefined },
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
  creating: async ({ after }, { now }) => ({ values: writtenAt(after.text, LOCALES, now) }),
  async changing({ before, after, paths, moves }, context) {
    const [move] = moves;
    if (move && paths.length > 1) {
      throw new RequestError('transition.forbidden', {
        message: 'A version is saved first, and then published or withdrawn.',
        fields: { state: { code: 'notWritable' } },
      });
    }
    if (move?.verb === 'publish') return publishVersion(page, after as StoredVersion, context);
    if (move?.verb === 'withdraw') return withdrawn(before as StoredVersion, context.now);
    if (before.state !== 'draft') throw immutable(before.state);
    const locales = paths.flatMap((path) => (path.startsWith('text.') ? [path.slice(5)] : []));
    return { values: writtenAt(after.text, locales, context.now) };
  },
  async removing({ state }) {
    if (state !== 'draft') throw immutable(state);
    return {};
  },
});
