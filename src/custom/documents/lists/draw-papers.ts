import type { Paper } from '../../../../domain/documents/papers.ts';
import { TRIP_GROUPS, type TripGroup } from '../../../../domain/trips/groups.ts';
import type { Printed } from '../../../pdf/engine/printed.ts';
import type { PrintContent } from '../printing/print-content.ts';
import { printJobOf } from '../printing/print-job.ts';
import type { PaperPrinter } from '../printing/printer-context.ts';
import type { OrderPaper } from './batch-papers.ts';
import type { Measure } from './measure.ts';

/** The dependencies of drawing a file. */
type Drawing = {
  readonly title: string;
  /** ISO date of the documents. */
  readonly day: string;
  readonly content: PrintContent;
  readonly printer: PaperPrinter;
  readonly signal: AbortSignal;
};

type Told = (done: number, of: number) => void;
type Sheets = { readonly papers: readonly Paper[]; readonly direction: TripGroup };

/** Draws documents as one file. Rejects with the reason of the signal when that is aborted. */
export function drawPapers(
  sheets: Sheets,
  { title, day, content, printer, signal }: Drawing,
  onProgress: Told,
): Promise<Printed> {
  signal.throwIfAborted();
  return printer.print(printJobOf({ ...sheets, title, day }, content), {
    signal,
    onProgress: ({ done, of }) => onProgress(done, of),
  });
}

/**
 * Draws documents of both directions as one file. The texts to and from Morocco differ, so each
 * direction is drawn as its own file, and the two are merged.
 */
export async function drawBothWays(
  all: readonly OrderPaper[],
  drawing: Drawing,
  measure: Measure,
  [from, to]: readonly [number, number],
): Promise<Printed> {
  const ways = waysOf(all);
  const isOne = ways.length < 2;
  const drawn = isOne ? to : to - PUTTING_TOGETHER;
  const at = (count: number) => from + (drawn - from) * (count / all.length);
  const files: Printed[] = [];
  let before = 0;
  for (const way of ways) {
    const after = before + way.papers.length;
    files.push(await drawPapers(way, drawing, measure.stretch(at(before), at(after))));
    before = after;
  }
  const [only] = files;
  if (isOne && only) return only;
  const papers = await Promise.all(files.map(archived));
  const whole = await drawPapers({ papers, direction: 'A' }, drawing, measure.stretch(drawn, to));
  return {
    ...whole,
    missing: [...new Set(files.flatMap(({ missing }) => missing))],
    cut: files.flatMap(({ cut }) => cut),
  };
}

/** The share of merging two files in the whole progress. */
const PUTTING_TOGETHER = 0.05;

const waysOf = (all: readonly OrderPaper[]): readonly Sheets[] =>
  TRIP_GROUPS.map((direction) => ({
    direction,
    papers: all.flatMap(({ order, paper }) => (order.tripGroup === direction ? [paper] : [])),
  })).filter(({ papers }) => papers.length > 0);

const archived = async ({ blob }: Printed): Promise<Paper> => ({
  kind: 'archived',
  pdf: new Uint8Array(await blob.arrayBuffer()),
});
