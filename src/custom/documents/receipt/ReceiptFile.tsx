import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { todayInBerlin } from '../../../../domain/berlin-clock.ts';
import { receiptFileName } from '../../../../domain/documents/file-names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { downloadFile } from '../../../kit/export/download-file.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { type MadeBatch, printBatch } from '../lists/print-batch.ts';
import { freshPrintContent, printFailureKey } from '../printing/print-content.ts';
import { usePrintLog } from '../printing/use-print-log.ts';
import { PrinterContext } from '../printing/use-printing.ts';

/** Of one order, whichever list it was opened from. */
const ALL = { filter: {}, sort: { field: 'createdAt', order: 'ASC' } } as const;

type Props = { order: Order; onEnd: () => void };

/**
 * Makes the receipt of an order, as a batch of one does, and downloads it. The order is read again first:
 * somebody may have taken its payment back in the meantime. Shows nothing itself.
 */
export default function ReceiptFile({ order, onEnd }: Props) {
  const provider = useAppDataProvider();
  const printer = use(PrinterContext);
  const client = useQueryClient();
  const translate = useTranslate();
  const toast = useToast();
  const log = usePrintLog();
  const code = order.billCode ?? '';

  const handOut = ({ printed, orders, leftOut: [missing] }: MadeBatch) => {
    if (!printed) {
      const reason = translate(`printing.leftOut.${missing?.reason ?? 'unreadable'}`);
      toast('printing.leftOut.one', { type: 'warning', args: { code: isolated(code), reason } });
      return;
    }
    log({ kind: 'receipt', orders });
    downloadFile(receiptFileName(code), printed.blob);
    toast('printing.receipt', {
      type: 'success',
      args: { code: isolated(code) },
      action: { label: 'documents.preview.print', onChoose: () => openFile(printed.blob) },
    });
  };

  const make = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const made = await printBatch(
        {
          kind: 'receipt',
          title: code,
          wanted: { ...ALL, ids: [String(order.id)] },
          known: new Map([[order.id, order]]),
          day: todayInBerlin(),
        },
        { provider, printer, signal, readContent: () => freshPrintContent(client, provider) },
        { onShare: () => undefined, onLeftOut: () => undefined },
      );
      if (!signal.aborted) handOut(made);
    } catch (error) {
      if (!signal.aborted) toast(printFailureKey(error), { type: 'error' });
    }
    if (!signal.aborted) onEnd();
  });
  useEffect(() => {
    const run = new AbortController();
    void make(run.signal);
    return () => run.abort();
  }, []);

  return null;
}

/** Long enough for another tab to load the file. */
const OPENED_MS = 60_000;

/** Opens a file in another tab, where the browser prints it. */
function openFile(blob: Blob): void {
  const address = URL.createObjectURL(blob);
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), OPENED_MS);
}
