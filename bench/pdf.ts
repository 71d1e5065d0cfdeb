// How long do 500 labels in one PDF and an orders list of 10,000 rows take compared with the same
// pages by pdfkit, the library below our engine, and how much memory? Each document runs in its own
// process, one after the other. The ratios are of processor time, which other processes on the
// machine disturb least.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Taken } from './pdf-once.ts';

const ROUNDS = 3;
/** The limit; our aim is three. */
const MOST_BESIDE_PDFKIT = 5;
const MOST_MEGABYTES = 600;
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

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function result(name: string, value: number, most: number): void {
  console.log(`${name.padEnd(44)} ${value.toFixed(2).padStart(8)}   (allowed ${most})`);
  if (!(value <= most)) process.exitCode = 1;
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
  const ratio = of(`${document} ours`, 'cpu') / of(`${document} pdfkit`, 'cpu');
  result(`${document} beside pdfkit, processor time`, ratio, MOST_BESIDE_PDFKIT);
}
for (const document of DOCUMENTS) {
  result(`${document}, megabytes`, of(`${document} ours`, 'megabytes'), MOST_MEGABYTES);
}
