// How long do 500 labels in one PDF and an orders list of 10,000 rows take compared with the same
// pages by Typst, and how much memory? Each document runs in its own process, one after the other in
// alternation. The ratios are of processor time, which counts all threads of Typst.
//
// Typst is no dependency. Install it in a folder of its own, with the Node of this project:
//
//   npm install @myriaddreamin/typst-ts-node-compiler --ignore-scripts
//   npm run bench:typst -- /a/folder      medians of three
//   npm run bench:typst -- /a/folder 1    once
//
// What differs in the pages of Typst is in bench/pdf-pages-by-typst.ts.
import { availableParallelism, loadavg } from 'node:os';
import { takenInAlternation } from './document-processes.ts';
import { printRow } from './figures.ts';

const [folder, rounds = '3'] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder in which Typst is installed.');
const DOCUMENTS = ['labels', 'list'] as const;

const makers = DOCUMENTS.flatMap((document) => {
  const ours = `${document} ours`;
  return [
    { name: ours, script: 'pdf-once.ts', args: [ours] },
    { name: `${document} Typst`, script: 'typst-once.ts', args: [document, folder] },
  ];
});
const load = loadavg()[0];
const of = await takenInAlternation(makers, Number(rounds));

for (const [key, figure, unit] of [
  ['cpu', 'processor time', 'ms'],
  ['megabytes', 'memory', 'MB'],
] as const) {
  for (const document of DOCUMENTS) {
    printRow({
      name: `${document} beside Typst, ${figure}`,
      ours: of(`${document} ours`)[key],
      unit,
      peer: { name: 'Typst', figure: of(`${document} Typst`)[key] },
    });
  }
}
console.log(
  `${availableParallelism()} cores with a load of ${load?.toFixed(1)} before and ${loadavg()[0]?.toFixed(1)} after`,
);
