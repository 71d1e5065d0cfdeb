// What does one address that calls as fast as it can do to everybody else? While it does, a person of
// the staff at another address opens a page of orders, and a stranger reads the prices. Beside it
// stands the same burst against a bare server on the same machine, which shows what the callers
// themselves take of the two cores, and the calm before.
//
//   npm run bench:bursts             in about four minutes; only this machine is called
//   npm run bench:bursts -- 1        one round of the two
//   npm run bench:bursts -- assets   some of the bursts
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, realpath } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { connect } from '../server/database/connect.ts';
import { connectionOf } from '../server/database/postmaster.ts';
import { socketFolderOf } from '../server/database/socket-folder.ts';
import { clientOf } from '../tests/support/client.ts';
import { dataFolder } from '../tests/support/started-server.ts';
import { buildIfStale } from '../tools/build-if-stale.ts';
import type { Burst, Outcome } from './bursts-callers.ts';
import { type Line, median, printBesidePeer } from './figures.ts';
import { insertManyOrders } from './many-orders.ts';
import { startUnlimited } from './unlimited-server.ts';

const STRANGERS = 2;
const STAFF = 5;
const MILLISECONDS = 6_000;
const args = process.argv.slice(2);
const ROUNDS = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 2);
/** The burst takes what it may take at once before it has to share. */
const SETTLE_MS = 2_000;
const THINK_MS = 25;
const BURSTING = '127.0.0.2';
const OTHER_STAFF = '127.0.0.3';
const OTHER_STRANGER = '127.0.0.4';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

console.log(await buildIfStale());
const folder = await dataFolder();
const server = await startUnlimited(folder.path);
const plain = fork(`${import.meta.dirname}/bursts-plain.ts`);
const callers = fork(`${import.meta.dirname}/bursts-callers.ts`);
const agent = new Agent({ keepAlive: true });

