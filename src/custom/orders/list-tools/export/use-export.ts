import { useCallback, useEffect, useRef, useState } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import type { Order } from '../../../../../domain/resources/commands.ts';
import { downloadFile } from '../../../../kit/export/download-file.ts';
import { sheetToCsv } from '../../../../kit/export/sheet-to-csv.ts';
import { toWorkbook } from '../../../../kit/export/to-workbook.ts';
import { partsOf } from '../../../../kit/format/dates.ts';
import { useNotice } from '../../../../kit/notices/use-notice.tsx';
import { useAppDataProvider } from '../../../../providers/use-app-data-provider.ts';
import type { OrderListConfig } from '../../stages.ts';
import { collectOrders } from './collect-orders.ts';
import { orderSheet } from './order-sheet.ts';

export type ExportFormat = 'xlsx' | 'csv';

/** The progress of an export; once all orders are read, the file is written. */
export type ExportProgress = { done: number; of: number; writing: boolean };

const BEGUN: ExportProgress = { done: 0, of: 0, writing: false };

/** Exports all orders of a list, or the given ones, as a file download. */
export function useExport(stage: OrderListConfig) {
  const provider = useAppDataProvider();
  const translate = useTranslate();
  const locale = useLocale();
  const notice = useNotice();
  const { filterValues, sort } = useListContext();
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  async function write(format: ExportFormat, signal: AbortSignal, ids?: readonly Order['id'][]) {
    const wanted = { filter: { ...filterValues, ...stage.filter }, sort, ...(ids && { ids }) };
    const orders = await collectOrders(provider, wanted, {
      signal,
      onProgress: (done, of) => setProgress({ done, of, writing: false }),
    });
    setProgress({ done: orders.length, of: orders.length, writing: true });
    const name = translate(stage.title);
    const sheet = orderSheet(orders, translate, { name, rightToLeft: locale === 'ar' });
    const file = format === 'csv' ? sheetToCsv(sheet) : await toWorkbook(sheet, signal);
    signal.throwIfAborted();
    downloadFile(`${stage.name}-${today()}.${format}`, file);
    const gone = ids ? ids.length - orders.length : 0;
    if (gone > 0) notice('exports.lacks', { type: 'warning', args: { smart_count: gone } });
  }

  async function start(format: ExportFormat, ids?: readonly Order['id'][]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setProgress(BEGUN);
    try {
      await write(format, controller.signal, ids);
    } catch {
      if (!controller.signal.aborted) notice('server.reload', { type: 'error' });
    }
    setProgress(undefined);
  }

  return { progress, start, cancel };
}

/** The day in Berlin, in the sortable form for file names: `2026-03-02`. */
function today(): string {
  const now = new Date().toISOString();
  const { year, month, day } = partsOf(now) ?? {};
  return year ? `${year}-${month}-${day}` : now.slice(0, 10);
}
