import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { type Identifier, useListContext, useNotify } from 'react-admin';
import { todayInBerlin } from '../../../../domain/documents/invoice/invoice-days.ts';
import type { DocumentKind } from '../../../../domain/documents/kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import type { OrderListConfig } from '../../orders/stages.ts';
import { freshPrintContent, printFailureKey } from '../printing/print-content.ts';
import { PrinterContext } from '../printing/use-printing.ts';
import type { LeftOut } from './batch-papers.ts';
import { type MadeBatch, printBatch } from './print-batch.ts';

/** The state of a batch. */
export type BatchState =
  | { at: 'idle' }
  | {
      at: 'making';
      kind: DocumentKind;
      /** The progress, from 0 to 1. */
      share: number;
      /** Orders known so far to be left out. */
      leftOut: readonly LeftOut[];
    }
  | ({ at: 'made'; kind: DocumentKind } & MadeBatch);

const IDLE: BatchState = { at: 'idle' };

/** Creates documents of many orders as one file, in city order; can be cancelled. */
export function useBatch(stage: OrderListConfig) {
  const provider = useAppDataProvider();
  const printer = use(PrinterContext);
  const client = useQueryClient();
  const notify = useNotify();
  const { filterValues, sort, data = [] } = useListContext<Order>();
  const [state, setState] = useState<BatchState>(IDLE);
  const running = useRef<AbortController>(undefined);

  /** A cancelled batch ends at once, and reports nothing more. */
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setState(IDLE);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  /** The result of a batch; the ticket without an order is silent (specification 8). */
  const finish = (kind: DocumentKind, made: MadeBatch) => {
    const isNothing = made.printed === undefined && made.leftOut.length === 0;
    const isTicketOfNone = kind === 'ticket' && made.printed === undefined;
    setState(isNothing || isTicketOfNone ? IDLE : { at: 'made', kind, ...made });
    if (isNothing && !isTicketOfNone) notify('documents.batch.nothing', { type: 'warning' });
  };

  /** Starts; without ids, with all orders that the list's filter finds. */
  const start = async (kind: DocumentKind, ids?: readonly Identifier[]) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    const told = (news: { share: number } | { leftOut: readonly LeftOut[] }) => {
      if (running.current !== own) return;
      setState((before) => (before.at === 'making' ? { ...before, ...news } : before));
    };
    setState({ at: 'making', kind, share: 0, leftOut: [] });
    const filter = { ...filterValues, ...stage.filter };
    try {
      const made = await printBatch(
        {
          kind,
          wanted: { filter, sort, ...(ids && { ids: ids.map(String) }) },
          known: new Map(data.map((order) => [order.id, order])),
          day: todayInBerlin(),
        },
        { provider, printer, signal, readContent: () => freshPrintContent(client, provider) },
        { onShare: (share) => told({ share }), onLeftOut: (leftOut) => told({ leftOut }) },
      );
      if (running.current === own) finish(kind, made);
    } catch (error) {
      if (running.current !== own) return;
      setState(IDLE);
      notify(printFailureKey(error), { type: 'error' });
    }
  };

  return {
    state,
    cancel,
    start: (kind: DocumentKind, ids?: readonly Identifier[]) => void start(kind, ids),
    close: () => setState(IDLE),
  };
}

export type Batch = ReturnType<typeof useBatch>;
