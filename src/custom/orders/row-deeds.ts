import { createContext, type MouseEvent, useContext } from 'react';
import type { Identifier } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import type { RowVerb } from './stages.ts';

/** What a row of a list of orders does besides being selected. */
export type RowDeeds = {
  /** Where a click on the row leads. */
  readonly hrefOf?: (order: Order) => string;
  /** The actions of its buttons. */
  readonly verbs: readonly RowVerb[];
  readonly ask: (order: Order, verb: RowVerb) => void;
  /** The actions of a right-click and the menu key, instead of the browser's own menu. */
  readonly askByMenu?: (order: Order, event: MouseEvent) => void;
  /** The question before the ticket is opened from a row that is not the first selected order. */
  readonly askTicket?: (order: Order) => void;
  /** The action of the Delete key: the list's own deletion, for these orders. */
  readonly askDeletion?: (ids: readonly Identifier[]) => void;
};

export const RowDeedsContext = createContext<RowDeeds>({ verbs: [], ask: () => undefined });

/** The actions of the rows of this list. */
export const useRowDeeds = (): RowDeeds => useContext(RowDeedsContext);
