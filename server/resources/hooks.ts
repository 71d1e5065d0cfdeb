import type { Kysely, Transaction } from 'kysely';
import type { UndoHindrance } from '../../domain/activity/undo-hindrances.ts';
import type { StoredChanges } from '../../domain/activity/undo-of.ts';
import type { OwnSentence } from '../../domain/errors.ts';
import type { DB } from '../database/database-types.ts';
import type { ListQuery } from './list-query.ts';
import type { Call, NamedActor, WriteContext } from './request-context.ts';
import type { Executor, Values, WireRecord } from './storage.ts';

/** What a hook adds to a write: field values, and columns that are not fields. */
export type Addition = {
  readonly values?: Values;
  readonly columns?: Readonly<Record<string, unknown>>;
};

/** A change of a guarded field, and the action that allows it. */
export type Transition = {
  readonly verb: string;
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
};

export type Creation = {
  readonly id: string;
  /** The new record with its defaults. */
  readonly after: Values;
};

export type Change = {
  readonly before: WireRecord;
  readonly after: WireRecord;
  /** Field paths whose values differ. */
  readonly paths: readonly string[];
  readonly transitions: readonly Transition[];
};

/** A requested change, before its record is read. */
export type RequestedChange = {
  readonly id: string;
  readonly body: Values;
  readonly actor: NamedActor;
  readonly database: Kysely<DB>;
  readonly now: Date;
};

/** A change that somebody wants to undo, as the audit trail has it. */
export type UndoneChange = {
  /** Id of the entry. */
  readonly entry: string;
  readonly recordId: string;
  readonly at: Date;
  /** The values before and after, by path. */
  readonly changes: StoredChanges;
};

/** What speaks against undoing changes, by the ids of their entries. */
export type Hindrances = ReadonlyMap<string, UndoHindrance>;

/** What the business requires beyond the definition. Hooks reject by throwing a `RequestError`. */
export type ResourceHooks = {
  /** Narrows or orders a list call before it runs. */
  readonly listing?: (query: ListQuery, database: Executor) => ListQuery | Promise<ListQuery>;
  /** The list call that a path segment stands for, such as `trips/A`. */
  readonly named?: (segment: string) => ListQuery | undefined;
  /** Values of guarded fields that a new record may start with, besides the default. */
  readonly startsAt?: Readonly<Record<string, readonly unknown[]>>;
  /**
   * Checks a change before its transaction begins, for effects that must remain when it is rejected.
   */
  readonly requested?: (requested: RequestedChange) => Promise<void>;
  /**
   * Takes locks for a new record before it shares those of the records that it refers to: two
   * bookings that share their appointment could not lock it any more, and would deadlock.
   */
  readonly locking?: (after: Values, transaction: Transaction<DB>) => Promise<void>;
  readonly creating?: (creation: Creation, context: WriteContext) => Promise<Addition>;
  /**
   * Takes the next number for a new record, after no hook has rejected it: a sequence does not take a
   * number back.
   */
  readonly numbering?: (creation: Creation, context: WriteContext) => Promise<Addition>;
  readonly changing?: (change: Change, context: WriteContext) => Promise<Addition>;
  /** Runs after the record itself is written, for the consequences of the change elsewhere. */
  readonly changed?: (change: Change, context: WriteContext) => Promise<void>;
  /** Says in a sentence of its own why a record is not deleted to which others refer, and how many. */
  readonly inUse?: ((by: string, count: number) => OwnSentence) | undefined;
  readonly removing?: (before: WireRecord, context: WriteContext) => Promise<Addition>;
  /** Takes a deleted record back, where the resource has a bin; `undoes` is the entry of its deletion. */
  readonly restoring?: (
    deleted: { readonly id: string; readonly undoes: string },
    call: Call,
    context: WriteContext,
  ) => Promise<void>;
  /**
   * Undoes what is no change of the record's own values, by the action that the trail calls it. It is
   * called in the transaction, and rejects where the state does not allow it.
   */
  readonly undo?: Readonly<
    Record<string, (change: UndoneChange, context: WriteContext) => Promise<void>>
  >;
  /** What has happened since some changes that cannot be taken back, such as a message. */
  readonly undoing?: (changes: readonly UndoneChange[], executor: Executor) => Promise<Hindrances>;
};

const runEach =
  <Subject, Context>(
    hooks: readonly (((subject: Subject, context: Context) => Promise<Addition>) | undefined)[],
  ) =>
  async (subject: Subject, context: Context): Promise<Addition> => {
    const sum = { values: {}, columns: {} };
    for (const hook of hooks) {
      const { values, columns } = (await hook?.(subject, context)) ?? {};
      Object.assign(sum.values, values);
      Object.assign(sum.columns, columns);
    }
    return sum;
  };

/** How a deleted record is taken back, if a module of its resource knows that. */
function restoringOf(all: readonly ResourceHooks[]): Pick<ResourceHooks, 'restoring'> {
  const restoring = all.map((hooks) => hooks.restoring).find((hook) => hook !== undefined);
  return restoring ? { restoring } : {};
}

/** What the modules add to the lists of a resource, if any of them does. */
function listingOf(all: readonly ResourceHooks[]): Pick<ResourceHooks, 'listing'> {
  if (all.every(({ listing }) => listing === undefined)) return {};
  return {
    async listing(query, database) {
      let requested = query;
      for (const { listing } of all)
        requested = (await listing?.(requested, database)) ?? requested;
      return requested;
    },
  };
}

/** The hooks of several modules as one; they run in the order of the modules. */
export const combinedHooks = (all: readonly ResourceHooks[]): ResourceHooks => ({
  ...listingOf(all),
  ...restoringOf(all),
  named: (segment) => all.map(({ named }) => named?.(segment)).find((query) => query !== undefined),
  startsAt: Object.assign({}, ...all.map(({ startsAt }) => startsAt)),
  undo: Object.assign({}, ...all.map(({ undo }) => undo)),
  async requested(requested) {
    for (const hooks of all) await hooks.requested?.(requested);
  },
  async locking(after, transaction) {
    for (const hooks of all) await hooks.locking?.(after, transaction);
  },
  creating: runEach([
    ...all.map(({ creating }) => creating),
    ...all.map(({ numbering }) => numbering),
  ]),
  changing: runEach(all.map(({ changing }) => changing)),
  async changed(change, context) {
    for (const hooks of all) await hooks.changed?.(change, context);
  },
  inUse: all.find(({ inUse }) => inUse)?.inUse,
  removing: runEach(all.map(({ removing }) => removing)),
  async undoing(changes, executor) {
    const found = new Map<string, UndoHindrance>();
    for (const { undoing } of all) {
      for (const [entry, hindrance] of (await undoing?.(changes, executor)) ?? []) {
        found.set(entry, hindrance);
      }
    }
    return found;
  },
});
