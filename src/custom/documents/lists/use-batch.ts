import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { type Identifier, useListContext, useNotify } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { Printed } from '../../../pdf/engine/printed.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { collectOrders } from '../../orders/list-tools/export/collect-orders.ts';
import type { OrderListConfig } from '../../orders/stages.ts';
import { PrinterContext } from '../printing/printer-context.ts';
import { printContentQuery } from '../printing/use-company.ts';
import { todayInBerlin } from '../today.ts';
import type { BatchKind } from './batch-kinds.ts';
import { inCityOrder, printableOf } from './batch-papers.ts';
import { printBatch } from './print-batch.ts';

/** Where a batch stands. */
export type BatchState =
  | { at: 'idle' }
  | { at: 'making'; kind: BatchKind; done: number; of: number }
  | {
      at: 'made';
      kind: BatchKind;
      printed: Printed;
      orders: readonly Order['id'][];
      /** How many were left out, because their bill cannot be made yet. */
      left: number;
    };

const IDLE: BatchState = { at: 'idle' };

/** Makes papers of many orders as one file, in the order of the cities, with a way out. */
export function useBatch(stage: OrderListConfig) {
  const provider = useAppDataProvider();
  const printer = use(PrinterContext);
  const client = useQueryClient();
  const notify = useNotify();
  const { filterValues, sort } = useListContext();
  const [state, setState] = useState<BatchState>(IDLE);
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const make = async (
    kind: BatchKind,
    ids: readonly Identifier[] | undefined,
    signal: AbortSignal,
  ) => {
    const told = (done: number, of: number) => {
      if (!signal.aborted) setState({ at: 'making', kind, done, of });
    };
    const wanted = { filter: { ...filterValues, ...stage.filter }, sort };
    const found = await collectOrders(
      provider,
      ids ? { ...wanted, ids: ids.map(String) } : wanted,
      { signal, onProgress: told },
    );
    const orders = printableOf(kind, inCityOrder(found));
    if (orders.length === 0) return undefined;
    const content = await client.ensureQueryData(printContentQuery(provider));
    const day = todayInBerlin();
    const printed = await printBatch(
      { kind, orders, day, content },
      { provider, printer, signal },
      told,
    );
    return { printed, orders: orders.map(({ id }) => id), left: found.length - orders.length };
  };

  /** Begins; without ids, with all that the list's filter finds. */
  const start = async (kind: BatchKind, ids?: readonly Identifier[]) => {
    const own = new AbortController();
    running.current = own;
    setState({ at: 'making', kind, done: 0, of: 0 });
    try {
      const made = await make(kind, ids, own.signal);
      setState(made ? { at: 'made', kind, ...made } : IDLE);
      // A ticket without an order is nothing to speak of (specification 8, "Silent failures").
      if (!made && kind !== 'ticket') notify('documents.batch.nothing', { type: 'warning' });
    } catch {
      setState(IDLE);
      if (!own.signal.aborted) notify('documents.printFailed', { type: 'error' });
    }
  };

  return {
    state,
    cancel,
    start: (kind: BatchKind, ids?: readonly Identifier[]) => void start(kind, ids),
    close: () => setState(IDLE),
  };
}

export type Batch = ReturnType<typeof useBatch>;
