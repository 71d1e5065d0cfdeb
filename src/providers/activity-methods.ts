import type { ActivityEntry } from '../../domain/activity/activity-entry.ts';
import { isObject } from '../../domain/validate.ts';
import type { ApiClient } from './capabilities.ts';

/** Whose activity is looked for, with which records and on which days; what is left out is all. */
export type ActivityFilter = {
  readonly person?: string | undefined;
  readonly resource?: string | undefined;
  readonly record?: string | undefined;
  /** The first and the last day, ISO, in Berlin. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

export type ActivityQuery = ActivityFilter & {
  /** The entry that the page before ended with. */
  readonly before?: string | undefined;
  readonly limit?: number;
  /** The language of the names of records. */
  readonly locale: string;
};

export type ActivityPage = {
  readonly entries: readonly ActivityEntry[];
  /** What to read before, for the next page. */
  readonly next: string | null;
};

/** Who did what, which only some back ends keep. */
export const activityMethods = (http: ApiClient) => ({
  async getActivity(
    { limit, ...query }: ActivityQuery,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<ActivityPage | undefined> {
    const given = Object.entries(query).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    );
    const parameters = new URLSearchParams(given);
    if (limit !== undefined) parameters.set('limit', String(limit));
    const json = await http.callIfThere(`activity?${parameters}`, { signal: signal ?? null });
    if (!isObject(json) || !Array.isArray(json.data)) return undefined;
    return {
      entries: json.data as readonly ActivityEntry[],
      next: typeof json.next === 'string' ? json.next : null,
    };
  },
  /** Undoes what an entry says. Rejected with the reason where the state does not allow it. */
  async undoActivity(id: string): Promise<void> {
    await http.call(`activity/${encodeURIComponent(id)}/undo`, { method: 'POST' });
  },
});

export type ActivityMethods = ReturnType<typeof activityMethods>;
