// Builds one of the documents of bench/pdf.ts in its own process and reports its time and memory.
import { printInNode } from '../src/pdf/engine/print-in-node.ts';
import { jobOf } from '../tests/support/sample-documents.ts';
import { reportTaken } from './document-processes.ts';
import { labelsByPdfkit, listByPdfkit } from './pdf-pages-by-pdfkit.ts';
import { sampleLabels, sampleList } from './pdf-samples.ts';

const JOBS: Readonly<Record<string, (isWarmUp: boolean) => Promise<unknown>>> = {
  'labels ours': (isWarmUp) => printInNode(jobOf(...sampleLabels(isWarmUp))),
  'labels pdfkit': (isWarmUp) => labelsByPdfkit(sampleLabels(isWarmUp)),
  'list ours': (isWarmUp) => printInNode(jobOf(sampleList(isWarmUp))),
  'list pdfkit': (isWarmUp) => listByPdfkit(sampleList(isWarmUp).rows),
};

const job = JOBS[process.argv[2] ?? ''];
if (!job) throw new Error(`Use one of: ${Object.keys(JOBS).join(', ')}.`);
await reportTaken(job);
