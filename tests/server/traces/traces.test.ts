import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { traceIn } from '../../../server/base/trace.ts';
import { connect, poolFigures } from '../../../server/database/connect.ts';
import { loggedSql, type SlowQuery } from '../../../server/database/slow-queries.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/started-server.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ works: true, logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => server.close());

type Line = { msg: string; trace?: string; route?: string };
const logged = (): readonly Line[] => lines.map((line) => JSON.parse(line) as Line);

it('takes the id of a caller that is well formed, and no other', () => {
  expect(traceIn(PARENT)).toBe(TRACE);
  expect(traceIn(`01-${TRACE}-00f067aa0ba902b7-01-more`)).toBe(TRACE);
  for (const wrong of [
    undefined,
    '',
    TRACE,
    `${PARENT}-more`,
    PARENT.toUpperCase(),
    `ff-${TRACE}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-00f067aa0ba902b7-01\nforged`,
  ]) {
    expect(traceIn(wrong), String(wrong)).toBe(undefined);
  }
});

it('answers with the id, logs under it, and names it to a person whose call has failed', async () => {
  const { phone } = await addPerson(server, 'admin');
  const admin = await signIn(server, phone);
  await sql`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'no'; end $$`.execute(server.database);
  await sql`create trigger fails before insert on users for each row execute function fail()`.execute(
    server.database,
  );
  const answer = await fetch(`${server.url}/api/v1/auth/users`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      traceparent: PARENT,
    },
    body: JSON.stringify({ firstName: 'Amina', lastName: 'Probe', phone: '+4915112345678' }),
  });
  await sql`drop trigger fails on users`.execute(server.database);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('traceresponse')).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  expect(await answer.json()).toMatchObject({ code: 'server.failed', trace: TRACE.slice(0, 8) });
  await until(async () => logged().some(({ msg, trace }) => msg === 'answered' && trace === TRACE));
  // The failure was logged after the body had been read from the socket.
  expect(logged()).toContainEqual(
    expect.objectContaining({ msg: 'the request failed', trace: TRACE }),
  );

  const other = await fetch(`${server.url}/health/live`, { headers: { traceparent: 'wrong' } });
  const [, own] = other.headers.get('traceresponse')?.split('-') ?? [];
  expect(own).toBe(other.headers.get('x-request-id')?.replaceAll('-', ''));
  const rejected = await admin.get('/nothing');
  expect(rejected.body).not.toHaveProperty('trace');
});

it('many requests at once do not mix their ids', async () => {
  const ids = Array.from({ length: 40 }, (_, at) => at.toString(16).padStart(32, 'a'));
  await Promise.all(
    ids.map((id) =>
      fetch(`${server.url}/api/v1/auth`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          traceparent: `00-${id}-00f067aa0ba902b7-01`,
        },
        body: '{"broken',
      }),
    ),
  );
  const of = (id: string) => logged().filter(({ trace }) => trace === id);
  await until(async () => ids.every((id) => of(id).length >= 2));
  for (const id of ids) {
    expect(of(id).map(({ msg }) => msg)).toEqual(['the request was rejected', 'answered']);
  }
});

it('a job is logged under the id of the request that has left it', async () => {
  const { withTrace } = await import('../../../server/base/trace.ts');
  const { engine } = server.app;
  const id = '01900000-0000-7000-8000-0000000000ee';
  await sql`alter table campaign rename to campaign_away`.execute(server.database);
  await withTrace('b'.repeat(32), () =>
    inTransaction(server.database, (transaction) =>
      engine.jobs.add(transaction, 'campaign', { id }),
    ),
  );
  engine.jobs.notify('campaign');
  const failure = () =>
    logged().find(({ msg }) => msg === 'the job "campaign" failed and will be tried again');
  await until(async () => failure() !== undefined);
  await sql`alter table campaign_away rename to campaign`.execute(server.database);
  expect(failure()).toMatchObject({ trace: 'b'.repeat(32), about: { id } });
});

it('a slow query is logged without its values, under the id of what it belongs to', async () => {
  const { withTrace, currentTrace } = await import('../../../server/base/trace.ts');
  const found: (SlowQuery & { trace: string | undefined })[] = [];
  const database = connect(server.connection, {
    max: 1,
    slow: { fromMs: 40, notify: (query) => void found.push({ ...query, trace: currentTrace() }) },
  });
  await withTrace(TRACE, () =>
    sql`select pg_sleep(0.05), ${'a secret'}::text, 'another' as "n"`.execute(database),
  );
  await sql`select 1`.execute(database);
  expect(poolFigures(database)).toMatchObject({ open: 1, waiting: 0, slow: 1 });
  await database.destroy();
  expect(found).toEqual([
    { sql: 'select pg_sleep(?), $1::text, ? as "n"', ms: expect.any(Number), trace: TRACE },
  ]);
  expect(found[0]?.ms).toBeGreaterThanOrEqual(40);
});

it('normalises statements: values and long lists are left out', () => {
  expect(loggedSql(`select *  from t\n where a = 'it''s' and b in ($1, $2, $3, $4) limit 10`)).toBe(
    'select * from t where a = ? and b in ($1, …) limit ?',
  );
  expect(loggedSql(`select col1, $$body 'x'$$ from t2 where n = 1.5`)).toBe(
    'select col1, ? from t2 where n = ?',
  );
  expect(loggedSql('x'.repeat(3_000))).toHaveLength(1_001);
});
