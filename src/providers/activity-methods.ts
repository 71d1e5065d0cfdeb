import type { Identifier, RaRecord } from 'react-admin';
import type { ActivityEntry } from '../../domain/activity/activity-entry.ts';
import type { RecordVersion, WholeVersion } from '../../domain/activity/record-version.ts';
import type { EntryKind } from '../../domain/activity/view-actions.ts';
import { isObject } from '../../domain/validate.ts';
import type { ApiClient } from './capabilities.ts';
import { readRecord, wireBody } from './envelope.ts';
import type { Paths } from './resource-path.ts';

/** Whose activity is looked for, with which records and on which days; what is left out is all. */
export type ActivityFilter = {
  readonly person?: string | undefined;
  readonly resource?: string | undefined;
  readonly record?: string | undefined;
  /** The first and the last day, ISO, in Berlin. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** What was changed, by default; who has looked is for administrators. */
  readonly kind?: EntryKind | undefined;
  readonly action?: string | undefined;
  /** Finds by the record or the person. */
  readonly search?: string | undefined;
};

/** How far the trail is sealed, and what was found when it was verified last. */
export type AuditChain = {
  readonly number: number;
  readonly hash: string;
  readonly waiting: number;
  readonly sealedAt: string | null;
  readonly verifiedNumber: number | null;
  readonly verifiedAt: string | null;
  readonly damage: {
    readonly kind: string;
    readonly number: number | null;
    readonly day: string | null;
  } | null;
};

export type ExportedList = {
  readonly resource: string;
  readonly format: 'csv' | 'xlsx';
  readonly rows: number;
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
  /** Whether the text that is looked for finds more records than are looked through. */
  readonly isPartial?: boolean;
};

/** As many records are asked about in one call. */
const RECORDS_A_CALL = 100;

type Waiting = {
  readonly id: string;
  readonly settle: (name: Promise<string | undefined>) => void;
};

/** What waits for the next call, by client and resource: late methods are made anew for each call. */
const waitingAt = new WeakMap<ApiClient, Map<string, Waiting[]>>();

/** Collects what the rows of a list ask for one by one, and asks for it together. */
function changersTogether(http: ApiClient) {
  const waiting = waitingAt.get(http) ?? new Map<string, Waiting[]>();
  waitingAt.set(http, waiting);
  const namesOf = async (resource: string, ids: readonly string[]) => {
    const parameters = new URLSearchParams({ resource, records: ids.join(',') });
    const json = await http.callIfThere(`activity/latest?${parameters}`, {});
    const found = isObject(json) && Array.isArray(json.data) ? (json.data as Latest[]) : [];
    return new Map(found.map(({ record, by }) => [record, by.name]));
  };
  const send = (resource: string) => {
    const all = waiting.get(resource) ?? [];
    waiting.delete(resource);
    for (let start = 0; start < all.length; start += RECORDS_A_CALL) {
      const some = all.slice(start, start + RECORDS_A_CALL);
      const names = namesOf(resource, [...new Set(some.map(({ id }) => id))]);
      for (const { id, settle } of some) settle(names.then((found) => found.get(id)));
    }
  };
  return (resource: string, id: string): Promise<string | undefined> =>
    new Promise((resolve) => {
      const others = waiting.get(resource);
      const one = { id, settle: resolve };
      if (others) others.push(one);
      else {
        waiting.set(resource, [one]);
        setTimeout(() => send(resource));
      }
    });
}

type Latest = { readonly record: string; readonly by: { readonly name: string } };

/** Who did what, which only some back ends keep. */
export const activityMethods = (http: ApiClient, { pathOf }: Pick<Paths, 'pathOf'>) => ({
  /** Who has changed a record last; `undefined` if nobody is known. */
  getChangedBy: changersTogether(http) as (
    resource: string,
    id: Identifier,
  ) => Promise<string | undefined>,
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
      isPartial: json.isPartial === true,
    };
  },
  /** Undoes what an entry says. Rejected with the reason where the state does not allow it. */
  async undoActivity(id: string): Promise<void> {
    await http.call(`activity/${encodeURIComponent(id)}/undo`, { method: 'POST' });
  },
  /** The state of the audit trail; `undefined` where the back end seals none. */
  async getAuditChain(): Promise<AuditChain | undefined> {
    const json = await http.callIfThere('audit/chain');
    return isObject(json) && isObject(json.data) ? (json.data as AuditChain) : undefined;
  },
  /** Has the whole trail verified, in the background. */
  async verifyAudit(): Promise<void> {
    await http.call('audit/verify', { method: 'POST' });
  },
  /** Notes that a list leaves the office as a file. */
  async noteExport(exported: ExportedList): Promise<void> {
    await http.callIfThere('audit/exports', { method: 'POST', body: JSON.stringify(exported) });
  },
  /** The versions of a record, the latest first; `undefined` where the back end keeps none. */
  async getVersions(
    resource: string,
    id: Identifier,
  ): Promise<readonly RecordVersion[] | undefined> {
    const path = `${pathOf(resource)}/${encodeURIComponent(id)}/versions`;
    const json = await http.callIfThere(path, { of: 'record' });
    return isObject(json) && Array.isArray(json.data)
      ? (json.data as readonly RecordVersion[])
      : undefined;
  },
  async getVersion(resource: string, id: Identifier, number: number): Promise<WholeVersion> {
    const path = `${pathOf(resource)}/${encodeURIComponent(id)}/versions/${number}`;
    const { json } = await http.call(path);
    return (json as { data: WholeVersion }).data;
  },
  /** Changes a record to the values of a version; rejected as any other change is. */
  async restoreVersion(
    resource: string,
    id: Identifier,
    { number, values }: { number: number; values: Readonly<Record<string, unknown>> },
  ): Promise<RaRecord | undefined> {
    const path = `${pathOf(resource)}/${encodeURIComponent(id)}?restores=${number}`;
    const body = JSON.stringify(wireBody(values));
    return readRecord((await http.call(path, { method: 'PUT', body })).json);
  },
});

export type ActivityMethods = ReturnType<typeof activityMethods>;
