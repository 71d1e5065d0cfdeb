import { createContext, useContext } from 'react';
import type { Order } from '../../../domain/resources/commands.ts';
import type { RowVerb } from './stages.ts';

/** What a row of a list of orders does beyond being selected. */
export type RowDeeds = {
  /** Where a click on the row leads. */
  readonly hrefOf?: (order: Order) => string;
  /** What its buttons ask for. */
  readonly verbs: readonly RowVerb[];
  /** What a right-click and the Delete key ask for. */
  readonly menuVerb?: RowVerb;
  readonly ask: (order: Order, verb: RowVerb) => void;
};

export const RowDeedsContext = createContext<RowDeeds>({ verbs: [], ask: () => undefined });

/** What the rows of this list do. */
export const useRowDeeds = (): RowDeeds => useContext(RowDeedsContext);
