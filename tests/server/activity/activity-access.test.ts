import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActivityEntry } from '../../../domain/activity/activity-entry.ts';
import { presentEntries } from '../../../server/activity/present-entries.ts';
import { entriesStatement, findEntry } from '../../../server/activity/read-entries.ts';
import { newId } from '../../../server/base/new-id.ts';
import { addCustomer, addTour, placeOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The entries as somebody may read them, whatever the call itself lets in. */
async function readBy(actor: { id: string; role: string }): Promise<readonly ActivityEntry[]> {
  const { database: executor, resources } = server.app.engine;
  const reading = { resources, actor, executor, locale: 'en' };
  const { rows } = await entriesStatement(reading, { limit: 100 }).execute(executor);
  return presentEntries(rows, reading);
}

it('shows of records and fields only what its reader may read of the records themselves', async () => {
  const office = await signInAs(server, 'admin');
  const [own, other] = [await addCustomer(server), await addCustomer(server)];
  await addTour(server);
  const order = await placeOrder(server, { user: own._id });
  const foreign = await placeOrder(server, { user: other._id });
  const change = { wights: 7, priceSub: '3.00', rechnr: 'R-7' };
  for (const { _id } of [order, foreign]) await office.put(`commands/${_id}`, change);
  await office.put(`commands/${order._id}`, { rechnr: 'R-8' });

  const customer = { id: own._id, role: 'customer' };
  const entries = await readBy(customer);
  const ofOrders = entries.filter(({ resource }) => resource === 'commands');
  expect(ofOrders.map(({ record }) => record._id)).toEqual([order._id, order._id]);
  // What the staff keeps for itself is left out, and so is a change of nothing else.
  expect(ofOrders[0]?.changes.map(({ path }) => path)).toEqual(['wights']);
  expect(JSON.stringify(entries)).not.toMatch(/R-7|R-8|3\.00|priceSub|rechnr/);
  expect(entries.some(({ resource }) => resource === 'users')).toBe(false);
  expect(ofOrders.every(({ undo }) => undo !== 'possible')).toBe(true);

  const hidden = await server.database
    .selectFrom('audit_entry')
    .select('id')
    .where('record_id', '=', foreign._id)
    .executeTakeFirstOrThrow();
  const { database, resources } = server.app.engine;
  expect(await findEntry(database, { resources, actor: customer }, hidden.id)).toBeUndefined();
  expect(await findEntry(database, { resources, actor: customer }, newId())).toBeUndefined();
});
