import { isOneOf } from '../../domain/is-one-of.ts';
import {
  REMOVED_KINDS,
  RETAINED_KINDS,
  RETENTION_RULES,
  type RetainedKind,
  type RetentionRun,
  type RetentionState,
} from '../../domain/retained-kinds.ts';
import { isObject } from '../../domain/validate.ts';
import type { ApiClient } from './capabilities.ts';

type Trial = {
  readonly kind: RetainedKind;
  readonly limit: number | null;
  readonly signal?: AbortSignal;
};

/** What is removed by itself; `undefined` if the back end does not say. */
export const retentionMethods = (http: ApiClient) => ({
  /** What would be removed of a kind with this limit. */
  async getRetention({ kind, limit, signal }: Trial): Promise<RetentionState | undefined> {
    const path = `retention?${RETENTION_RULES[kind].setting}=${limit ?? ''}`;
    const states = readStates(await http.callIfThere(path, { signal: signal ?? null }));
    return states?.find((state) => state.kind === kind);
  },
  /** What was removed lately. */
  async getRetentionRuns({
    signal,
  }: {
    readonly signal?: AbortSignal;
  }): Promise<readonly RetentionRun[] | undefined> {
    return readRuns(await http.callIfThere('retention/runs', { signal: signal ?? null }));
  },
});

export type RetentionMethods = ReturnType<typeof retentionMethods>;

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

const listIn = (json: unknown): readonly unknown[] | undefined => {
  const data = isObject(json) ? json.data : undefined;
  return Array.isArray(data) ? data : undefined;
};

/** A newer server may remove kinds that this client cannot explain. */
const readStates = (json: unknown): readonly RetentionState[] | undefined =>
  listIn(json)?.flatMap((state) =>
    isObject(state) && isOneOf(RETAINED_KINDS, state.kind)
      ? [
          {
            kind: state.kind,
            limit: typeof state.limit === 'number' ? state.limit : null,
            due: count(state.due),
            exempt: count(state.exempt),
            stored: count(state.stored),
            last:
              isObject(state.last) && typeof state.last.at === 'string'
                ? { at: state.last.at, removed: count(state.last.removed) }
                : null,
          },
        ]
      : [],
  );

const readRuns = (json: unknown): readonly RetentionRun[] | undefined =>
  listIn(json)?.flatMap((run) =>
    isObject(run) && isOneOf(REMOVED_KINDS, run.kind) && typeof run.at === 'string'
      ? [{ at: run.at, kind: run.kind, removed: count(run.removed) }]
      : [],
  );
