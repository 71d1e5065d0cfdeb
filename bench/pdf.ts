// How long do 500 labels in one PDF and an orders list of 10,000 rows take compared with the same
// pages by pdfkit, the library below our engine, and how much memory? Each document runs in its own
// process, one after the other. The ratios are of processor time, which other processes on the
// machine disturb least.
//
//   npm run bench:pdf          medians of three
//   npm run bench:pdf -- 1     once
import { takenInAlternation } from './document-processes.ts';
import { printRow } from './figures.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
/** The limits. */
const MOST_BESIDE_PDFKIT = 5;
const MOST_MEGABYTES = 600;
/** What is aimed at. */
const GOAL_BESIDE_PDFKIT = { labels: 1.5, list: 1.3 };
const GOAL_MEGABYTES = 300;
const DOCUMENTS = ['labels', 'list'] as const;
const MAKERS = ['ours', 'pdfkit'] as const;

const makers = DOCUMENTS.flatMap((document) => MAKERS.map((maker) => `${document} ${maker}`)).map(
  (name) => ({ name, script: 'pdf-once.ts', args: [name] }),
);
const of = await takenInAlternation(makers, ROUNDS);
for (const document of DOCUMENTS) {
  printRow({
    name: `${document}, processor time`,
    ours: of(`${document} ours`).cpu,
    unit: 'ms',
    peer: { name: 'pdfkit', figure: of(`${document} pdfkit`).cpu },
    limit: { times: MOST_BESIDE_PDFKIT },
    goal: { times: GOAL_BESIDE_PDFKIT[document] },
  });
}
for (const document of DOCUMENTS) {
  printRow({
    name: `${document}, memory`,
    ours: of(`${document} ours`).megabytes,
    unit: 'MB',
    peer: { name: 'pdfkit', figure: of(`${document} pdfkit`).megabytes },
    limit: { most: MOST_MEGABYTES },
    goal: document === 'list' ? { most: GOAL_MEGABYTES } : undefined,
  });
}
