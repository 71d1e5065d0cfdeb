// How long do our server and Directus take for a call, on the same PostgreSQL and the same orders: pages of
// ten with their count, one order, a changed package count? One process each, eight calls at once, in
// turns of two seconds; a time is that of the turn, divided by the calls that were answered in it.
//
// Directus is no dependency. Install it in a folder of its own, with the Node of this project:
//
//   npm install directus --ignore-scripts
//   npm run bench:directus -- /a/folder           20,000 orders, in about two minutes
//   npm run bench:directus -- /a/folder 100000    more
//
// Where `isolated-vm` cannot be compiled, an empty module in its place will do: only flows need it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../server/database/connect.ts';
import { connectionOf } from '../server/database/postmaster.ts';
import { socketFolderOf } from '../server/database/socket-folder.ts';
import { freePort } from '../tests/support/free-port.ts';
import { dataFolder, startProcess } from '../tests/support/started-server.ts';
import { median, printRow } from './figures.ts';
import { insertPeople } from './insert-people.ts';
import { insertManyOrders } from './many-orders.ts';

const [installed, count = '20000'] = process.argv.slice(2);
if (!installed) throw new Error('Name the folder in which Directus is installed.');
const ORDERS = Number(count);
const AT_ONCE = 8;
const CONNECTIONS = 16;
const BLOCKS = 7;
const BLOCK_MS = 2000;
const WARM_UP_MS = 2000;
const WAIT_MS = 120_000;
const CALL_MS = 10_000;
/** What is aimed at: three times the calls in the same time. */
const GOAL_BESIDE_DIRECTUS = 0.33;
const ADMIN = { email: 'admin@example.com', password: 'how-fast-is-a-page' };

type Server = { readonly url: string; readonly token: string };
type Call = { readonly path: string; readonly method?: string; readonly body?: object };

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

async function ask({ url, token }: Server, { path, method = 'GET', body }: Call): Promise<void> {
  const content = body && JSON.stringify(body);
  const sent = request(url + path, {
    method,
    agent,
    headers: {
      authorization: `Bearer ${token}`,
      ...(content && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(content),
      }),
    },
  });
  sent.end(content);
  const [answer] = await once(sent, 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${method} ${url}${path}: ${answer.statusCode}`);
}

/** Milliseconds for each call, while so many are on their way. */
async function timeOf(call: () => Promise<void>, forMs: number): Promise<number> {
  const begun = performance.now();
  let done = 0;
  const callOn = async (): Promise<void> => {
    while (performance.now() - begun < forMs) {
      await call();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, callOn));
  return (performance.now() - begun) / done;
}

/** Directus on the database of our server, with neither cache nor limits. */
async function startDirectus(
  folder: string,
  { host, user }: { readonly host: string; readonly user: string },
): Promise<Server & { readonly end: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const run = (command: string) =>
    spawn(process.execPath, ['node_modules/directus/cli.js', command], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        TELEMETRY: 'false',
        HOST: '127.0.0.1',
        PORT: `${port}`,
        PUBLIC_URL: url,
        DB_CLIENT: 'pg',
        DB_HOST: host,
        DB_PORT: '5432',
        DB_USER: user,
        DB_PASSWORD: 'none',
        DB_DATABASE: 'jisr',
        DB_POOL__MAX: `${CONNECTIONS}`,
        SECRET: 'a-secret-of-the-bench-that-nobody-needs',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        CACHE_ENABLED: 'false',
        RATE_LIMITER_ENABLED: 'false',
        PRESSURE_LIMITER_ENABLED: 'false',
      },
    });
  const [code] = await once(run('bootstrap'), 'exit');
  if (code !== 0) throw new Error(`Directus could not be set up: it ended with ${code}.`);
  const child = run('start');
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill();
    await ended;
  };
  try {
    await untilReady(url, () => child.exitCode !== null);
    return { url, token: await signIn(url), end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const lastMoment = performance.now() + WAIT_MS;
  const isReady = () =>
    fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(CALL_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (hasEnded() || performance.now() > lastMoment) throw new Error('Directus did not start.');
    await wait(250);
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
    signal: AbortSignal.timeout(CALL_MS),
  });
  if (!answer.ok) throw new Error(`Directus lets nobody sign in: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return data.access_token;
}

