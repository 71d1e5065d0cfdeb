import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import type { Stage } from '../../domain/orders/stages.ts';
import type { WireOf } from '../../domain/records.ts';
import type { notices } from '../../domain/resources/notices.ts';
import type { NoticeJob } from '../../server/jobs/queues.ts';
import { openBoss } from '../../server/jobs/queues.ts';
import { noticesModule } from '../../server/notices/notices-module.ts';
import type { Client } from './client.ts';
import { openTrip, placeOrder, type WireOrder, type WireTrip } from './records.ts';
import { signInAs, startServer, type TestServer } from './server.ts';
import { namedStage, stageWalk } from './stage-walk.ts';

export type WireNotice = WireOf<typeof notices>;

type Given = Readonly<Record<string, unknown>>;
type One = { data: { _id: string } };

let numbers = 0;

/** A notice with a template of its own, switched on. */
export async function addNotice(admin: Client, given: Given, text: Given = {}): Promise<string> {
  numbers += 1;
  const template = await admin.post<One>('templates', {
    title: `Template ${numbers}`,
    use: 'notice',
    text: { de: 'Sendung {order}: {parcels} Pakete', ...text },
  });
  const notice = await admin.post<One>('notices', {
    title: `Notice ${numbers}`,
    active: true,
    template: template.body.data?._id,
    ...given,
  });
  if (notice.status !== 201) throw new Error(JSON.stringify(notice.body));
  return notice.body.data._id;
}

type Person = { customer?: string; order?: string; others?: string[]; to?: string };

/** What the notices of a server have left to be sent: whom each campaign writes to. */
export async function noticeCampaigns({ database }: Pick<TestServer, 'database'>) {
  const rows = await database
    .selectFrom('campaign')
    .select(['id', 'title', 'channels', 'purpose'])
    .select(
      sql<Person[]>`(
        select coalesce(jsonb_agg(person order by place), '[]') from campaign_person
        where campaign_id = campaign.id
      )`.as('people'),
    )
    .where('kind', '=', 'notice')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    title: row.title,
    channels: row.channels,
    purpose: row.purpose,
    people: row.people,
  }));
}

/**
 * Does the work that waits for the notices once, as if its time had come. What it leaves for later
 * waits for the next call. Returns the jobs, so that a test can do them again.
 */
export async function sendNoticesNow({ app }: Pick<TestServer, 'app'>): Promise<NoticeJob[]> {
  const boss = openBoss(app.engine.database);
  const options = { batchSize: AT_ONCE, ignoreStartAfter: true };
  const jobs = await boss.fetch<NoticeJob>('notices', options);
  for (const { id, data } of jobs) {
    await doNoticeJob({ app }, data);
    await boss.complete('notices', id);
  }
  return jobs.map(({ data }) => data);
}

/** When the work that waits for the notices is to be done. */
export async function waitingNotices({ database }: Pick<TestServer, 'database'>): Promise<Date[]> {
  const { rows } = await sql<{ start_after: Date }>`
    select start_after from jobs.job where name = 'notices' and state = 'created'
  `.execute(database);
  return rows.map((row) => row.start_after);
}

/** Does one job of the notices. */
export async function doNoticeJob({ app }: Pick<TestServer, 'app'>, job: NoticeJob): Promise<void> {
  const { signal } = new AbortController();
  for (const worker of noticesModule.workers?.(app) ?? []) {
    if (worker.queue === 'notices') await worker.work(job, signal);
  }
}

const AT_ONCE = 1_000;

type Trip = Pick<WireTrip, '_id'>;

type NoticeHarness = {
  readonly server: TestServer;
  readonly admin: Client;
  /** Sets the clock, or puts it forward: every call comes at a moment of its own. */
  at(moment: string): void;
  later(minutes?: number): void;
  now(): Date;
  /** Moves a trip to a step, a minute later. */
  transition(trip: Trip, status: number, rest?: Given): Promise<void>;
  /** Takes an order to a stage, through those between, some seconds later. */
  stand(order: Pick<WireOrder, '_id'>, commandMode: Stage): Promise<void>;
  /** An order that is placed now. */
  placed(rest?: Given): Promise<WireOrder>;
  /** An order that the trip of group A carries. */
  carried(rest?: Given): Promise<WireOrder>;
  openTrip(name: 'A' | 'B'): Promise<WireTrip>;
};

/**
 * A server with a clock, and an administrator, for each test. Registers its own setup and teardown
 * with the test runner.
 */
export function noticeHarness(): NoticeHarness {
  let now: Date;
  let server: TestServer;
  let admin: Client;
  beforeEach(async () => {
    now = new Date('2026-11-24T12:00:00Z');
    server = await startServer({ clock: () => now });
    admin = await signInAs(server, 'admin');
  });
  afterEach(() => server.close());
  const later = (minutes = 1) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const placed = (rest?: Given) =>
    placeOrder({ database: server.database, app: server.app, now: () => now }, rest);
  const put = async (path: string, body: Given) => {
    const answer = await admin.put(path, body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  };
  return {
    get server() {
      return server;
    },
    get admin() {
      return admin;
    },
    at: (next) => {
      now = new Date(next);
    },
    later,
    now: () => now,
    transition(trip, status, rest) {
      later();
      return put(`trips/${trip._id}`, { status, ...rest });
    },
    async stand({ _id }, commandMode) {
      later(0.1);
      const { body } = await admin.get<{ data: WireOrder }>(`commands/${_id}`);
      for (const { to } of stageWalk(namedStage(body.data.commandMode), commandMode)) {
        await put(`commands/${_id}`, { commandMode: to });
      }
    },
    placed,
    carried: (rest) => placed({ commandMode: 'tracking', ...rest }),
    openTrip: (name) => openTrip(server, name),
  };
}
