import type { QueryExecutor } from 'kysely';
import { expect, test, vi } from 'vitest';
import { checkTable, customersTable, sendTable, takeStep } from '../../support/import-table.ts';
import { signInAs, startServer } from '../../support/server.ts';

const ROWS = 100;
/** Statements for each row: found and locked, referred to, signed out, forgotten as an author, deleted. */
const MOST_OF_A_ROW = 5;
/** Those of the call and of its run, whatever it has. */
const MOST_BESIDE = 40;

test('an import is taken back by few statements a row, and recorded for many rows at once', async () => {
  await using server = await startServer({ alone: true });
  const admin = await signInAs(server, 'admin');
  const columns = ['firstName', 'lastName', 'phone', 'cityName'];
  const read = await sendTable(admin, 'users', customersTable(ROWS, 0));
  await checkTable(server, admin, read, columns);
  await takeStep(server, admin, read, 'start');

  const executors = Object.getPrototypeOf(server.database.getExecutor()) as QueryExecutor;
  const query = vi.spyOn(executors, 'executeQuery');
  const undone = await takeStep(server, admin, read, 'undo');
  const sent = query.mock.calls.map(([{ sql }]) => sql);
  query.mockRestore();

  expect(undone.counts).toMatchObject({ removed: ROWS });
  expect(sent.length).toBeLessThanOrEqual(ROWS * MOST_OF_A_ROW + MOST_BESIDE);
  expect(sent.filter((text) => text.includes('audit_erase_values'))).toHaveLength(1);
  const { count } = await server.database
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('action', '=', 'delete')
    .where('resource', '=', 'users')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(ROWS);
});
