import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources as registry } from '../../../domain/resources/registry.ts';
import { LISTED_LINES, type ListedLineName } from '../../../domain/worklist/work-lines.ts';
import { MODULES } from '../../../server/app.ts';
import { openResources } from '../../../server/resources/engine.ts';
import { type RawQuery, readListQuery } from '../../../server/resources/list-query.ts';
import { pageStatement } from '../../../server/resources/list-records.ts';
import { lineStatement, parametersOfLine } from '../../../server/worklist/read-work-list.ts';
import { type OwnDatabase, ownDatabase } from '../../support/own-database.ts';

const resources = openResources(registry, MODULES);
const definitions = new Map(Object.entries(registry));
const actor = { id: 'somebody', role: 'admin' } as const;

let own: OwnDatabase;

/**
 * A carrier's 100,000 orders of 2,000 customers: most have arrived, the others are in all stages.
 */
beforeAll(async () => {
  own = await ownDatabase();
  await own.database.connection().execute(async (connection) => {
    // Created in one statement, with the sender's values in place: a trigger per row would only
    // take longer.
    await sql`set session_replication_role = replica`.execute(connection);
    // A row whose transaction may still be lost counts as visible to nobody, also to `vacuum`.
    await sql`set synchronous_commit = on`.execute(connection);
    await sql`
      insert into users (id, code, role, status, first_name, last_name, phone, city_name, tour_name, search)
      select gen_random_uuid(), 'K-' || n, 'customer', 'active', 'Vorname' || n % 97, 'Name' || n,
        '+4915' || (100000000 + n), 'Stadt' || n % 60, 'Tour ' || n % 8, 'name' || n
      from generate_series(1, 2000) as n
    `.execute(connection);
    await sql`
      insert into orders (id, code, trip_group, stage, finished, sender_id, sender_code, sender_name,
        sender_phone, sender_city, sender_tour, sender_search, recipient_first_name, recipient_phone,
        recipient_address, destination, city_rank, package_count, weight_grams, with_bill, created_at)
      select gen_random_uuid(), 'JS-' || n, case when n % 4 = 0 then 'B' else 'A' end,
        case when n % 4 = 0 or n % 100 < 70 then 'tracking' when n % 100 < 85 then 'Validation' else 'facturation' end,
        n % 100 < 65, u.id, u.code, u.name, u.phone, u.city_name, u.tour_name, u.search,
        'Vorname' || n % 113, '+2126' || (10000000 + n), 'Stadt ' || n % 40, 'Stadt ' || n % 40, n % 13, n % 9, n % 30000,
        n % 50 = 0, now() - n * interval '3 minutes'
      from generate_series(1, 100000) as n
      join (select *, row_number() over () as place from users) as u on u.place = n % 2000 + 1
    `.execute(connection);
  });
  await sql`vacuum analyze orders`.execute(own.database);
  await sql`vacuum analyze users`.execute(own.database);
});
afterAll(() => own.close());

const STAGES = {
  validation: 'tripGroup=A&commandMode=Validation',
  warehouse: 'tripGroup=A&commandMode=facturation',
  'the road': 'tripGroup=A&commandMode=tracking&finish=false',
  'what has arrived': 'tripGroup=A&commandMode=tracking&finish=true',
};

const SORTS = [
  'user.name',
  'recipient.name',
  'user.cityName',
  'recipient.address',
  'destination',
  'createdAt',
  'numofpackages',
  'wights',
  'user.code',
  'user.tour.Tname',
];

type Node = {
  'Node Type': string;
  'Index Name'?: string;
  'Parent Relationship'?: string;
  Plans?: Node[];
};

/** The nodes that read orders; the state of the writes is a separate look-up of one row. */
const nodesOf = (node: Node): readonly Node[] => [
  node,
  ...(node.Plans ?? [])
    .filter((plan) => plan['Parent Relationship'] !== 'InitPlan')
    .flatMap(nodesOf),
];

async function nodesRead(statement: RawBuilder<unknown>): Promise<readonly Node[]> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`
    explain (format json) ${statement}
  `.execute(own.database);
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error('PostgreSQL showed no plan.');
  return nodesOf(plan.Plan);
}

async function requestOf(parameters: RawQuery) {
  const commands = resources.get('commands');
  if (!commands) throw new Error('There are no orders.');
  const query = readListQuery(parameters, { definition: commands.definition, definitions, actor });
  return { commands, query: (await commands.hooks.listing?.(query, own.database)) ?? query };
}

async function planOf(queryString: string): Promise<readonly Node[]> {
  const { commands, query } = await requestOf(Object.fromEntries(new URLSearchParams(queryString)));
  return nodesRead(pageStatement(resources, commands, query));
}

const cases = Object.entries(STAGES).flatMap(([stage, query]) =>
  SORTS.flatMap((sort) => [
    [stage, sort, `${query}&sort=${sort}`] as const,
    [stage, `-${sort}`, `${query}&sort=-${sort}`] as const,
  ]),
);

describe('a page of ten orders', () => {
  test.each(cases)('of %s sorted by %s is one scan of one index', async (_stage, _sort, query) => {
    const nodes = await planOf(`${query}&page=1&limit=10`);
    expect(nodes.map((node) => node['Node Type'])).toEqual(['Limit', 'Index Scan']);
  });

  test('on the road in city order is one scan of its own index', async () => {
    const nodes = await planOf(`${STAGES['the road']}&page=1&limit=10`);
    expect(nodes.map((node) => node['Index Name']).filter(Boolean)).toEqual(['orders_on_the_road']);
  });

  test.each(['withBill', 'withDeclar', 'withTicket'])('with %s is one scan too', async (flag) => {
    const nodes = await planOf(`${flag}=true&sort=user.name&page=1&limit=10`);
    expect(nodes.map((node) => node['Node Type'])).toEqual(['Limit', 'Index Scan']);
  });

  test('of group B by name, and of all by age, is one scan too', async () => {
    for (const query of ['tripGroup=B&finish=false&sort=user.name', '']) {
      const nodes = await planOf(`${query}&page=1&limit=10`);
      expect(nodes.map((node) => node['Node Type'])).toEqual(['Limit', 'Index Scan']);
    }
  });

  test('found by a search reads the search index and not every order', async () => {
    // A text that the statistics cannot contain: their sample is random.
    const nodes = await planOf('search=nobody1234&page=1&limit=10');
    expect(nodes.map((node) => node['Index Name'])).toContain('orders_search');
  });
});

describe('a line of the work list', () => {
  const lines = (Object.keys(LISTED_LINES) as ListedLineName[]).filter(
    (line) => LISTED_LINES[line].resource === 'commands',
  );

  const indexOf = (line: ListedLineName): string => {
    if (line === 'newOrders') return 'orders_all_by_age';
    return line === 'unpaid' ? 'orders_unpaid' : 'orders_unfinished';
  };

  test.each(lines)('%s is counted in its index alone', async (line) => {
    const [from, to] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
    const times = { since: new Date(Date.now() - 3_600_000).toISOString(), today: { from, to } };
    const { commands, query } = await requestOf(parametersOfLine(line, times));
    const nodes = await nodesRead(lineStatement(resources, commands, { line, query }));
    const scans = nodes.filter((node) => node['Node Type'].includes('Scan'));
    expect(scans).toMatchObject([{ 'Node Type': 'Index Only Scan', 'Index Name': indexOf(line) }]);
  });
});
