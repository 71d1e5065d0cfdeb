import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from '../../server/database/database-types.ts';
import type { Client } from '../support/client.ts';
import { customersTable, readRun, sendTable } from '../support/import-table.ts';
import { ownProcess } from '../support/own-process.ts';
import { until } from '../support/started-server.ts';

const CUSTOMERS = 1_500;
const ERRORS = 15;
const SOUND = CUSTOMERS - ERRORS;
const PATHS = ['firstName', 'lastName', 'phone', 'cityName'];
/** The work of a process that died is taken up once its silence has been noticed. */
const TIMEOUT = { timeoutMs: 120_000, pauseMs: 50 };

const own = ownProcess();

const inState = (client: Client, id: string, state: string) =>
  until(async () => (await readRun(client, id)).state === state, TIMEOUT);

const underWay = (client: Client, id: string) =>
  until(async () => (await readRun(client, id)).done > 0, TIMEOUT);

/** What others see of the import just now. */
async function balance(database: Kysely<DB>) {
  const imported = await database
    .selectFrom('users')
    .select('id')
    .where('last_name', 'like', 'Probe%')
    .execute();
  const entries = await database
    .selectFrom('audit_entry')
    .select('action')
    .where('resource', '=', 'users')
    .where('action', 'in', ['create', 'delete'])
    .execute();
  const outcomes = await database
    .selectFrom('import_row')
    .select('number')
    .where('outcome', 'is not', null)
    .execute();
  const count = (action: string) => entries.filter((entry) => entry.action === action).length;
  return {
    customers: imported.length,
    outcomes: outcomes.length,
    created: count('create'),
    deleted: count('delete'),
  };
}

it('an import whose process is killed in the middle leaves nothing, and is done once by the next one', {
  timeout: 300_000,
}, async () => {
  const database = await own.openDatabase();
  try {
    const admin = await own.server.signIn();
    const before = await balance(database);
    const run = await sendTable(admin, 'users', customersTable(CUSTOMERS, ERRORS));
    const columns = PATHS.map((path, column) => ({ column, path }));
    await admin.put(`imports/${run._id}/mapping`, { columns, country: 'DE' });
    await inState(admin, run._id, 'checked');

    await admin.post(`imports/${run._id}/start`);
    await underWay(admin, run._id);
    await own.server.end('SIGKILL');
    expect(await balance(database)).toEqual(before);

    await own.restart();
    const again = await own.server.signIn();
    await inState(again, run._id, 'imported');
    expect(await balance(database)).toEqual({
      customers: SOUND,
      outcomes: CUSTOMERS,
      created: before.created + SOUND,
      deleted: before.deleted,
    });

    await again.post(`imports/${run._id}/undo`);
    await underWay(again, run._id);
    await own.server.end('SIGKILL');
    await own.restart();
    const last = await own.server.signIn();
    await inState(last, run._id, 'undone');
    expect(await balance(database)).toMatchObject({
      customers: 0,
      created: before.created + SOUND,
      deleted: before.deleted + SOUND,
    });
  } finally {
    await database.destroy();
  }
});
