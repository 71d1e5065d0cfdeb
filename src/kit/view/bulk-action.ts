import type SvgIcon from '@mui/material/SvgIcon';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Identifier, RaRecord, Store } from 'react-admin';
import { type AccessRule, type Actor, allows } from '../../../domain/access.ts';
import type { MessageKey, Messages } from '../../i18n/en.ts';
import type { AppDataProvider } from '../../providers/app-data-provider.ts';
import type { ChangeMeta } from '../../providers/idempotency-keys.ts';

/** What an action on records works with. */
export type Call = {
  readonly provider: AppDataProvider;
  /** What this device remembers. */
  readonly device: Pick<Store, 'getItem'>;
  /** Aborted when the user stops the run. */
  readonly signal: AbortSignal;
  /** Reports how many records are finished, so that one call for many can show its progress. */
  readonly onProgress: (finished: number) => void;
};

/** What an action on one record of many works with. */
export type EachCall = Call & {
  /** The `meta` of its changes: it says that they belong to this run. */
  readonly meta: ChangeMeta;
};

/** What an action reads from the back end besides. */
export type Dependencies = { readonly provider: AppDataProvider; readonly client: QueryClient };

/** What a dialog of an action is given. */
export type ScreenProps = {
  readonly ids: readonly Identifier[];
  /** Closes it; the selection stays. */
  readonly onClose: () => void;
  /** Closes it once everything is done: nothing of it stays selected. */
  readonly onDone: () => void;
};

/** What one call for the whole selection achieved. Without it, every record is done. */
export type OnceResult<R> = {
  /** The records that the call really changed, in their new state. */
  readonly changed?: readonly R[];
  readonly failed?: readonly { readonly id: Identifier; readonly error: unknown }[];
  /** The records that it did not come to, because the run was stopped. */
  readonly notBegun?: readonly Identifier[];
};

/** The text of a notice, and how many records it is about. */
export type DoneNotice = {
  readonly text: string;
  readonly count: number;
  /** What the notice warns of is mended there, which it offers instead of the action's amendment. */
  readonly mend?: { readonly label: MessageKey; readonly to: string };
};

/** What else can be done after an action with the records that it has changed, beside undoing it. */
export type Amendment<R extends RaRecord> = {
  readonly label: MessageKey;
  by(): BulkAction<R>;
  /** Where it can be done once the list or the page of the action has been left. */
  elsewhere(records: readonly R[]): string;
};

/** A notice about what follows from a run, with the way to it. */
export type Follow = { readonly text: string; readonly count: number; readonly to: string };

/** The question before an action. Its texts are keys. */
export type Confirmation<R> = {
  readonly title: string;
  /** Is given the number of records as `smart_count`, and the action's label as `action`. */
  readonly question: string;
  /** Further values for the question. */
  args?(records: readonly R[]): Record<string, string | number>;
  /** The confirming button, where it does not say what every other does. */
  readonly confirm?: string;
  /** What the notes need to know; read before the question opens, so that it opens complete. */
  ready?(dependencies: Dependencies, records: readonly R[]): Promise<unknown>;
  /** What speaks against the action, or what it entails. */
  notes?(records: readonly R[]): ReactNode;
  /** Records that need no change any more: they are counted, and count as done. */
  readonly already?: { is(record: R): boolean; readonly text: string };
  /** The same on the record's own page; both texts are given its `name`. */
  readonly ofOne?: {
    readonly title: string;
    readonly question?: string;
    readonly confirm?: string;
    /**
     * Whether this record needs the question. It opens only then where the user can undo the action,
     * and always where they cannot.
     */
    isNeeded?(record: R, dependencies: Dependencies): boolean | Promise<boolean>;
  };
};

/** How an action is undone. */
export type Undo<R extends RaRecord> = {
  /** The action that does it; a function, because two actions may undo each other. */
  by(): BulkAction<R>;
  /** For the records that were really changed, in their new state, or for all that are done. */
  readonly of: 'changed' | 'done';
  /** The notice afterwards, where it is not that so many records were taken back. */
  readonly done?: string;
  /** Whether the back end can do it; without it, it can. */
  isThere?(dependencies: Dependencies): Promise<boolean>;
};

/**
 * What can be done with the records of a list: with a selection, from the menu of a row, by the
 * buttons of a row, and on the page of a record. Its texts are keys.
 *
 * @example
 * export const block: BulkAction<User> = {
 *   verb: 'block',
 *   icon: BlockOutlined,
 *   label: 'people.block.label',
 *   running: 'people.block.running',
 *   done: 'people.block.done',
 *   access: admin,
 *   run: {
 *     each: async ({ id }, { provider, meta }) =>
 *       (await provider.update('users', { id, …, meta })).data,
 *   },
 *   confirmation: { title: 'people.block.title', question: 'people.block.question' },
 * };
 */
