// How much time does our server add to the SQL of a sorted, filtered page of ten orders, or of ten
// out of 10,000 users, and how does the page's time grow with the number of orders? The bare handler
// runs exactly the statements that our server sends for the page, including the session look-up, one
// after another.
//
//   npm run bench:stage-page              10,000 and 100,000 orders, in about a minute
//   npm run bench:stage-page -- 15        in fewer blocks than 41
//   npm run bench:stage-page -- million   and a million, in a few minutes
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import { join } from 'node:path';
import { median, printRatio, report } from './figures.ts';
import type { Measurable, PageName, Servers } from './stage-page-servers.ts';

const SMALL = 10_000;
const MIDDLE = 100_000;
const LARGE = 1_000_000;
const SIZES = process.argv.includes('million') ? [SMALL, MIDDLE, LARGE] : [SMALL, MIDDLE];
const BLOCKS = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? 41);
const ROUNDS = 25;
const WRITES = 15;
/** The limits. */
const MOST_BESIDE_BARE = 1.3;
/** What is aimed at: as many pages as 0.95 of what the bare handler answers in the same time. */
const GOAL_BESIDE_BARE = 1.05;
const MOST_GROWTH = 3;

const NAMES = ['orders', 'users'] as const satisfies readonly PageName[];

type Headers = Record<string, string>;

const agent = new Agent({ keepAlive: true });

/** Milliseconds from the request to the end of the answer. */
function ask(url: string, headers: Headers): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const requested = get(url, { headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - start));
    });
    requested.on('error', reject);
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

/**
 * Median times of interleaved calls, made forwards and backwards, so that other load on the
 * machine, and the effect of each call on the next, is shared by all.
 */
async function interleaved(calls: readonly (() => Promise<number>)[], rounds: number) {
  const times = calls.map((): number[] => []);
  const sequence = [...calls.entries()];
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, call] of sequence) times[at]?.push(await call());
    sequence.reverse();
  }
  return times.map(median);
}

/** Milliseconds of a call right after a write, when no cached count is valid. */
async function afterWrites(
  { url: written, field }: Measurable['written'],
  url: string,
  headers: Headers,
): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < WRITES; at += 1) {
    await write(written, headers, { [field]: field === 'zipcode' ? `${10_000 + at}` : at + 1 });
    times.push(await ask(url, headers));
  }
  return median(times);
}

const ms = (time: number): string => `${time.toFixed(2)} ms`.padStart(11);
const thousands = (count: number): string => count.toLocaleString('en').padStart(9);
const pageOf = ({ orders }: Servers, name: PageName): string =>
  `page of ten ${name} among ${thousands(orders).trim()} orders`;

/** A page among a number of orders, and its measurements. */
type Measured = {
  readonly servers: Servers;
  readonly name: PageName;
  /** Median milliseconds of each block. */
  readonly ours: readonly number[];
  readonly bare: readonly number[];
};

/**
 * Ratios are taken within one block: the other load on the machine changes more slowly than that.
 */
const ratio = (above: readonly number[], below: readonly number[]): number =>
  median(above.map((time, at) => time / (below[at] ?? Number.NaN)));

async function measure(all: readonly Servers[]): Promise<readonly Measured[]> {
  const pages = all.flatMap((servers) => NAMES.map((name) => ({ servers, name })));
  const calls = pages.flatMap(({ servers: { pages, headers }, name }) => [
    () => ask(pages[name].ours, headers),
    () => ask(pages[name].bare, {}),
  ]);
  await interleaved(calls, 4 * ROUNDS);
  const blocks: number[][] = [];
  while (blocks.length < BLOCKS) blocks.push(await interleaved(calls, ROUNDS));
  const column = (at: number) => blocks.map((block) => block[at] ?? Number.NaN);
  return pages.map((page, at) => ({ ...page, ours: column(at * 2), bare: column(at * 2 + 1) }));
}

async function print(all: readonly Measured[]): Promise<void> {
  console.log('a page of ten, of a stage or of the customers, by name; medians');
  console.log('                                                      after a write:');
  console.log('   orders   page    our server   bare http   ratio         page      totals');
  for (const { servers, name, ours, bare } of all) {
    const { written, ...urls } = servers.pages[name];
    const page = await afterWrites(written, urls.ours, servers.headers);
    const totals =
      name === 'orders' ? await afterWrites(written, servers.totals, servers.headers) : undefined;
    const beside = ratio(ours, bare);
    const note = report({
      name: pageOf(servers, name),
      ours: median(ours),
      unit: 'ms',
      digits: 2,
      peer: { name: 'bare node:http', figure: median(bare) },
      ratio: beside,
      // The limit is one of the middle size alone.
      limit: servers.orders === MIDDLE ? { times: MOST_BESIDE_BARE } : undefined,
      goal: { times: GOAL_BESIDE_BARE },
    });
    console.log(
      `${thousands(servers.orders)}   ${name}${ms(median(ours))} ${ms(median(bare))} ` +
        `${beside.toFixed(2).padStart(7)} ${ms(page)} ${totals === undefined ? '' : ms(totals)}${note}`,
    );
    const afterWrite = `${pageOf(servers, name)}, after a write`;
    report({ name: afterWrite, ours: page, unit: 'ms', digits: 2 });
    if (totals === undefined) continue;
    const totalsAfterWrite = `totals among ${thousands(servers.orders).trim()} orders, after a write`;
    report({ name: totalsAfterWrite, ours: totals, unit: 'ms', digits: 2 });
  }
}

function judge(all: readonly Measured[]): void {
  for (const name of NAMES) {
    const of = (orders: number) =>
      all.find((page) => page.name === name && page.servers.orders === orders);
    const [small, large] = [of(SMALL), of(LARGE)];
    if (small && large) {
      const growth = ratio(large.ours, small.ours);
      printRatio(`${name}: growth from 10,000 to 1,000,000 orders`, growth, MOST_GROWTH);
    }
  }
}

const child = fork(join(import.meta.dirname, 'stage-page-servers.ts'));
let isDone = false;
child.once('exit', () => {
  if (!isDone) throw new Error('The servers ended unexpectedly.');
});
try {
  await once(child, 'message');
  const all: Servers[] = [];
  for (const size of SIZES) {
    child.send(size);
    const [servers] = (await once(child, 'message')) as [Servers];
    all.push(servers);
  }
  const measured = await measure(all);
  await print(measured);
  judge(measured);
} finally {
  isDone = true;
  agent.destroy();
  if (child.connected) child.disconnect();
}
