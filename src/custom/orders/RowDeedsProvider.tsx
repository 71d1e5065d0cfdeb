import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Order } from '../../../domain/resources/commands.ts';
import { BulkDialogs } from './bulk/BulkDialogs.tsx';
import { useBulkAction } from './bulk/use-bulk-action.ts';
import { type RowDeeds, RowDeedsContext } from './row-deeds.ts';
import type { OrderListConfig, RowVerb } from './stages.ts';

const NONE: readonly RowVerb[] = [];

type Props = { list: OrderListConfig; children: ReactNode };

/** Gives the rows of a list what they do, and shows the question that one of them asks. */
export function RowDeedsProvider({ list, children }: Props) {
  const { opens, rowVerbs = NONE, menuVerb } = list;
  const bulk = useBulkAction(list);
  // The rows must not be drawn anew for each step of the dialog over them.
  const ask = useRef(bulk.ask);
  useEffect(() => {
    ask.current = bulk.ask;
  });
  const deeds = useMemo<RowDeeds>(
    () => ({
      ...(opens && { hrefOf: opens }),
      ...(menuVerb && { menuVerb }),
      verbs: rowVerbs,
      ask: (order: Order, verb: RowVerb) => void ask.current(verb, [order.id]),
    }),
    [opens, rowVerbs, menuVerb],
  );
  return (
    <RowDeedsContext.Provider value={deeds}>
      {children}
      <BulkDialogs state={bulk.state} onRun={bulk.run} onClose={bulk.close} />
    </RowDeedsContext.Provider>
  );
}