export type BulkAction<R extends RaRecord = RaRecord> = {
  readonly verb: string;
  readonly icon: typeof SvgIcon;
  readonly label: string;
  /** The label on the record's own page, where it differs. */
  readonly labelOfOne?: string;
  /** The heading of the progress. */
  readonly running: string;
  /** The notice after a complete success; or what says it by what has changed. */
  readonly done: string | { noticeOf(changed: readonly R[]): DoneNotice };
  /** Whether it is over at once, as a rule: its progress is shown only if it is not. */
  readonly isBrief?: boolean;
  /** Flags an action that deletes something. */
  readonly isDanger?: boolean;
  /** Whether the records have left the resource afterwards. */
  readonly removes?: boolean;
  /** Whether the records stay, but leave the list for whose selection it is offered. */
  readonly takesOffList?: boolean;
  /** Who may do it; without it, everybody who sees the records. */
  readonly access?: AccessRule;
  /** Whether it is possible for a record in its present state; without it, always. */
  isFor?(record: R): boolean;
  /** Whether one selected record for which it is possible is enough; otherwise, all have to be. */
  readonly isForSome?: boolean;
  /**
   * `each` changes record after record and returns the changed one, or nothing if there was nothing
   * to do; `once` hands the whole selection to few calls; `screen` hands it to a dialog; `over` opens what
   * stands at this sub-path of the list and reads the selection by itself.
   */
  readonly run:
    | { each(record: R, call: EachCall): Promise<R | undefined> }
    | { once(records: readonly R[], call: Call): Promise<OnceResult<R> | undefined> }
    | { screen(props: ScreenProps): ReactNode }
    | { over: string };
  readonly confirmation?: Confirmation<R> | undefined;
  readonly undo?: Undo<R> | undefined;
  readonly amendment?: Amendment<R>;
  /** The report after a run that needed no confirmation: the undoing of another. */
  follows?(records: readonly R[], dependencies: Dependencies): Promise<Follow | undefined>;
  /** Why a record is not found any more, where it is not that somebody deleted it. */
  readonly notFound?: string;
};

/** A text about records, for which a resource can have its own. */
export type RecordsText = keyof Messages['kit']['records'];

/** The list or the page that an action is started from. */
export type ActionScope<R extends RaRecord = RaRecord> = {
  /** The key under which the list stores its selection. */
  readonly key: string;
  readonly resource: string;
  /** What every record of the list has: one without it has left the list. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** The resources to be read again after a run; by default the list's own. */
  readonly touches?: readonly string[];
  /** Keys that replace the kit's texts for records. */
  readonly texts?: { readonly [Word in RecordsText]?: string };
  /** The notice of every failure, where it does not depend on the reason. */
  readonly failed?: string;
  /** A record in one line; without it, as its resource represents it. */
  name?(record: R): ReactNode;
  /** A record in a few plain characters, for the names of its buttons. */
  codeOf?(record: R): string;
  /** The selected records as a question shows them. */
  summary?(records: readonly R[]): ReactNode;
  /** On the page of a record. */
  readonly page?: {
    /** Where it leads once the record is removed. */
    leave(record: R): void;
    /** What follows once an action is done with the record; not once it is undone. */
    follow?(): void;
  };
};

/** The texts of actions on the records of a resource, where the kit's own do not fit. */
export type ActionTexts = Partial<Omit<ActionScope, 'key' | 'page' | 'filter'>>;

/** Whether the action is open to this person. */
export const isOpenTo = ({ access }: BulkAction, actor: Actor | undefined): boolean =>
  actor !== undefined && (access === undefined || allows(access, actor));

/** Whether the Delete key of a list takes the action. */
export const isDeletion = ({ removes, takesOffList }: BulkAction): boolean =>
  removes === true || takesOffList === true;

/** Whether a list offers the action for a selection of `count`, of which it shows these rows. */
export const isOffered = (
  { isFor, isForSome = false }: BulkAction,
  rows: readonly RaRecord[],
  count = rows.length,
): boolean => {
  const isPossible = (record: RaRecord) => isFor?.(record) ?? true;
  return isForSome ? rows.length < count || rows.some(isPossible) : rows.every(isPossible);
};

/** The key of a text about the records of a scope. */
export const recordsText = ({ texts }: Pick<ActionScope, 'texts'>, label: RecordsText): string =>
  texts?.[label] ?? `kit.records.${label}`;
