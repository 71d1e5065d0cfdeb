// The documents of bench/pdf.ts and bench/typst.ts.
import {
  ARABIC_RECIPIENT,
  LATIN_RECIPIENT,
  labelDocument,
  ordersListDocument,
} from '../tests/support/sample-documents.ts';

/** A hundred orders of five parcels; every fifth recipient writes Arabic. */
const LABELS = Array.from({ length: 100 }, (_, index) =>
  labelDocument(index % 5 === 0 ? ARABIC_RECIPIENT : LATIN_RECIPIENT, 5),
);
const LIST = ordersListDocument(10_000);

/** All labels, or a few to warm up. */
export const sampleLabels = (isWarmUp: boolean) => LABELS.slice(0, isWarmUp ? 2 : undefined);

/** The whole list, or the beginning of it to warm up. */
export const sampleList = (isWarmUp: boolean) => ({
  ...LIST,
  rows: LIST.rows.slice(0, isWarmUp ? 40 : undefined),
});
