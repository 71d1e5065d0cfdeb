// Builds one of the documents of bench/typst.ts in its own process and reports its time and memory.
// Typst works in several threads; processor time is that of all of them.
import { reportTaken } from './document-processes.ts';
import { typstIn } from './pdf-pages-by-typst.ts';
import { sampleLabels, sampleList } from './pdf-samples.ts';

const [document, folder = ''] = process.argv.slice(2);
const { labels, list } = await typstIn(folder);
await reportTaken(async (isWarmUp) =>
  document === 'list' ? list(sampleList(isWarmUp)) : labels(sampleLabels(isWarmUp)),
);
