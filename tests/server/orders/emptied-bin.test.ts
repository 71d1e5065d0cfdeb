import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { binSteps } from '../../support/bin-steps.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, placeOrder, type WireOrder } from '../../support/records.ts';
import { deliveryRow } from '../../support/sent-messages.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Many = { count: number; data: WireOrder[] };
type Delivery = { order: object | null; orders: readonly object[] };

const DAY_MS = 86_400_000;

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const { throwAway, restore, audited } = binSteps(() => ({ server, clerk }));

const storeDocument = async (on: TestServer, name: string) => {
  await on.app.blobs.put(name, Buffer.from('an ID card'));
  return name;
};
const giveFiles = (order: WireOrder, files: { front_file?: string; back_file?: string }) =>
  server.database.updateTable('orders').set(files).where('id', '=', order._id).execute();
const isStored = async (on: TestServer, name: string) =>
  (await on.app.blobs.stat(name)) !== undefined;

describe('an order that is removed for good', () => {
  test('takes its ID documents along, except those that another order or a user has', async () => {
    const [front, back, shared, photo] = await Promise.all(
      ['document-1.webp', 'document-2.pdf', 'document-3.webp', 'picture-1.webp'].map((name) =>
        storeDocument(server, name),
      ),
    );
    const order = await placeOrder(server, { frontId: front, backId: back });
    const twin = await placeOrder(server);
    const other = await placeOrder(server);
    // No clerk can make two orders share a document, but older records may.
    await giveFiles(twin, { front_file: String(shared), back_file: String(photo) });
    await giveFiles(other, { back_file: String(shared) });
    for (const one of [order, twin]) {
      await throwAway(one);
      expect((await clerk.delete(`commands/bin/${one._id}`)).status).toBe(200);
      expect((await restore(one)).status).toBe(404);
      expect((await audited(one)).at(-1)).toEqual(['erase', 'somebody']);
    }
    const stored = [front, back, shared, photo].map((name) => isStored(server, String(name)));
    expect(await Promise.all(stored)).toEqual([false, false, true, true]);
  });

  test('is named by no message any more, which goes on naming the others that it is about', async () => {
    const [first, second, only] = [
      await placeOrder(server),
      await placeOrder(server),
      await placeOrder(server),
    ];
    const about = (...orders: readonly WireOrder[]) => {
      const ids = orders.map(({ _id }) => _id);
      return deliveryRow({ order_id: ids[0] ?? null, order_ids: JSON.stringify(ids) });
    };
    const [both, reversed, alone] = [about(first, second), about(second, first), about(only)];
    await server.database.insertInto('outbox').values([both, reversed, alone]).execute();
    for (const order of [first, only]) {
      await throwAway(order);
      expect((await clerk.delete(`commands/bin/${order._id}`)).status).toBe(200);
    }
    const ordersOf = async ({ id }: { id: string }) => {
      const { body } = await clerk.get<{ data: Delivery }>(`deliveries/${id}`);
      return [body.data.order, body.data.orders];
    };
    const rest = { _id: second._id, billCode: second.billCode };
    expect(await ordersOf(both)).toEqual([rest, [rest]]);
    expect(await ordersOf(reversed)).toEqual([rest, [rest]]);
    expect(await ordersOf(alone)).toEqual([null, []]);
  });

  test('keeps its ID documents when its removal fails', async () => {
    await using own = await startServer();
    const admin = await signInAs(own, 'admin');
    const front = await storeDocument(own, 'document-4.webp');
    const order = await placeOrder(own, { frontId: front });
    await admin.delete(`commands/${order._id}`);
    // The database rejects it at the very end, at the commit.
    await sql`
      create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no room on the disk'; end $$
    `.execute(own.database);
    await sql`
      create constraint trigger refuse after delete on orders
      deferrable initially deferred for each row execute function refuse()
    `.execute(own.database);
    for (const path of [`commands/bin/${order._id}`, 'commands/bin']) {
      expect((await admin.delete(path)).status).toBe(500);
      expect(await isStored(own, front)).toBe(true);
    }
    await sql`drop trigger refuse on orders`.execute(own.database);
    expect((await admin.delete(`commands/bin/${order._id}`)).status).toBe(200);
    expect(await isStored(own, front)).toBe(false);
  });

  test('is removed with all others when the bin is emptied', async () => {
    await using own = await startServer();
    const admin = await signInAs(own, 'admin');
    const user = (await addCustomer(own))._id;
    const front = await storeDocument(own, 'document-7.webp');
    for (let number = 0; number < 120; number += 1) {
      const order = await placeOrder(own, { user, ...(number === 7 ? { frontId: front } : {}) });
      await admin.delete(`commands/${order._id}`);
    }
    const living = await placeOrder(own, { user });
    const answers = await Promise.all([
      admin.delete<{ status: string; count: number }>('commands/bin'),
      admin.delete<{ status: string; count: number }>('commands/bin'),
    ]);
    expect(answers.map(({ body }) => body.status)).toEqual(['success', 'success']);
    expect(answers.reduce((sum, { body }) => sum + body.count, 0)).toBe(120);
    expect((await admin.get<Many>('commands/bin')).body.count).toBe(0);
    expect((await admin.get<Many>('commands')).body.data.map(({ _id }) => _id)).toEqual([
      living._id,
    ]);
    expect(await isStored(own, front)).toBe(false);
  });
});

describe('an order that nobody restores', () => {
  afterEach(() => vi.useRealTimers());

  test('is removed by the server after thirty days, within the hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let now = new Date();
    await using own = await startServer({ clock: () => now });
    const admin = await signInAs(own, 'admin');
    const [old, young] = [await placeOrder(own), await placeOrder(own)];
    await storeDocument(own, 'document-8.webp');
    await admin.put(`commands/${old._id}`, { backId: 'document-8.webp' });
    await admin.delete(`commands/${old._id}`);
    now = new Date(now.getTime() + DAY_MS);
    await admin.delete(`commands/${young._id}`);
    const inBin = async () => (await admin.get<Many>('commands/bin')).body.data.map((o) => o._id);

    now = new Date(now.getTime() + 29 * DAY_MS - 60_000);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await inBin()).toEqual([young._id, old._id]);
    now = new Date(now.getTime() + 60_000);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await expect.poll(inBin).toEqual([young._id]);
    await expect.poll(() => isStored(own, 'document-8.webp')).toBe(false);
    const entries = await own.database
      .selectFrom('audit_entry')
      .select(['action', 'by_id', 'by_name'])
      .where('record_id', '=', old._id)
      .where('action', '=', 'erase')
      .execute();
    expect(entries).toEqual([{ action: 'erase', by_id: null, by_name: 'Jisr' }]);
  });
});
