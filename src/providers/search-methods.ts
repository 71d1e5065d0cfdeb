import { isOneOf } from '../../domain/is-one-of.ts';
import { FOUND_KINDS, type Found, type FoundKind } from '../../domain/search/found.ts';
import { isObject } from '../../domain/validate.ts';
import type { ApiClient } from './capabilities.ts';

/** Of which kinds something is searched, and how many of each are shown; by default as many as fit. */
export type SearchOptions = {
  readonly kinds?: readonly FoundKind[];
  readonly limit?: number;
  readonly signal?: AbortSignal;
};

/** The one call that searches everything; another back end may not have it. */
export const searchMethods = (http: ApiClient) => ({
  async searchEverything(q: string, { kinds = [], limit, signal }: SearchOptions = {}) {
    const query = new URLSearchParams([['q', q], ...kinds.map((kind) => ['kind', kind])]);
    if (limit !== undefined) query.set('limit', String(limit));
    const json = await http.callIfThere(`search?${query}`, { signal: signal ?? null });
    return isObject(json) && isFound(json.data) ? json.data : undefined;
  },
});

/** The edge: what a back end sends in this form is taken for what it says. */
const isFound = (data: unknown): data is Found =>
  isObject(data) &&
  Array.isArray(data.groups) &&
  Array.isArray(data.places) &&
  data.groups.every(
    (group) => isObject(group) && isOneOf(FOUND_KINDS, group.kind) && Array.isArray(group.hits),
  );
