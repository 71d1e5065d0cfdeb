import { createContext, type MouseEvent, useContext } from 'react';
import type { Identifier } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import type { RowVerb } from './stages.ts';

/** What a row of a list of orders does beyond being selected. */
export type RowDeeds = {
  /** Where a click on the row leads. */
  readonly hrefOf?: (order: Order) => string;
  /** What its buttons ask for. */
  readonly verbs: readonly RowVerb[];
  readonly ask: (order: Order, verb: RowVerb) => void;
  /** What a right-click and the menu key do, instead of the browser's own menu. */
  readonly askByMenu?: (order: Order, event: MouseEvent) => void;
  /** What the ticket of a row asks where the row is not the first selected order. */
  readonly askTicket?: (order: Order) => void;
  /** What the Delete key asks for: the deletion that the list knows, of these orders. */
  readonly askDeletion?: (ids: readonly Identifier[]) => void;
};

export const RowDeedsContext = createContext<RowDeeds>({ verbs: [], ask: () => undefined });

/** What the rows of this list do. */
export const useRowDeeds = (): RowDeeds => useContext(RowDeedsContext);
