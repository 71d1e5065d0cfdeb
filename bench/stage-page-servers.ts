// The servers that bench/stage-page.ts compares, in one process: for each number of orders ours with its
// own connections, and a bare handler that runs the same statements on an equally large pool of the driver.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { buildApp } from '../server/app.ts';
import { type Config, readConfig } from '../server/base/config.ts';
import { openFolderStore } from '../server/blobs/folder-store.ts';
import { connect } from '../server/database/connect.ts';
import type { DB } from '../server/database/database-types.ts';
import { type EmbeddedDatabase, startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { prepareQueues } from '../server/jobs/queues.ts';
import { addFirstAdministrator } from '../server/people/first-administrator.ts';
import { insertManyOrders } from './many-orders.ts';

const ADMIN = { phone: '+4915112345678', password: 'how-fast-is-a-page' };
const API = '/api/v1';
const STAGE = 'tripGroup=A&commandMode=facturation&finish=false';
/** As many as the product is built for, whatever the number of orders. */
const USERS = 10_000;
const CONNECTIONS = 16;

/** Pages of ten: of a stage, and of the customers. */
const PAGES = {
  orders: `${API}/commands?${STAGE}&sort=user.name&page=3&limit=10`,
  users: `${API}/auth/users?role=customer&sort=name&page=3&limit=10`,
} as const;
export type PageName = keyof typeof PAGES;

type Statement = { readonly text: string; readonly values: unknown[] };

/** A page of our server and of a bare one, and a record to write to, so that counts become invalid. */
export type Measurable = {
  readonly ours: string;
  readonly bare: string;
  readonly statements: number;
  readonly written: { readonly url: string; readonly field: string };
};

/** What the measuring process needs from the servers of one number of orders. */
export type Servers = {
  readonly orders: number;
  readonly pages: Readonly<Record<PageName, Measurable>>;
  readonly totals: string;
  readonly headers: Record<string, string>;
};

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}${API}/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** The minimal server: the recorded statements one after another, their rows as JSON. */
function bareServer(pool: pg.Pool, statements: readonly Statement[]): Promise<Server> {
  const server = createServer((_request, response) => {
    void (async () => {
      const answers: unknown[] = [];
      for (const statement of statements) answers.push((await pool.query(statement)).rows);
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(answers));
    })();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/**
 * The statements of a page that was requested before, as an application that receives notifications
 * sends them.
 */
async function recordStatements(
  pool: pg.Pool,
  config: Config,
  request: { url: string; headers: Record<string, string> },
): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const watched = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      recorded.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  const blobs = openFolderStore(join(config.dataDir, 'files'));
  const app = await buildApp({ config, database: watched, blobs });
  const ask = () => app.inject(request);
  await ask();
  recorded.length = 0;
  const answer = await ask();
  if (answer.statusCode !== 200) throw new Error(`The page was answered: ${answer.body}`);
  return recorded;
}

async function openServers(embedded: EmbeddedDatabase, config: Config, orders: number) {
  const name = `orders_${orders}`;
  const control = new pg.Client(embedded.connection);
  await control.connect();
  await control.query(`create database ${name}`);
  await control.end();
  const pool = new pg.Pool({ ...embedded.connection, database: name, max: CONNECTIONS });
  const database = connect({ ...embedded.connection, database: name }, { max: CONNECTIONS });
  await migrate(database);
  await prepareQueues(database);
  await insertManyOrders(database, { orders, customers: USERS });
  await addFirstAdministrator(database, config);
  await sql`checkpoint`.execute(database);
  const blobs = openFolderStore(join(config.dataDir, 'files'));
  const app = await buildApp({ config, database, blobs });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${await signIn(origin)}` };
  const measurable = async (name: PageName, written: Measurable['written']) => {
    const statements = await recordStatements(pool, config, { url: PAGES[name], headers });
    const bare = await bareServer(pool, statements);
    return {
      ours: origin + PAGES[name],
      bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`,
      statements: statements.length,
      written: { ...written, url: `${origin}${API}/${written.url}` },
    };
  };
  const idOf = async (table: 'orders' | 'users', code: string): Promise<string> => {
    const found = database.selectFrom(table).select('id').where('code', '=', code);
    return (await found.executeTakeFirstOrThrow()).id;
  };
  const order = `commands/${await idOf('orders', 'JS-99')}`;
  const user = `auth/users/${await idOf('users', 'C-99')}`;
  const servers: Servers = {
    orders,
    pages: {
      orders: await measurable('orders', { url: order, field: 'numofpackages' }),
      users: await measurable('users', { url: user, field: 'zipcode' }),
    },
    totals: `${origin}${API}/commands/totals?${STAGE}`,
    headers,
  };
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), database.destroy()]);
  };
  return { servers, close };
}

const dataDir = mkdtempSync(join(tmpdir(), 'jisr-bench-'));
chmodSync(dataDir, 0o755);
const embedded = await startEmbedded(dataDir, { lost() {}, back() {}, failed() {} });
const config = readConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '1000000',
  ADMIN_PHONE: ADMIN.phone,
  ADMIN_PASSWORD: ADMIN.password,
});
const closing: (() => Promise<void>)[] = [];
process.on('message', async (orders: number) => {
  const { servers, close } = await openServers(embedded, config, orders);
  closing.push(close);
  process.send?.(servers);
});
process.once('disconnect', async () => {
  await Promise.all(closing.map((close) => close()));
  await embedded.stop('immediate');
  rmSync(dataDir, { recursive: true, force: true });
  process.exit();
});
process.send?.('ready');
