import type { RetainedKind } from '../../domain/retained-kinds.ts';
import type { Author, Call } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';

/** One kind of data that is removed by itself. */
export type Retained = {
  readonly kind: RetainedKind;
  /** How many ended before the moment, and how many others have ended; nothing is due without one. */
  readonly count: (
    executor: Executor,
    before: Date | null,
  ) => Promise<{ readonly due: number; readonly stored: number }>;
  /** Removes some of what ended before the moment, in one transaction. Returns how many. */
  readonly removeSome: (call: Call<Author>, before: Date) => Promise<number>;
};
