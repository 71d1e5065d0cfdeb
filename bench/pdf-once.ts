// Builds one of the documents of bench/pdf.ts in its own process and reports its time and memory.
import { printInNode } from '../src/pdf/engine/print-in-node.ts';
import {
  ARABIC_RECIPIENT,
  jobOf,
  LATIN_RECIPIENT,
  labelDocument,
  ordersListDocument,
} from '../tests/support/sample-documents.ts';
import { labelsByPdfkit, listByPdfkit } from './pdf-pages-by-pdfkit.ts';

export type Taken = { readonly wall: number; readonly cpu: number; readonly megabytes: number };

/** A hundred orders of five parcels; every fifth recipient writes Arabic. */
const LABELS = Array.from({ length: 100 }, (_, index) =>
  labelDocument(index % 5 === 0 ? ARABIC_RECIPIENT : LATIN_RECIPIENT, 5),
);
const LIST = ordersListDocument(10_000);

const JOBS: Readonly<Record<string, (isWarmUp: boolean) => Promise<unknown>>> = {
  'labels ours': (isWarmUp) => printInNode(jobOf(...LABELS.slice(0, isWarmUp ? 2 : undefined))),
  'labels pdfkit': (isWarmUp) => labelsByPdfkit(LABELS.slice(0, isWarmUp ? 2 : undefined)),
  'list ours': (isWarmUp) =>
    printInNode(jobOf({ ...LIST, rows: LIST.rows.slice(0, isWarmUp ? 40 : undefined) })),
  'list pdfkit': (isWarmUp) => listByPdfkit(LIST.rows.slice(0, isWarmUp ? 40 : undefined)),
};

const job = JOBS[process.argv[2] ?? ''];
if (!job) throw new Error(`Use one of: ${Object.keys(JOBS).join(', ')}.`);
await job(true);
const start = performance.now();
const before = process.cpuUsage();
await job(false);
const { user, system } = process.cpuUsage(before);
const taken: Taken = {
  wall: performance.now() - start,
  cpu: (user + system) / 1000,
  megabytes: process.resourceUsage().maxRSS / 1024,
};
process.send?.(taken);