const LIVING = 'filter[deleted_at][_null]=true&meta=filter_count&limit=10';
const STAGE = 'filter[trip_group][_eq]=A&filter[stage][_eq]=Validation&filter[finished][_eq]=false';

/** The same calls for both, each with the id of an order and how often it was called before. */
const CALLS: Readonly<
  Record<string, (id: string, times: number) => { readonly ours: Call; readonly theirs: Call }>
> = {
  'page of ten of a stage': () => ({
    ours: {
      path: '/api/v1/commands?tripGroup=A&commandMode=Validation&finish=false&sort=user.name&page=3&limit=10',
    },
    theirs: { path: `/items/orders?${STAGE}&${LIVING}&sort=sender_name,id&page=3` },
  }),
  'page of ten of all orders': () => ({
    ours: { path: '/api/v1/commands?sort=-createdAt&limit=10' },
    theirs: { path: `/items/orders?${LIVING}&sort=-created_at,-id` },
  }),
  'one order': (id) => ({
    ours: { path: `/api/v1/commands/${id}` },
    theirs: { path: `/items/orders/${id}` },
  }),
  'changed package count': (id, times) => ({
    ours: {
      path: `/api/v1/commands/${id}`,
      method: 'PUT',
      body: { numofpackages: 1 + (times % 9) },
    },
    theirs: {
      path: `/items/orders/${id}`,
      method: 'PATCH',
      body: { package_count: 1 + (times % 9) },
    },
  }),
};

const folder = await dataFolder();
const product = await startProcess({ DATA_DIR: folder.path, RATE_LIMIT: '1000000' });
const connection = connectionOf(socketFolderOf(join(await realpath(folder.path), 'pg18')), 'jisr');
const database = connect(connection, { max: 2 });
try {
  const [clerk] = await insertPeople(database, { customers: 0, staff: 1 });
  if (!clerk) throw new Error('Nobody is of the staff.');
  await insertManyOrders(database, { orders: ORDERS, customers: 2000 });
  const ids = await database
    .selectFrom('orders')
    .select('id')
    .where('stage', '=', 'Validation')
    .limit(500)
    .execute();
  const ours: Server = { url: product.url, token: clerk.token };
  const theirs = await startDirectus(installed, connection);
  console.log(`time of a call among ${ORDERS.toLocaleString('en')} orders, ${AT_ONCE} at once`);
  try {
    for (const [name, callsOf] of Object.entries(CALLS)) {
      let times = 0;
      const next = () => callsOf(ids[times++ % ids.length]?.id ?? '', times);
      const callOurs = () => ask(ours, next().ours);
      const callTheirs = () => ask(theirs, next().theirs);
      await timeOf(callOurs, WARM_UP_MS);
      await timeOf(callTheirs, WARM_UP_MS);
      const blocks: [number, number][] = [];
      while (blocks.length < BLOCKS) {
        blocks.push([await timeOf(callOurs, BLOCK_MS), await timeOf(callTheirs, BLOCK_MS)]);
      }
      printRow({
        name,
        ours: median(blocks.map(([one]) => one)),
        unit: 'ms',
        digits: 2,
        peer: { name: 'Directus', figure: median(blocks.map(([, other]) => other)) },
        ratio: median(blocks.map(([one, other]) => one / other)),
        goal: { times: GOAL_BESIDE_DIRECTUS },
      });
    }
  } finally {
    await theirs.end();
  }
  console.log(`${availableParallelism()} cores with a load of ${loadavg()[0]?.toFixed(1)}`);
} finally {
  agent.destroy();
  await database.destroy();
  await product.end('SIGTERM');
  await folder.remove();
}
