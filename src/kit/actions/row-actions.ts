import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { BulkAction } from '../view/bulk-action.ts';

/** Where the menu of a row was opened. */
export type MenuRequest = Pick<MouseEvent, 'target' | 'clientX' | 'clientY' | 'preventDefault'>;

/** What a row of a list does besides being selected. */
export type RowActions = {
  /** Where a click on the row leads; without it, a click selects. */
  readonly hrefOf?: (record: RaRecord) => string | undefined;
  /**
   * The answer to a right-click, the menu key and a long press, instead of the browser's own menu;
   * returns whether there was one.
   */
  readonly openMenu?: (record: RaRecord, event: MenuRequest) => boolean;
  /** The action of the Delete key: the list's own deletion, for these records. */
  readonly askDeletion?: (ids: readonly Identifier[]) => void;
  /** The actions of the row's buttons that are possible for the record. */
  readonly actionsFor: (record: RaRecord) => readonly BulkAction[];
  readonly ask: (record: RaRecord, action: BulkAction) => void;
  /** Opens a dialog beside the rows: a row can leave the page while its dialog is open. */
  readonly open: (dialog: (close: () => void) => ReactNode) => void;
  /** The record in a few plain characters, for the names of its buttons. */
  readonly codeOf: (record: RaRecord) => string;
};

export const RowActionsContext = createContext<RowActions>({
  actionsFor: () => [],
  ask: () => undefined,
  open: () => undefined,
  codeOf: ({ id }) => String(id),
});

/** What the rows of this list do. */
export const useRowActions = (): RowActions => useContext(RowActionsContext);
