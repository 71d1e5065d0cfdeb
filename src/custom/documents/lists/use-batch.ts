import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { type Identifier, useListContext, useTranslate } from 'react-admin';
import { todayInBerlin } from '../../../../domain/berlin-clock.ts';
import { type DocumentKind, documentOf } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { isUnread } from '../../../kit/selection/unread-row.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { freshPrintContent, printFailureKey } from '../printing/print-content.ts';
import { PrinterContext } from '../printing/use-printing.ts';
import type { LeftOut } from './batch-documents.ts';
import { type MadeBatch, printBatch } from './print-batch.ts';

/** What is to be printed from a list; without ids, all orders that its filter finds. */
export type BatchWish = { readonly kind: DocumentKind; readonly ids?: readonly Identifier[] };

/** The state of a batch. */
export type BatchState =
  | {
      at: 'making';
      kind: DocumentKind;
      /** The progress, from 0 to 1. */
      share: number;
      /** Orders known so far to be left out. */
      leftOut: readonly LeftOut[];
    }
  | ({ at: 'made'; kind: DocumentKind } & MadeBatch);

/** The filter that belongs to a list itself. */
export type OwnFilter = Readonly<Record<string, unknown>>;

/**
 * Creates documents of many orders as one file, in city order. It begins at once; whoever does not wait
 * for it closes it, and it reports nothing more.
 */
export function useBatch({ kind, ids }: BatchWish, ownFilter: OwnFilter, onEnd: () => void) {
  const provider = useAppDataProvider();
  const printer = use(PrinterContext);
  const client = useQueryClient();
  const toast = useToast();
  const translate = useTranslate();
  const { filterValues, sort, data = [] } = useListContext<Order>();
  const [state, setState] = useState<BatchState>({ at: 'making', kind, share: 0, leftOut: [] });

  /** The result of a batch. */
  const finish = (made: MadeBatch) => {
    const isNothing = made.printed === undefined && made.leftOut.length === 0;
    const isSilent = documentOf(kind).isSilent && made.printed === undefined;
    if (isNothing || isSilent) onEnd();
    else setState({ at: 'made', kind, ...made });
    if (isNothing && !isSilent) toast('documents.batch.nothing', { type: 'warning' });
  };

  const make = useEffectEvent(async (signal: AbortSignal) => {
    const report = (news: { share: number } | { leftOut: readonly LeftOut[] }) => {
      if (signal.aborted) return;
      setState((before) => (before.at === 'making' ? { ...before, ...news } : before));
    };
    try {
      const made = await printBatch(
        {
          kind,
          title: translate(`documents.batch.${kind}`),
          wanted: {
            filter: { ...filterValues, ...ownFilter },
            sort,
            ...(ids && { ids: ids.map(String) }),
          },
          known: new Map(data.flatMap((order) => (isUnread(order) ? [] : [[order.id, order]]))),
          day: todayInBerlin(),
        },
        { provider, printer, signal, readContent: () => freshPrintContent(client, provider) },
        { onShare: (share) => report({ share }), onLeftOut: (leftOut) => report({ leftOut }) },
      );
      if (!signal.aborted) finish(made);
    } catch (error) {
      if (signal.aborted) return;
      onEnd();
      toast(printFailureKey(error), { type: 'error' });
    }
  });
  useEffect(() => {
    const run = new AbortController();
    void make(run.signal);
    return () => run.abort();
  }, []);

  return state;
}