/** Milliseconds of one call of somebody who is not part of the burst. */
function timeCall(localAddress: string, path: string, token?: string): Promise<number> {
  const began = performance.now();
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    get(`${server.url}/api/v1${path}`, { agent, localAddress, headers }, (answer) => {
      answer.resume();
      if (answer.statusCode !== 200) {
        reject(new Error(`${path} was answered with ${answer.statusCode}.`));
      }
      answer.once('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

/** The session of another person of the staff, with an account of their own. */
async function tokenOfColleague(token: string): Promise<string> {
  const admin = clientOf(server.url, token);
  const account = { phone: '+4915122334455', password: 'a-password-of-a-colleague' };
  const person = { firstName: 'Nadia', lastName: 'Probe', role: 'admin', ...account };
  const made = await admin.post('/auth/users', person);
  if (made.status !== 201) throw new Error(`The colleague was answered with ${made.status}.`);
  const { status, body } = await clientOf(server.url).post<{ token: string }>('/auth', account);
  if (status !== 200) throw new Error(`The colleague was answered with ${status}.`);
  return body.token;
}

/** The median times of the others' calls for so long. */
async function timeOthers(milliseconds: number, token: string) {
  const until = performance.now() + milliseconds;
  const staff: number[] = [];
  const strangers: number[] = [];
  while (performance.now() < until) {
    staff.push(await timeCall(OTHER_STAFF, '/commands?page=1&limit=10', token));
    await wait(THINK_MS);
    strangers.push(await timeCall(OTHER_STRANGER, '/prices?sort=position'));
    await wait(THINK_MS);
  }
  return { staff: median(staff), strangers: median(strangers) };
}

type Others = Awaited<ReturnType<typeof timeOthers>>;

/** The others' times during a burst, and how the burst was answered. */
async function timeDuring(burst: Burst, token: string): Promise<[Others, Outcome]> {
  const over = once(callers, 'message') as Promise<[Outcome]>;
  callers.send(burst);
  await wait(SETTLE_MS);
  const others = await timeOthers(burst.milliseconds - SETTLE_MS, token);
  const [outcome] = await over;
  return [others, outcome];
}

const notified = (outcome: Outcome): string =>
  Object.entries(outcome)
    .map(([what, times]) => `${what}: ${times}`)
    .join(', ');

try {
  const database = connect(
    connectionOf(socketFolderOf(join(await realpath(folder.path), 'pg18')), 'jisr'),
    { max: 1 },
  );
  await insertManyOrders(database, { orders: 9_000 });
  await database.destroy();
  const token = (await server.signIn()).token ?? '';
  const bursting = await tokenOfColleague(token);
  const [{ port }] = (await once(plain, 'message')) as [{ port: number }];
  const assets = (await readdir(join(import.meta.dirname, '../dist/web/assets')))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `/assets/${name}`);

  const calls = {
    kind: 'calls' as const,
    method: 'GET',
    headers: {},
    connections: 100,
    address: BURSTING,
    milliseconds: MILLISECONDS,
  };
  const json = { 'content-type': 'application/json' };
  const bursts: readonly [string, number, Omit<Burst, 'origin'>][] = [
    [
      'posting to nowhere',
      STRANGERS,
      { ...calls, method: 'POST', paths: ['/nowhere/#'], headers: json, body: '{"a":1}' },
    ],
    ['reading', STRANGERS, { ...calls, paths: ['/api/v1/prices?page=#&limit=1'] }],
    [
      'searching',
      STRANGERS,
      { ...calls, paths: ['/api/v1/reviews?search=a#', '/api/v1/faq?search=#'] },
    ],
    [
      'signing in',
      STRANGERS,
      {
        ...calls,
        method: 'POST',
        paths: ['/api/v1/auth'],
        headers: json,
        body: '{"phone":"+21266#1234567","password":"a-wrong-password"}',
      },
    ],
    ['pings on 40 sockets', STRANGERS, { ...calls, kind: 'pings', paths: [], connections: 40 }],
    [
      'rejected files of 49 MB',
      STRANGERS,
      {
        ...calls,
        method: 'POST',
        paths: ['/api/v1/message'],
        fileBytes: 49_000_000,
        connections: 10,
      },
    ],
    ['assets', STRANGERS, { ...calls, paths: assets }],
    [
      'all orders, by staff',
      STAFF,
      {
        ...calls,
        paths: ['/api/v1/commands'],
        headers: { authorization: `Bearer ${bursting}` },
        connections: 20,
      },
    ],
    [
      'one order after another, by staff',
      STAFF,
      {
        ...calls,
        paths: ['/api/v1/commands?page=#&limit=10'],
        headers: { authorization: `Bearer ${bursting}` },
      },
    ],
  ];
  const only = args.filter((arg) => !/^\d+$/.test(arg));
  const lines: Line[] = [];
  await timeOthers(2_000, token);
  for (const [name, mostTimes, burst] of bursts) {
    if (only.length > 0 && !only.some((part) => name.includes(part))) continue;
    const times = { calm: [] as Others[], plain: [] as Others[], ours: [] as Others[] };
    let answers: Outcome = {};
    for (let round = 0; round < ROUNDS; round++) {
      times.calm.push(await timeOthers(1_500, token));
      const bare = { ...burst, origin: `http://127.0.0.1:${port}` };
      times.plain.push((await timeDuring(bare, token))[0]);
      const [others, outcome] = await timeDuring({ ...burst, origin: server.url }, token);
      if (outcome['400']) throw new Error(`${name}: what is malformed costs too little to count.`);
      times.ours.push(others);
      answers = outcome;
    }
    const least = (of: keyof typeof times, who: keyof Others) =>
      Math.min(...times[of].map((one) => one[who]));
    const calm = `calm ${least('calm', 'staff').toFixed(1)} and ${least('calm', 'strangers').toFixed(1)} ms`;
    console.log(`${name}: ${calm}; answered ${notified(answers)}`);
    for (const who of ['staff', 'strangers'] as const) {
      lines.push({
        name: `${name}: ${who}`,
        ours: least('ours', who),
        plain: least('plain', who),
        unit: 'ms',
        digits: 1,
        mostTimes,
      });
    }
  }
  printBesidePeer(
    'Median time of the others’ calls during a burst',
    { peer: 'the same burst against a bare server' },
    lines,
  );
} finally {
  agent.destroy();
  plain.kill();
  callers.kill();
  await server.end('SIGTERM');
  await folder.remove();
}
