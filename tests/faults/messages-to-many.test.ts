import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/base/new-id.ts';
import type { DB } from '../../server/database/database-types.ts';
import { openJobs } from '../../server/jobs/jobs.ts';
import { messageTo, putIntoDatabase } from '../support/outbox.ts';
import { ownProcess } from '../support/own-process.ts';
import {
  badDay,
  type ProviderStandIn,
  sendingTo,
  startProvider,
} from '../support/provider-stand-in.ts';
import { dataFolder, type StartedServer, startProcess, until } from '../support/started-server.ts';

const EVERYBODY = 5_000;
/** Enough that one of two processes is killed amid its work. */
const MANY = 2_000;
/** As many as a campaign prepares at once. */
const CHUNK = 500;
const KILLED_AT = [1_000, 2_200, 3_400];
/** The same bad day every time. */
const SEED = 20_261_123;
const BAD_DAY = badDay(SEED, {
  slow: 0.02,
  rejected: 0.01,
  late: 0.001,
  never: 0.001,
  neverTaken: 0.001,
  busy: 0.0006,
  busyFor: 0.0006,
  down: 0.0006,
  broken: 0.004,
  brokenTaken: 0.004,
  closed: 0.004,
  closedTaken: 0.004,
});
/** A machine may be busy. */
const TIMEOUT = { timeoutMs: 180_000, pauseMs: 300 };
const ARRIVED = ['sent', 'delivered', 'seen'];
const OPEN = ['queued', 'sending'];

let provider: ProviderStandIn;
let database: Kysely<DB>;
let running: StartedServer | undefined;
beforeEach(async () => {
  provider = await startProvider({ manner: BAD_DAY, reportTo: () => running?.url });
});
afterEach(() => provider.close());

const environment = () => sendingTo(provider, { MESSAGE_RECONCILE_AFTER: '4' });
const own = ownProcess(environment);
beforeEach(async () => {
  running = own.server;
  database = await own.openDatabase();
});
afterEach(async () => {
  running = undefined;
  await database.destroy();
});

/** Puts a message to so many people into the outbox, twice, as a double click would. */
async function writeTo(people: number): Promise<void> {
  const campaignId = newId();
  await database
    .insertInto('campaign')
    .values({
      id: campaignId,
      kind: 'sms',
      purpose: 'transactional',
      state: 'running',
      title: 'To everybody',
      created_by_name: 'Jisr',
      total: people,
      message: JSON.stringify({ texts: { fr: 'Votre colis est arrive.' } }),
    })
    .execute();
  const messages = Array.from({ length: people }, (_, person) => messageTo(person, { campaignId }));
  for (let start = 0; start < people; start += CHUNK) {
    const some = messages.slice(start, start + CHUNK);
    expect(await putIntoDatabase(database, some)).toBe(CHUNK);
    expect(await putIntoDatabase(database, some)).toBe(0);
  }
}

/** Whether no message has one of these statuses. */
async function isNone(statuses: readonly string[]): Promise<boolean> {
  const found = await database
    .selectFrom('outbox')
    .select('id')
    .where('status', 'in', statuses)
    .limit(1)
    .executeTakeFirst();
  return found === undefined;
}

/** How many processes have sent anything. */
async function workersAtIt(): Promise<number> {
  const found = await database
    .selectFrom('outbox')
    .select('worker')
    .where('worker', 'is not', null)
    .distinct()
    .execute();
  return found.length;
}

/** Leaves work until each process has taken some; who takes a job first is up to chance. */
async function bothSending(): Promise<void> {
  const jobs = openJobs(database);
  await until(async () => {
    await database
      .transaction()
      .execute((transaction) => jobs.add(transaction, 'outbox', { channel: 'sms' }));
    return (await workersAtIt()) === 2;
  }, TIMEOUT);
}

const settled = () => until(() => isNone(OPEN), TIMEOUT);

/** Lets the server query the provider about what is unknown, until nothing is. */
async function reconciled(): Promise<void> {
  const jobs = openJobs(database);
  await until(async () => {
    await database.transaction().execute((transaction) => jobs.add(transaction, 'reconcile', {}));
    return isNone(['unknown']);
  }, TIMEOUT);
}

/** What everybody really got, and what the product says about it. */
async function balance() {
  const got = new Map<string, number>();
  for (const { to } of provider.taken) got.set(to, (got.get(to) ?? 0) + 1);
  const rows = await database.selectFrom('outbox').selectAll().execute();
  const of = (phone: string | null) => got.get(phone ?? '') ?? 0;
  return {
    people: rows.length,
    gotTwice: [...got].filter(([, times]) => times > 1).map(([to]) => to),
    reportedArrived: rows.filter(({ status }) => ARRIVED.includes(status)).length,
    wronglyReportedArrived: rows.filter(
      ({ status, phone }) => ARRIVED.includes(status) && of(phone) === 0,
    ),
    wronglyReportedFailed: rows.filter(({ status, phone }) => status === 'failed' && of(phone) > 0),
    withoutReason: rows.filter(({ status, reason }) => !ARRIVED.includes(status) && !reason),
    open: rows.filter(({ status }) => OPEN.includes(status)).length,
    unknown: rows.filter(({ status }) => status === 'unknown').length,
  };
}

const nothingWrong = (people: number) => ({
  people,
  gotTwice: [],
  wronglyReportedArrived: [],
  wronglyReportedFailed: [],
  withoutReason: [],
  open: 0,
});

describe('a message to thousands of people', { timeout: 300_000 }, () => {
  it('reaches nobody twice though the process is killed three times, and nobody is forgotten', async () => {
    await writeTo(EVERYBODY);
    for (const taken of KILLED_AT) {
      await until(async () => provider.taken.length >= taken, TIMEOUT);
      await own.server.end('SIGKILL');
      await own.restart();
      running = own.server;
    }
    await settled();
    await reconciled();
    const result = await balance();
    expect(result).toMatchObject({ ...nothingWrong(EVERYBODY), unknown: 0 });
    expect(result.reportedArrived).toBeGreaterThan(EVERYBODY * 0.95);
    expect([...provider.met.keys()].sort()).toEqual(
      expect.arrayContaining(['broken', 'brokenTaken', 'busy', 'busyFor', 'closed', 'down']),
    );
  });

  it('reaches nobody twice through two processes, of which one is killed in the middle', async () => {
    const folder = await dataFolder();
    const other = await startProcess({
      ...environment(),
      DATA_DIR: folder.path,
      DATABASE_URL: await own.databaseUrl(),
      SAMPLE_DATA: 'false',
    });
    try {
      await writeTo(MANY);
      await bothSending();
      await until(async () => provider.taken.length >= MANY / 2, TIMEOUT);
      await other.end('SIGKILL');
      await settled();
      await reconciled();
      const result = await balance();
      expect(result).toMatchObject({ ...nothingWrong(MANY), unknown: 0 });
    } finally {
      await other.end('SIGKILL');
      await folder.remove();
    }
  });
});
