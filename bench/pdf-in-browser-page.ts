// The page of bench/pdf-in-browser.ts: prints in the worker, and watches itself in the meantime.
import { printDocuments, warmUpPrinting } from '../src/pdf/engine/print-documents.ts';
import {
  invoiceDocument,
  jobOf,
  LATIN_RECIPIENT,
  labelDocument,
  ordersListDocument,
} from '../tests/support/sample-documents.ts';

export type Watched = {
  readonly seconds: number;
  readonly pages: number;
  /** The longest task of the page's own thread, in milliseconds. */
  readonly longest: number;
  /** Frames of a spinner that the page drew in the meantime. */
  readonly frames: number;
};

const JOBS = {
  '500 labels': () =>
    jobOf(...Array.from({ length: 100 }, () => labelDocument(LATIN_RECIPIENT, 5))),
  'a list of 10,000 rows': () => jobOf(ordersListDocument(10_000)),
};
export type JobName = keyof typeof JOBS;

async function watch(name: JobName): Promise<Watched> {
  const job = JOBS[name]();
  // Generating the orders is not part of printing them.
  await new Promise((resolve) => setTimeout(resolve));
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  let frames = 0;
  let isSpinning = true;
  const spin = () => {
    frames += 1;
    if (isSpinning) requestAnimationFrame(spin);
  };
  spin();
  const start = performance.now();
  const { pages } = await printDocuments(job);
  const seconds = (performance.now() - start) / 1000;
  isSpinning = false;
  observer.disconnect();
  return { seconds, pages, longest, frames };
}

/**
 * How many milliseconds a new page takes to one invoice, if its editor has been open for a while; an
 * editor warms the engine up when it opens.
 */
async function invoice(openForMs: number): Promise<number> {
  if (openForMs > 0) {
    warmUpPrinting();
    await new Promise((resolve) => setTimeout(resolve, openForMs));
  }
  const start = performance.now();
  await printDocuments(jobOf(invoiceDocument()));
  return performance.now() - start;
}

Object.assign(window, { watch, invoice });
