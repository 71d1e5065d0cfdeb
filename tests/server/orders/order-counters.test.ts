import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPeople } from '../../../bench/insert-people.ts';
import { resources as registry } from '../../../domain/resources/registry.ts';
import { MODULES } from '../../../server/app.ts';
import type { DB } from '../../../server/database/database-types.ts';
import { openResources } from '../../../server/resources/engine.ts';
import { type RawQuery, readListQuery } from '../../../server/resources/list-query.ts';
import { addendsOf } from '../../../server/resources/list-records.ts';
import type { Client } from '../../support/client.ts';
import { type OwnDatabase, ownDatabase } from '../../support/own-database.ts';
import { addCustomer, placeOrder } from '../../support/records.ts';
import { addPerson, signIn, signInAs, startServer, type TestServer } from '../../support/server.ts';

describe('the counters', () => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase();
    await insertPeople(own.database, { customers: 5, staff: 1 });
  });
  afterAll(() => own.close());

  /** Kinds of orders, or of users, whose counters differ from what a scan finds. */
  async function wrongIn(database: Kysely<DB>): Promise<readonly unknown[]> {
    const KIND = sql.raw(`trip_group, stage, finished, paid, verified, sms_sent, with_bill,
      with_declaration, with_ticket, delivery, payment`);
    const { rows: ofOrders } = await sql`
      select ${KIND}, sum(records) as records, sum(packages), sum(grams), sum(due_cents)
      from (
        select ${KIND}, records, packages, grams, due_cents from order_counters
        union all
        select ${KIND}, -1, -package_count, -weight_grams,
          case when paid or total_cents is null then 0
            else -greatest(total_cents - coalesce(deposit_cents, 0), 0) end
        from orders where deleted_at is null
      ) as counted group by ${KIND}
      having sum(records) <> 0 or sum(packages) <> 0 or sum(grams) <> 0 or sum(due_cents) <> 0
    `.execute(database);
    const { rows: ofUsers } = await sql`
      select role, status, tour_id, sum(records) as records
      from (
        select role, status, tour_id, records from user_counters
        union all select role, status, tour_id, -1 from users
      ) as counted group by 1, 2, 3 having sum(records) <> 0
    `.execute(database);
    return [...ofOrders, ...ofUsers];
  }

  const flag = fc.boolean();
  const change = fc.record({
    stage: fc.constantFrom('Validation', 'facturation', 'tracking'),
    group: fc.constantFrom('A', 'B'),
    paid: flag,
    verified: flag,
    packages: fc.nat({ max: 9 }),
    grams: fc.nat({ max: 30_000 }),
    total: fc.option(fc.nat({ max: 90_000 })),
    deposit: fc.option(fc.nat({ max: 90_000 })),
    isBinned: flag,
  });
  type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;
  /** What one statement does: to one order, or to all that have a number of the same remainder. */
  const statement = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ does: fc.constant('insert'), to: change, rows: fc.nat(4) }),
    },
    {
      weight: 6,
      arbitrary: fc.record({ does: fc.constant('update'), to: change, rows: fc.nat(4) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('delete'), to: change, rows: fc.nat(4) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('block'), to: change, rows: fc.nat(4) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ does: fc.constant('people'), to: change, rows: fc.nat(1) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ does: fc.constant('fold'), to: change, rows: fc.nat(1) }),
    },
  );
  type Statement = typeof statement extends fc.Arbitrary<infer Value> ? Value : never;
  const transaction = fc.record({
    statements: fc.array(statement, { minLength: 1, maxLength: 4 }),
    ends: fc.constantFrom('commit', 'commit', 'rollback', 'partly'),
  });

  /** Every transaction writes its own orders, so that none waits for another one's. */
  let shares = 0;
  const setTo = ({ stage, group, ...to }: Change) => sql`
    trip_group = ${group}, stage = ${group === 'B' ? 'tracking' : stage}, paid = ${to.paid},
    verified = ${to.verified}, package_count = ${to.packages}, weight_grams = ${to.grams},
    total_cents = ${to.total}, deposit_cents = ${to.deposit},
    deleted_at = ${to.isBinned ? sql`now()` : sql`null`}`;

  async function carryOut(
    database: Kysely<DB>,
    share: number,
    { does, to, rows }: Statement,
  ): Promise<void> {
    const mine = sql`recipient_first_name = ${`Bahn ${share % 3}`}`;
    if (does === 'insert') {
      await sql`
        insert into orders (id, code, trip_group, stage, sender_id, recipient_first_name,
          recipient_phone, package_count, weight_grams, total_cents, paid)
        select gen_random_uuid(), 'Z-' || gen_random_uuid(), ${to.group}, 'tracking', id,
          ${`Bahn ${share % 3}`}, '+212611223344', ${to.packages}, ${to.grams}, ${to.total}, ${to.paid}
        from users limit ${rows + 1}
      `.execute(database);
    } else if (does === 'update') {
      await sql`update orders set ${setTo(to)}
        where ${mine} and abs(hashtext(code)) % 5 >= ${rows}`.execute(database);
    } else if (does === 'delete') {
      await sql`delete from orders where ${mine} and abs(hashtext(code)) % 5 = ${rows}`.execute(
        database,
      );
    } else if (does === 'block') {
      await sql`update users set status = ${to.paid ? 'active' : 'blocked'}
        where phone = (select phone from users order by code offset ${share % 3} limit 1)`.execute(
        database,
      );
    } else if (does === 'fold') {
      await fold(database);
    } else {
      // A customer of this transaction alone, whom others do not wait for.
      await sql`
        with fresh as (
          insert into users (id, code, role, status, first_name, last_name, phone)
          select gen_random_uuid(), 'Z-' || gen_random_uuid(), 'customer', 'active', 'Frisch', 'Neu',
            '+49' || (1500000000 + floor(random() * 99999999))::bigint
          returning id
        ) select * from fresh
      `.execute(database);
    }
  }

  const fold = async (database: Kysely<DB>): Promise<void> => {
    await sql`select fold_order_counters(), fold_user_counters()`.execute(database);
  };

  const UNPAID: Change = {
    stage: 'tracking',
    group: 'A',
    paid: false,
    verified: false,
    packages: 1,
    grams: 1000,
    total: 100,
    deposit: null,
    isBinned: false,
  };

  class Undone extends Error {}

  async function run(
    database: Kysely<DB>,
    { statements, ends }: { statements: readonly Statement[]; ends: string },
  ): Promise<void> {
    const share = shares++;
    const work = database.transaction().execute(async (inside) => {
      for (const [at, one] of statements.entries()) {
        await sql`savepoint one`.execute(inside);
        await carryOut(inside, share, one);
        if (ends === 'partly' && at % 2 === 0) await sql`rollback to savepoint one`.execute(inside);
      }
      if (ends === 'rollback') throw new Undone();
    });
    await work.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  }

  it('are what a scan finds, whatever was written side by side, undone or undone in part', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(transaction, transaction, transaction), { minLength: 1, maxLength: 4 }),
        async (rounds) => {
          for (const together of rounds) {
            await Promise.all(together.map((one) => run(own.database, one)));
          }
          expect(await wrongIn(own.database)).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
    const { rows } = await sql`select from orders limit 1`.execute(own.database);
    expect(rows).toHaveLength(1);
  });

  it('are the same when they are filled anew', async () => {
    await sql`select fill_order_counters(), fill_user_counters()`.execute(own.database);
    expect(await wrongIn(own.database)).toEqual([]);
  });

  it('let nobody wait for a transaction that writes orders of the same kind', async () => {
    const { database } = own;
    const insert = (inside: Kysely<DB>) =>
      carryOut(inside, 0, { does: 'insert', rows: 0, to: UNPAID });
    await insert(database);
    await database.transaction().execute(async (open) => {
      await insert(open);
      await database.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '2s'`.execute(other);
        await insert(other);
      });
      // Both have counted, and the one that is open has not committed yet.
      expect(await wrongIn(database)).toEqual([]);
    });
    expect(await wrongIn(database)).toEqual([]);
  });

  it('have a row for each kind after a transaction of many single writes has folded them', async () => {
    const { database } = own;
    const countRows = async () => {
      const { rows } = await sql<{ rows: number; kinds: number }>`
        select count(*)::integer as rows, count(distinct (role, status, tour_id))::integer as kinds
        from user_counters
      `.execute(database);
      return rows[0];
    };
    await database.transaction().execute(async (transaction) => {
      for (let at = 0; at < 20; at += 1) {
        await carryOut(transaction, at, { does: 'people', rows: 0, to: UNPAID });
      }
    });
    const left = await countRows();
    expect(left?.rows).toBeGreaterThan(left?.kinds ?? 0);
    await database.transaction().execute(fold);
    expect(await wrongIn(database)).toEqual([]);
    const folded = await countRows();
    expect(folded?.rows).toBe(folded?.kinds);
  });

  it('are emptied with the table', async () => {
    const { database } = own;
    await sql`truncate orders cascade`.execute(database);
    expect(await wrongIn(database)).toEqual([]);
    const { rows } = await sql`select from order_counters`.execute(database);
    expect(rows).toEqual([]);
  });
});

describe('a count or a total', () => {
  let server: TestServer;
  let clerk: Client;
  beforeAll(async () => {
    server = await startServer();
    clerk = await signInAs(server, 'admin');
    const user = (await addCustomer(server))._id;
    await placeOrder(server, { user, numofpackages: 2, wights: 1, priceTotal: '10.00' });
    await placeOrder(server, { user, numofpackages: 3, wights: 2, verified: true });
    // Nobody writes so; it shows who reads the counters.
    await sql`update order_counters set records = records + 1000, packages = packages + 5000`.execute(
      server.database,
    );
    await sql`update user_counters set records = records + 300`.execute(server.database);
  });
  afterAll(() => server.close());

  const countIn = async (path: string): Promise<number> =>
    (await clerk.get<{ count: number }>(path)).body.count;

  it.each(['', 'verified=false', 'tripGroup=A&paid=false&type=1', 'finish=false'])(
    'of all orders with %j is read from the counters',
    async (query) => {
      expect(await countIn(`commands?limit=1&${query}`)).toBeGreaterThan(1000);
      const { body } = await clerk.get<{ data: { count: number; packages: number } }>(
        `commands/totals?${query}`,
      );
      expect(body.data.count).toBeGreaterThan(1000);
      expect(body.data.packages).toBeGreaterThan(5000);
    },
  );

  it.each(['numofpackages=2', 'search=js', 'paid=false&recipient.phone=%2B212600000001'])(
    'of the orders with %j counts the orders',
    async (query) => {
      const answer = await clerk.get<{ count?: number }>(`commands?limit=1&${query}`);
      expect(answer.body.count).toBeLessThan(100);
    },
  );

  it('of all users, and of all that the overview counts, is read from the counters', async () => {
    expect(await countIn('auth/users?limit=1&role=customer')).toBeGreaterThan(300);
    const { body } = await clerk.get<{
      data: Record<string, { count: number; states?: Record<string, number> }>;
    }>('counts');
    expect(body.data.commands?.count).toBeGreaterThan(1000);
    expect(body.data['auth/users']?.states?.active).toBeGreaterThan(300);
  });

  it('of what one person may list counts what this person may list', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    const customer = await signIn(server, phone);
    for (const numofpackages of [1, 2]) await placeOrder(server, { user: id, numofpackages });
    // A page that is not the last, so that its count is a statement of its own.
    const { body } = await customer.get<{ count: number }>('commands?limit=1');
    expect(body.count).toBe(2);
  });

  it('of the bin counts the bin', async () => {
    const order = await placeOrder(server, {});
    await clerk.delete(`commands/${order._id}`);
    expect(await countIn('commands/bin?limit=1')).toBe(1);
  });
});

describe('a list query', () => {
  const resources = openResources(registry, MODULES);
  const orders = resources.get('commands');
  const definitions = new Map(Object.entries(registry));
  const areCounted = (query: RawQuery): boolean => {
    if (!orders) throw new Error('There are no orders.');
    const read = readListQuery(query, {
      definition: orders.definition,
      definitions,
      actor: { id: 'somebody', role: 'admin' },
    });
    return addendsOf(resources, orders, read).areCounters;
  };

  it.each([
    ['a flag', { smsToMa: 'true' }],
    ['a choice', { type: '2' }],
    ['any flag but one', { 'withBill[ne]': 'true' }],
    ['several stages', { commandMode: ['Validation', 'tracking'] }],
  ])('by %s is answered from the counters', (_by, query) => {
    expect(areCounted(query as RawQuery)).toBe(true);
  });

  it.each([
    ['a search', { search: 'amal' }],
    ['a trip', { trip: '018f0000-0000-7000-8000-000000000000' }],
    ['a flag and a recipient', { paid: 'true', 'recipient.phone': '+212611223344' }],
    ['a moment', { 'createdAt[gte]': '2026-01-01' }],
  ])('by %s counts the orders', (_by, query) => {
    expect(areCounted(query as RawQuery)).toBe(false);
  });
});
