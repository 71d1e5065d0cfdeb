import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources as registry } from '../../../domain/resources/registry.ts';
import { searchTerms } from '../../../domain/search/search-terms.ts';
import { MODULES } from '../../../server/app.ts';
import { binResource } from '../../../server/orders/bin-resource.ts';
import { openResources } from '../../../server/resources/engine.ts';
import type { Resource } from '../../../server/resources/resource.ts';
import { ISSUED } from '../../../server/search/find-invoices.ts';
import { MESSAGES } from '../../../server/search/find-messages.ts';
import { isNarrow, type Searched, statementsOf } from '../../../server/search/latest-found.ts';
import { searchedResource } from '../../../server/search/searched-resource.ts';
import { type OwnDatabase, ownDatabase } from '../../support/own-database.ts';

const resources = openResources(registry, MODULES);
const reading = { resources, actor: { id: 'somebody', role: 'admin' } };

let own: OwnDatabase;
beforeAll(async () => {
  own = await ownDatabase();
});
afterAll(() => own.close());

function resourceOf(name: string): Resource {
  const resource = resources.get(name);
  if (!resource) throw new Error(`There is no resource ${name}.`);
  return resource;
}

function searched(resource: Resource, age: string): Searched {
  const found = searchedResource(reading, resource, { age });
  if (!found) throw new Error('An administrator may search everything.');
  return found;
}

const SEARCHED: readonly (readonly [string, Searched])[] = [
  ['orders', searched(resourceOf('commands'), 'created_at')],
  ['the bin', searched(binResource(resourceOf('commands')), 'deleted_at')],
  ['customers', searched(resourceOf('users'), 'created_at')],
  ['messages', MESSAGES],
  ['invoices', ISSUED],
];

/** The plan where reading every row is the last that the planner does: where it still does, no index fits. */
const planOf = (statement: ReturnType<typeof statementsOf>[number]): Promise<string> =>
  own.database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

const SOUGHT = ['JS-10001', 'fatima zahra', 'سكينة', 'Müller +4915112345678'].map((text) => ({
  text,
  terms: searchTerms(text),
}));

test.each(SEARCHED)('the latest of %s are read by their age', async (_name, among) => {
  for (const sought of SOUGHT) {
    expect(await planOf(statementsOf(among, sought)[0])).not.toContain('Seq Scan');
  }
});

test.each(SEARCHED)(
  'all %s are searched only where the latest do not suffice',
  async (_name, among) => {
    for (const sought of SOUGHT) {
      const conditions = (await planOf(statementsOf(among, sought)[2])).match(
        /One-Time Filter: .*/g,
      );
      expect(conditions).toEqual([
        expect.not.stringContaining('NOT'),
        expect.stringContaining('(NOT '),
      ]);
    }
  },
);

describe('where no other index can be read instead', () => {
  beforeAll(async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and (not i.indisunique or c.relname = 'message_of_conversation')
        and i.indrelid in ('orders'::regclass, 'users'::regclass, 'message'::regclass, 'invoices'::regclass)
    `.execute(own.database);
    for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(own.database);
  });

  test.each(SEARCHED)('%s are found by their words in either script', async (_name, among) => {
    for (const sought of SOUGHT) {
      const plan = await planOf(statementsOf(among, sought)[1]);
      expect(plan).not.toContain('Seq Scan');
      expect(plan).toMatch(/Bitmap Index Scan on \w+_(search|arabic)/);
    }
  });
});

test.each([
  ['oz', false],
  ['x oz', false],
  ['fes', true],
  ['oz fatima', true],
])('a search for %s goes to the index of all rows: %s', (text, is) => {
  expect(isNarrow({ text, terms: searchTerms(text) })).toBe(is);
});
