import type { PrintJob } from '../../../domain/documents/print-job.ts';
import { sheetsOf } from '../documents/drawings.ts';
import type { Sheet } from '../parts/sheet.ts';
import type { Stamps } from './stamped-for-print.ts';

/**
 * A part of a job that is drawn in one go: some sheets, or a stored file. Between two parts a job
 * can be cancelled and reports its progress; short parts also keep memory use low.
 */
export type Part =
  | { readonly size: number; readonly sheets: readonly Sheet[]; readonly pdf?: undefined }
  | { readonly size: number; readonly pdf: Uint8Array; readonly stamps: Stamps };

/** The size of a part, in weights of a label. */
const PART_WEIGHT = 100;

/** The parts of a job with printable texts, with its documents in order. */
export function partsOf({ documents, company, texts }: PrintJob): readonly Part[] {
  const letterhead = { company, texts };
  const parts: Part[] = [];
  let open: Sheet[] = [];
  let weight = 0;
  const close = (): void => {
    if (open.length > 0) parts.push({ size: open.length, sheets: open });
    open = [];
    weight = 0;
  };
  for (const printed of documents) {
    if (printed.kind === 'archived') {
      close();
      const { pdf, isCopy = false, paid } = printed;
      parts.push({ size: 1, pdf, stamps: { isCopy, paid } });
      continue;
    }
    for (const sheet of sheetsOf(printed, letterhead)) {
      if (weight + sheet.weight > PART_WEIGHT) close();
      open.push(sheet);
      weight += sheet.weight;
    }
  }
  close();
  return parts;
}
