import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Order } from '../../../domain/resources/commands.ts';
import { type RowBehaviour, RowBehaviourContext } from '../../kit/list/row-behaviour.ts';
import { TicketQuestion } from '../documents/lists/TicketQuestion.tsx';
import { BulkDialogs } from './bulk/BulkDialogs.tsx';
import { isDeletion } from './bulk/is-deletion.ts';
import { useBulkAction } from './bulk/use-bulk-action.ts';
import { type OpenRowMenu, RowMenu } from './RowMenu.tsx';
import { type RowDeeds, RowDeedsContext } from './row-deeds.ts';
import type { OrderListConfig, RowVerb } from './stages.ts';

const NONE: readonly RowVerb[] = [];

type Props = { list: OrderListConfig; children: ReactNode };

/** Provides the actions of the rows, and shows the menu or the dialog that one of them opens. */
export function RowDeedsProvider({ list, children }: Props) {
  const { opens, rowVerbs = NONE, menuVerb, bulk: bulkVerbs } = list;
  const bulk = useBulkAction(list);
  const [menu, setMenu] = useState<OpenRowMenu>();
  const [ticketOf, setTicketOf] = useState<Order>();
  // The rows must not render again with each step of the dialog above them.
  const ask = useRef(bulk.ask);
  useEffect(() => {
    ask.current = bulk.ask;
  });
  const deeds = useMemo<RowDeeds>(
    () => ({
      verbs: rowVerbs,
      ask: (order, verb) => void ask.current(verb, [order.id]),
      askTicket: setTicketOf,
    }),
    [rowVerbs],
  );
  const behaviour = useMemo<RowBehaviour>(() => {
    const deletion = bulkVerbs.find(isDeletion);
    return {
      ...(opens && { hrefOf: (record) => opens(record as Order) }),
      ...(rowVerbs.length > 0 && {
        openMenu: (record, event) => {
          event.preventDefault(); // Replaces the browser's own menu.
          const order = record as Order;
          if (menuVerb) void ask.current(menuVerb, [order.id]);
          else setMenu({ order, left: event.clientX, top: event.clientY });
        },
      }),
      ...(deletion && { askDeletion: (ids) => void ask.current(deletion, ids) }),
    };
  }, [opens, rowVerbs, menuVerb, bulkVerbs]);
  return (
    <RowDeedsContext.Provider value={deeds}>
      <RowBehaviourContext.Provider value={behaviour}>{children}</RowBehaviourContext.Provider>
      <RowMenu menu={menu} onClose={() => setMenu(undefined)} />
      {ticketOf && <TicketQuestion order={ticketOf} onClose={() => setTicketOf(undefined)} />}
      <BulkDialogs bulk={bulk} />
    </RowDeedsContext.Provider>
  );
}
