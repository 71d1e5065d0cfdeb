import type { RetainedKind } from '../../domain/retained-kinds.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import type { Resources } from '../resources/resource.ts';
import type { Executor } from '../resources/storage.ts';

/** What ended before the moment is due; nothing is without one. */
export type Deadline<Before = Date | null> = { readonly before: Before; readonly now: Date };

export type Counted = {
  /** How many would go now. */
  readonly due: number;
  /** How many are old enough, and stay because something is open or the law demands them. */
  readonly exempt: number;
  /** How many others there are. */
  readonly stored: number;
};

export type Removal = Deadline<Date> & {
  readonly context: WriteContext<Author>;
  readonly resources: Resources;
  /** The ids of what could not be removed in this run, and is left out. */
  readonly failed: readonly string[];
  /** Says what is about to be removed by itself: if that fails, the run goes on without it. */
  readonly attempting: (id: string) => void;
};

/** One kind of data that is removed by itself. */
export type Retained = {
  readonly kind: RetainedKind;
  readonly count: (executor: Executor, deadline: Deadline) => Promise<Counted>;
  /** Removes a bounded number of what is due, with its files. Returns how many. */
  readonly removeSome: (removal: Removal) => Promise<number>;
};

const NOTHING: Counted = { due: 0, exempt: 0, stored: 0 };

/** The one row of a statement that counts. */
export const countedIn = ({ rows }: { readonly rows: readonly Partial<Counted>[] }): Counted => ({
  ...NOTHING,
  ...rows[0],
});
