import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources as registry } from '../../../domain/resources/registry.ts';
import {
  type EntryQuery,
  entriesStatement,
  latestStatement,
} from '../../../server/activity/read-entries.ts';
import { MODULES } from '../../../server/app.ts';
import { newId } from '../../../server/base/new-id.ts';
import { openResources } from '../../../server/resources/engine.ts';
import { type OwnDatabase, ownDatabase } from '../../support/own-database.ts';

const reading = {
  resources: openResources(registry, MODULES),
  actor: { id: 'somebody', role: 'admin' },
};

let own: OwnDatabase;
beforeAll(async () => {
  own = await ownDatabase();
});
afterAll(() => own.close());

const [from, to] = [new Date('2024-05-02'), new Date('2024-05-03')];

const PAGES: readonly (readonly [string, Omit<EntryQuery, 'limit'>, RegExp])[] = [
  ['everybody', {}, /audit_entry_by_age/],
  // Without statistics both cost the same, and each has the days as a condition.
  ['a day', { from, to }, /audit_entry_(by_age|of_resource)/],
  ['who has looked', { kind: 'views' }, /audit_entry_views/],
  ['a person', { person: newId() }, /audit_entry_of_person/],
  ['a kind of record', { resource: 'tours' }, /audit_entry_of_resource/],
  ['a record', { resource: 'tours', record: newId() }, /audit_entry_of_record/],
];

test('who changed each of some records last is read from the index of records', async () => {
  const statement = latestStatement(reading, { resource: 'tours', records: [newId(), newId()] });
  const plan = await own.database.transaction().execute(async (transaction) => {
    for (const way of ['seqscan', 'bitmapscan']) {
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(transaction);
    }
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/audit_entry_of_record/);
  expect(plan).not.toMatch(/Seq Scan on audit_entry/);
});

test.each(PAGES)('the entries of %s are read from their index', async (name, query, index) => {
  const statement = entriesStatement(reading, { ...query, limit: 50 });
  const plan = await own.database.transaction().execute(async (transaction) => {
    // In an empty table, sorting all of it costs as little as its first page.
    const sorting = name === 'everybody' || name === 'who has looked' ? ['sort'] : [];
    for (const way of ['seqscan', 'bitmapscan', ...sorting]) {
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(transaction);
    }
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Seq Scan on audit_entry entry/);
});
