import { createContext, useContext } from 'react';
import type { Order } from '../../../domain/resources/commands.ts';
import type { RowVerb } from './stages.ts';

/** What a row of a list of orders does besides being selected. */
export type RowDeeds = {
  /** The actions of its buttons. */
  readonly verbs: readonly RowVerb[];
  readonly ask: (order: Order, verb: RowVerb) => void;
  /** The question before the ticket is opened from a row that is not the first selected order. */
  readonly askTicket?: (order: Order) => void;
};

export const RowDeedsContext = createContext<RowDeeds>({ verbs: [], ask: () => undefined });

/** The actions of the rows of this list. */
export const useRowDeeds = (): RowDeeds => useContext(RowDeedsContext);
