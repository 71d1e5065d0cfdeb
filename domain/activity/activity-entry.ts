import type { UndoHindrance } from './undo-hindrances.ts';

/** A value that was changed, as it is on the wire; of a reference, `{ _id, name }`. */
export type ActivityChange = {
  readonly path: string;
  /** `undefined` if the values are not stored: a secret, or of somebody whose data has been erased. */
  readonly from?: unknown;
  readonly to?: unknown;
};

/** Something that somebody did to a record. */
export type ActivityEntry = {
  readonly _id: string;
  readonly at: string;
  /** The server itself has no id; a customer whose data has been erased has no name. */
  readonly by: { readonly _id: string | null; readonly name: string };
  /** `create`, `change`, `delete`, `restore`, `erase`, the verb of an action, or what a module did. */
  readonly action: string;
  readonly resource: string;
  readonly record: {
    readonly _id: string;
    /** `null` for one that is deleted for good. */
    readonly name: string | null;
    /** Whether its page can be opened; an order in the bin has a name and no page. */
    readonly isThere: boolean;
  };
  readonly changes: readonly ActivityChange[];
  /** Whether it can be undone, or why not; `null` where there is nothing that could be undone. */
  readonly undo: 'possible' | UndoHindrance | null;
  /** Whether it undid something else. */
  readonly isUndo: boolean;
};
