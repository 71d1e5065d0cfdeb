import type { Paper } from '../../../../domain/documents/papers.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { TRIP_GROUPS } from '../../../../domain/trips/groups.ts';
import type { Printed } from '../../../pdf/engine/printed.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import type { PrintContent } from '../printing/print-content.ts';
import { printJobOf } from '../printing/print-job.ts';
import type { PaperPrinter } from '../printing/printer-context.ts';
import type { BatchKind } from './batch-kinds.ts';
import { batchPapers } from './batch-papers.ts';

type Batch = {
  kind: BatchKind;
  orders: readonly Order[];
  day: string;
  content: PrintContent;
};

type Means = { provider: AppDataProvider; printer: PaperPrinter; signal: AbortSignal };

type OnProgress = (done: number, of: number) => void;

/**
 * One file of the papers of many orders. Papers to and from Morocco say different things, so a batch
 * of both is made as one file each and put together.
 */
export async function printBatch(
  { kind, orders, day, content }: Batch,
  means: Means,
  onProgress: OnProgress,
): Promise<Printed> {
  const { printer, signal } = means;
  const print = async (some: readonly Order[]): Promise<Printed> => {
    const papers = await batchPapers(kind, some, { ...means, day }, onProgress);
    const direction = some[0]?.tripGroup ?? 'A';
    signal.throwIfAborted();
    return printer.print(printJobOf({ papers, direction, title: kind }, content), {
      signal,
      onProgress: ({ done, of }) => onProgress(done, of),
    });
  };
  const ways = TRIP_GROUPS.map((group) => orders.filter(({ tripGroup }) => tripGroup === group));
  const groups = ways.filter(({ length }) => length > 0);
  if (groups.length < 2 || kind === 'ordersList') return print(orders);

  const files: Printed[] = [];
  for (const group of groups) files.push(await print(group));
  const papers = await Promise.all(files.map(archived));
  const whole = await printer.print(printJobOf({ papers, direction: 'A', title: kind }, content), {
    signal,
  });
  return { ...whole, missing: [...new Set(files.flatMap(({ missing }) => missing))] };
}

const archived = async ({ blob }: Printed): Promise<Paper> => ({
  kind: 'archived',
  pdf: new Uint8Array(await blob.arrayBuffer()),
});
