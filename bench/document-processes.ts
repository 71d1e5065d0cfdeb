// What the benches of documents share: each document is made in a process of its own, one after the
// other in alternation, and its time and memory are the medians.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { median } from './figures.ts';

export type Taken = { readonly wall: number; readonly cpu: number; readonly megabytes: number };

/** A script that makes one document, with its arguments. */
export type Maker = {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
};

async function inItsOwnProcess({ name, script, args }: Maker): Promise<Taken> {
  const child = fork(join(import.meta.dirname, script), args, {
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

const mediansOf = (all: readonly Taken[]): Taken => ({
  wall: median(all.map(({ wall }) => wall)),
  cpu: median(all.map(({ cpu }) => cpu)),
  megabytes: median(all.map(({ megabytes }) => megabytes)),
});

/** Has each document made so often, prints what it took, and returns that by its name. */
export async function takenInAlternation(
  makers: readonly Maker[],
  rounds: number,
): Promise<(name: string) => Taken> {
  const all = new Map<string, Taken[]>(makers.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const maker of makers) all.get(maker.name)?.push(await inItsOwnProcess(maker));
  }
  const of = (name: string) => mediansOf(all.get(name) ?? []);
  console.log('document            wall      processor      memory');
  for (const { name } of makers) {
    const { wall, cpu, megabytes } = of(name);
    const [time, processor] = [wall, cpu].map((figure) => `${figure.toFixed(0)} ms`);
    console.log(
      `${name.padEnd(14)} ${time?.padStart(9)} ${processor?.padStart(14)} ${`${megabytes.toFixed(0)} MB`.padStart(11)}`,
    );
  }
  return of;
}

/** In the process of a document: makes a short one first, and reports what the whole one takes. */
export async function reportTaken(job: (isWarmUp: boolean) => Promise<unknown>): Promise<void> {
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
}
