import type { Paper } from '../../../../domain/documents/print-job.ts';
import { TRIP_GROUPS, type TripGroup } from '../../../../domain/trips/groups.ts';
import type { Printed } from '../../../pdf/engine/printed.ts';
import type { PrintContent } from '../printing/print-content.ts';
import { type PaperPrinter, printJobOf } from '../printing/use-printing.ts';
import type { OrderPaper } from './batch-papers.ts';

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

/**
 * One progress value from 0 to 1 over several tasks, each with its share of the whole. It never goes
 * backwards, although a list may be read twice and the number of pages is known late.
 */
export function createMeasure(tell: (share: number) => void) {
  let reached = 0;
  return {
    stretch:
      (from: number, to: number): Told =>
      (done, of) => {
        const share = of > 0 ? from + (to - from) * Math.min(1, done / of) : from;
        if (share <= reached) return;
        reached = share;
        tell(share);
      },
  };
}

export type Measure = ReturnType<typeof createMeasure>;
