import { createContext, type MouseEvent, useContext } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

/** What a row of a list does besides being selected. */
export type RowBehaviour = {
  /** Where a click on the row leads; without it, a click selects. */
  readonly hrefOf?: (record: RaRecord) => string | undefined;
  /** The answer to a right-click and the menu key, instead of the browser's own menu. */
  readonly openMenu?: (record: RaRecord, event: MouseEvent) => void;
  /** The action of the Delete key: the list's own deletion, for these records. */
  readonly askDeletion?: (ids: readonly Identifier[]) => void;
};

export const RowBehaviourContext = createContext<RowBehaviour>({});

/** What the rows of this list do. */
export const useRowBehaviour = (): RowBehaviour => useContext(RowBehaviourContext);
