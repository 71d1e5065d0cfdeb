import { isOneOf } from '../../domain/is-one-of.ts';
import {
  STATUS_LINES,
  STATUS_STATES,
  type StatusFacts,
  type StatusLine,
} from '../../domain/status/status-lines.ts';
import { isObject } from '../../domain/validate.ts';
import type { ApiClient } from './capabilities.ts';

export type QueueStatus = {
  readonly queue: string;
  readonly waiting: number;
  readonly later: number;
  readonly active: number;
  readonly failed: number;
};

export type FailedJob = {
  readonly _id: string;
  readonly queue: string;
  readonly failedAt: string;
  readonly attempts: number;
  readonly reason: string;
  readonly trace: string | null;
};

export type SizedPart = { readonly name: string; readonly bytes: number; readonly count?: number };

/** How an installation stands. */
export type InstallationStatus = {
  readonly at: string;
  readonly lines: readonly StatusLine[];
  readonly processes: readonly {
    readonly since: string;
    readonly version: string | null;
    readonly address: string | null;
  }[];
  readonly migrations: readonly { readonly name: string; readonly at: string }[];
  readonly queues: readonly QueueStatus[];
  readonly failed: readonly FailedJob[];
  readonly tables: readonly SizedPart[];
  /** Nothing while they are being counted. */
  readonly files: readonly SizedPart[] | null;
  /** By how many milliseconds the clock of this device is ahead of the server's. */
  readonly deviceAheadMs: number;
};

const listOf = <One>(value: unknown): readonly One[] =>
  Array.isArray(value) ? (value as readonly One[]) : [];

/** A newer server may have lines that this client cannot explain. */
const readLines = (value: unknown): readonly StatusLine[] =>
  listOf<unknown>(value).flatMap((one) =>
    isObject(one) && isOneOf(STATUS_LINES, one.line) && isOneOf(STATUS_STATES, one.state)
      ? [
          {
            line: one.line,
            state: one.state,
            finding: String(one.finding),
            facts: (isObject(one.facts) ? one.facts : {}) as StatusFacts,
          },
        ]
      : [],
  );

/** How the installation stands, and what is done about work that has failed. */
export const statusMethods = (http: ApiClient) => ({
  /** `undefined` where the back end does not say. */
  async getStatus({
    signal,
  }: {
    readonly signal?: AbortSignal;
  } = {}): Promise<InstallationStatus | undefined> {
    const before = Date.now();
    const json = await http.callIfThere('status', { signal: signal ?? null });
    const middle = (before + Date.now()) / 2;
    const data = isObject(json) ? json.data : undefined;
    if (!isObject(data) || typeof data.at !== 'string') return undefined;
    return {
      at: data.at,
      lines: readLines(data.lines),
      processes: listOf(data.processes),
      migrations: listOf(data.migrations),
      queues: listOf(data.queues),
      failed: listOf(data.failed),
      tables: listOf(data.tables),
      files: Array.isArray(data.files) ? listOf(data.files) : null,
      deviceAheadMs: Math.round(middle - Date.parse(data.at)),
    };
  },
  /** Has these failed jobs done once more; all of them if none are named. */
  async retryFailedWork(jobs?: readonly string[]): Promise<void> {
    await http.call('status/failed/retry', { method: 'POST', body: JSON.stringify({ jobs }) });
  },
  /** Gives these failed jobs up; all of them if none are named. */
  async discardFailedWork(jobs?: readonly string[]): Promise<void> {
    await http.call('status/failed/discard', { method: 'POST', body: JSON.stringify({ jobs }) });
  },
});

export type StatusMethods = ReturnType<typeof statusMethods>;
