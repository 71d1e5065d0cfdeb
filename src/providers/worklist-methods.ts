import { isOneOf } from '../../domain/is-one-of.ts';
import { isObject } from '../../domain/validate.ts';
import {
  type TripLoad,
  type TripYield,
  WORK_LINES,
  type WorkLine,
  type WorkLineName,
} from '../../domain/worklist/work-lines.ts';
import type { ApiClient } from './capabilities.ts';

/** What there is to do, and what the open trips carry. */
export type Worklist = { readonly lines: readonly WorkLine[]; readonly trips: readonly TripLoad[] };

/** What a person changes of a line; what is left out stays. */
export type WorkLineChange = {
  /** ISO moment; `null` shows the line again. */
  readonly snoozedUntil?: string | null;
  /** Id of somebody of the staff. */
  readonly assignedTo?: string | null;
};

type Cancellable = { readonly signal?: AbortSignal };

/** The work list; `undefined` if the back end has none. */
export const worklistMethods = (http: ApiClient) => ({
  async getWorklist({
    since,
    signal,
  }: Cancellable & { readonly since: string | null }): Promise<Worklist | undefined> {
    const query = since === null ? '' : `?${new URLSearchParams({ since })}`;
    const json = await http.callIfThere(`worklist${query}`, { signal: signal ?? null });
    const data = isObject(json) ? json.data : undefined;
    if (!isObject(data) || !Array.isArray(data.lines) || !Array.isArray(data.trips)) {
      return undefined;
    }
    return { lines: data.lines.filter(isLine), trips: data.trips as readonly TripLoad[] };
  },
  async changeWorkLine(line: WorkLineName, change: WorkLineChange): Promise<void> {
    await http.call(`worklist/${line}`, { method: 'PUT', body: JSON.stringify(change) });
  },
  async getTripYields({ signal }: Cancellable = {}): Promise<readonly TripYield[] | undefined> {
    const json = await http.callIfThere('worklist/trips', { signal: signal ?? null });
    const data = isObject(json) ? json.data : undefined;
    return Array.isArray(data) ? (data as readonly TripYield[]) : undefined;
  },
});

/** A newer server may count more than this client knows. */
const isLine = (line: unknown): line is WorkLine =>
  isObject(line) && isOneOf(WORK_LINES, line.line) && typeof line.count === 'number';

export type WorklistMethods = ReturnType<typeof worklistMethods>;
