import { isOneOf } from '../../domain/is-one-of.ts';
import { RETAINED_KINDS, type RetentionState } from '../../domain/retained-kinds.ts';
import { isObject } from '../../domain/validate.ts';
import type { ApiClient } from './capabilities.ts';

type Trial = { readonly identityDays: number | null; readonly signal?: AbortSignal };

/** What would be removed by itself with these limits; `undefined` if the back end does not say. */
export const retentionMethods = (http: ApiClient) => ({
  async getRetention({
    identityDays,
    signal,
  }: Trial): Promise<readonly RetentionState[] | undefined> {
    const path = `retention?identityDays=${identityDays ?? ''}`;
    return readStates(await http.callIfThere(path, { signal: signal ?? null }));
  },
});

export type RetentionMethods = ReturnType<typeof retentionMethods>;

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A newer server may remove kinds that this client cannot explain. */
function readStates(json: unknown): readonly RetentionState[] | undefined {
  const data = isObject(json) ? json.data : undefined;
  if (!Array.isArray(data)) return undefined;
  return data.flatMap((state: unknown) =>
    isObject(state) && isOneOf(RETAINED_KINDS, state.kind)
      ? [
          {
            kind: state.kind,
            days: typeof state.days === 'number' ? state.days : null,
            due: count(state.due),
            stored: count(state.stored),
            last:
              isObject(state.last) && typeof state.last.at === 'string'
                ? { at: state.last.at, removed: count(state.last.removed) }
                : null,
          },
        ]
      : [],
  );
}
