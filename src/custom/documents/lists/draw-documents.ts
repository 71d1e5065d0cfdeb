import type { PrintedDocument } from '../../../../domain/documents/print-job.ts';
import { TRIP_GROUPS, type TripGroup } from '../../../../domain/trips/groups.ts';
import type { Printed } from '../../../pdf/engine/printed.ts';
import type { PrintContent } from '../printing/print-content.ts';
import { type DocumentPrinter, printJobOf } from '../printing/use-printing.ts';
import type { OrderDocument } from './batch-documents.ts';

/** The dependencies of drawing a file. */
type Drawing = {
  readonly title: string;
  /** ISO date of the documents. */
  readonly day: string;
  readonly content: PrintContent;
  readonly printer: DocumentPrinter;
  readonly signal: AbortSignal;
};

type Report = (done: number, of: number) => void;
type Sheets = { readonly documents: readonly PrintedDocument[]; readonly direction: TripGroup };

/** Draws documents as one file. Rejects with the reason of the signal when that is aborted. */
export function drawDocuments(
  sheets: Sheets,
  { title, day, content, printer, signal }: Drawing,
  onProgress: Report,
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
  all: readonly OrderDocument[],
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
    const after = before + way.documents.length;
    files.push(await drawDocuments(way, drawing, measure.stretch(at(before), at(after))));
    before = after;
  }
  const [only] = files;
  if (isOne && only) return only;
  const documents = await Promise.all(files.map(archived));
  const whole = await drawDocuments(
    { documents, direction: 'A' },
    drawing,
    measure.stretch(drawn, to),
  );
  return {
    ...whole,
    missing: [...new Set(files.flatMap(({ missing }) => missing))],
    cut: files.flatMap(({ cut }) => cut),
  };
}

/** The share of merging two files in the whole progress. */
const PUTTING_TOGETHER = 0.05;

const waysOf = (all: readonly OrderDocument[]): readonly Sheets[] =>
  TRIP_GROUPS.map((direction) => ({
    direction,
    documents: all.flatMap(({ order, document }) =>
      order.tripGroup === direction ? [document] : [],
    ),
  })).filter(({ documents }) => documents.length > 0);

const archived = async ({ blob }: Printed): Promise<PrintedDocument> => ({
  kind: 'archived',
  pdf: new Uint8Array(await blob.arrayBuffer()),
});

/**
 * One progress value from 0 to 1 over several tasks, each with its share of the whole. It never goes
 * backwards, although a list may be read twice and the number of pages is known late.
 */
export function createMeasure(report: (share: number) => void) {
  let reached = 0;
  return {
    stretch:
      (from: number, to: number): Report =>
      (done, of) => {
        const share = of > 0 ? from + (to - from) * Math.min(1, done / of) : from;
        if (share <= reached) return;
        reached = share;
        report(share);
      },
  };
}

export type Measure = ReturnType<typeof createMeasure>;
