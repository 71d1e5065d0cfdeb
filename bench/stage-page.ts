// What does our server add to a sorted, filtered page of ten orders, beside its SQL, and how does
// the page's time grow with the number of orders? Ratios of median times, all of one run.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import { join } from 'node:path';
import type { Servers } from './stage-page-servers.ts';

const SIZES = [10_000, 100_000, 1_000_000] as const;
const BLOCKS = 21;
const ROUNDS = 40;
const WRITES = 15;
/** What issue 3 allows. */
const MOST_BESIDE_BARE = 1.3;
const MOST_GROWTH = 3;

type Headers = Record<string, string>;

const agent = new Agent({ keepAlive: true });

/** Milliseconds from asking to the end of the answer. */
function ask(url: string, headers: Headers): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const asked = get(url, { headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - start));
    });
    asked.on('error', reject);
  });
}

function write(url: string, headers: Headers, body: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, agent },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
        answer.resume().on('end', resolve);
      },
    );
    sent.on('error', reject).end(JSON.stringify(body));
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** By turns, so that what else the machine does falls on all. */
async function byTurns(calls: readonly (() => Promise<number>)[], rounds: number) {
  const times = calls.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, call] of calls.entries()) times[at]?.push(await call());
  }
  return times.map(median);
}

async function afterWrites({ ours, order, headers }: Servers): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < WRITES; at += 1) {
    await write(order, headers, { numofpackages: at + 1 });
    times.push(await ask(ours, headers));
  }
  return median(times);
}

async function totalsOf({ totals, headers }: Servers): Promise<number> {
  const [time = Number.NaN] = await byTurns([() => ask(totals, headers)], WRITES);
  return time;
}

const ms = (time: number): string => `${time.toFixed(2)} ms`.padStart(11);
const thousands = (count: number): string => count.toLocaleString('en').padStart(9);

function verdict(name: string, ratio: number, most: number): void {
  console.log(`${name.padEnd(52)} ${ratio.toFixed(2)}   (allowed ${most})`);
  if (!(ratio <= most)) process.exitCode = 1;
}

const child = fork(join(import.meta.dirname, 'stage-page-servers.ts'));
let isDone = false;
child.once('exit', () => {
  if (!isDone) throw new Error('The servers ended by themselves.');
});
try {
  await once(child, 'message');
  const all: Servers[] = [];
  for (const size of SIZES) {
    child.send(size);
    const [servers] = (await once(child, 'message')) as [Servers];
    all.push(servers);
  }
  const calls = all.flatMap(({ ours, bare, headers }) => [
    () => ask(ours, headers),
    () => ask(bare, {}),
  ]);
  await byTurns(calls, ROUNDS);
  // Ratios are of one block each: what the machine does besides changes more slowly than that.
  const blocks: number[][] = [];
  while (blocks.length < BLOCKS) blocks.push(await byTurns(calls, ROUNDS));
  const over = (of: (block: readonly number[]) => number | undefined): number =>
    median(blocks.map((block) => of(block) ?? Number.NaN));
  const pages = all.map((_, at) => over((block) => block[at * 2]));
  const bares = all.map((_, at) => over((block) => block[at * 2 + 1]));
  const ratios = all.map((_, at) =>
    over((block) => (block[at * 2] ?? Number.NaN) / (block[at * 2 + 1] ?? Number.NaN)),
  );

  console.log(`a page of ten of a stage by name; ${all[0]?.statements} statements; median times`);
  console.log('   orders   our server   bare http   ratio   after a write       totals');
  for (const [at, servers] of all.entries()) {
    const [page = Number.NaN, bare = Number.NaN] = [pages[at], bares[at]];
    const ratio = (ratios[at] ?? Number.NaN).toFixed(2).padStart(7);
    const [after, totals] = [await afterWrites(servers), await totalsOf(servers)];
    console.log(
      `${thousands(servers.orders)} ${ms(page)} ${ms(bare)} ${ratio} ${ms(after).padStart(15)} ${ms(totals).padStart(12)}`,
    );
  }
  const [, atHundredThousand = Number.NaN] = ratios;
  const growth = over((block) => (block[4] ?? Number.NaN) / (block[0] ?? Number.NaN));
  verdict('our server beside bare node:http, 100,000 orders', atHundredThousand, MOST_BESIDE_BARE);
  verdict('growth from 10,000 to 1,000,000 orders', growth, MOST_GROWTH);
} finally {
  isDone = true;
  agent.destroy();
  if (child.connected) child.disconnect();
}
