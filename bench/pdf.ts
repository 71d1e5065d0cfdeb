// How long do 500 labels in one PDF and an orders list of 10,000 rows take compared with the same
// pages by pdfkit, the library below our engine, and how much memory? Each document runs in its own
// process, one after the other. The ratios are of processor time, which other processes on the
// machine disturb least.
//
//   npm run bench:pdf          medians of three
//   npm run bench:pdf -- 1     once
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { median, printRow } from './figures.ts';
import type { Taken } from './pdf-once.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
/** The limits. */
const MOST_BESIDE_PDFKIT = 5;
const MOST_MEGABYTES = 600;
/** What is aimed at. */
const GOAL_BESIDE_PDFKIT = { labels: 1.5, list: 1.3 };
const GOAL_MEGABYTES = 300;
const DOCUMENTS = ['labels', 'list'] as const;
const MAKERS = ['ours', 'pdfkit'] as const;

async function inItsOwnProcess(name: string): Promise<Taken> {
  const child = fork(join(import.meta.dirname, 'pdf-once.ts'), [name], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [taken] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${name} ended with ${code}.`);
    }),
  ])) as [Taken];
  return taken;
}

const all = new Map<string, Taken[]>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const document of DOCUMENTS) {
    for (const maker of MAKERS) {
      const name = `${document} ${maker}`;
      all.set(name, [...(all.get(name) ?? []), await inItsOwnProcess(name)]);
    }
  }
}

const of = (name: string, key: keyof Taken): number =>
  median((all.get(name) ?? []).map((taken) => taken[key]));
console.log('document            wall      processor      memory');
for (const name of all.keys()) {
  const [wall, cpu] = (['wall', 'cpu'] as const).map((key) => `${of(name, key).toFixed(0)} ms`);
  console.log(
    `${name.padEnd(14)} ${wall?.padStart(9)} ${cpu?.padStart(14)} ${`${of(name, 'megabytes').toFixed(0)} MB`.padStart(11)}`,
  );
}
for (const document of DOCUMENTS) {
  printRow({
    name: `${document}, processor time`,
    ours: of(`${document} ours`, 'cpu'),
    unit: 'ms',
    peer: { name: 'pdfkit', figure: of(`${document} pdfkit`, 'cpu') },
    limit: { times: MOST_BESIDE_PDFKIT },
    goal: { times: GOAL_BESIDE_PDFKIT[document] },
  });
}
for (const document of DOCUMENTS) {
  printRow({
    name: `${document}, memory`,
    ours: of(`${document} ours`, 'megabytes'),
    unit: 'MB',
    peer: { name: 'pdfkit', figure: of(`${document} pdfkit`, 'megabytes') },
    limit: { most: MOST_MEGABYTES },
    goal: document === 'list' ? { most: GOAL_MEGABYTES } : undefined,
  });
}
