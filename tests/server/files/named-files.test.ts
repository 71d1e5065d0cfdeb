import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { attachmentName } from '../../../server/blobs/stored-name.ts';
import { isNamed } from '../../../server/resources/named-files.ts';
import type { Client } from '../../support/client.ts';
import { machines } from '../../support/every-kind.ts';
import { definitions } from '../../support/every-resource.ts';
import { blobOf, formOf } from '../../support/forms.ts';
import { drawing } from '../../support/pictures.ts';
import { addCustomer, addTour, placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Rejected = { code: string; fields: Record<string, string> };
type Order = { data: WireOrder };

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer({ definitions });
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const store = async (kind: 'document' | 'picture', on = server): Promise<string> => {
  const name = `${kind}-${newId()}.png`;
  await on.app.blobs.put(name, await drawing());
  return name;
};
const isStored = async (name: unknown, on = server): Promise<boolean> =>
  (await on.app.blobs.stat(String(name))) !== undefined;
const put = (order: WireOrder, body: unknown) =>
  clerk.put<Order & Rejected>(`commands/${order._id}`, body);
/** Files whose removal is complete. */
const noted = (on = server) =>
  on.database.selectFrom('discarded_file').select('name').where('at', '<=', on.app.now()).execute();

test('a file is looked for only where its kind can be named', async () => {
  const requested = async (name: string): Promise<number> => {
    let count = 0;
    const watched = server.database.withPlugin({
      transformQuery({ node }) {
        count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await watched.transaction().execute((transaction) => {
      count = 0;
      return isNamed(transaction, server.app.engine, name);
    });
    return count;
  };
  expect(await requested(attachmentName()), 'an attachment: messages, and broadcasts').toBe(2);
  expect(await requested(`picture-${newId()}.png`)).toBeGreaterThan(1);
});

describe('a clerk who names a file', () => {
  test.each(['document-nope.jpg', 'anything', 'picture-nope.jpg', 'document-..jpg'])(
    'that is not stored (%s) is rejected at the field, and nothing changes',
    async (frontId) => {
      const order = await placeOrder(server);
      const { status, body } = await put(order, { frontId, paid: true });
      expect([status, body.code, Object.keys(body.fields)]).toEqual([
        422,
        'record.invalid',
        ['frontId'],
      ]);
      const { data } = (await clerk.get<Order>(`commands/${order._id}`)).body;
      expect(data).toMatchObject({ frontId: 'no-file', paid: false, __v: order.__v });
    },
  );

  test('that is not stored cannot create a new record with it either', async () => {
    const body = {
      firstName: 'Salma',
      lastName: 'M',
      phone: '+212661234500',
      photo: 'picture-1.png',
    };
    const answer = await clerk.post<Rejected>('auth/users', body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['photo']]);
  });

  test('of the other kind is rejected: a document is not a photo, a picture not an ID document', async () => {
    const [document, picture] = [await store('document'), await store('picture')];
    const customer = await addCustomer(server);
    const photo = await clerk.put(`auth/users/${customer._id}`, { photo: document });
    expect(photo.status).toBe(422);
    expect((await put(await placeOrder(server), { backId: picture })).status).toBe(422);
  });

  test('that is the ID document of another order is rejected, even while that order is in the bin', async () => {
    const front = await store('document');
    const owner = await placeOrder(server, { frontId: front });
    const other = await placeOrder(server);
    for (const side of ['frontId', 'backId']) {
      const { status, body } = await put(other, { [side]: front });
      expect([status, Object.keys(body.fields)]).toEqual([422, [side]]);
    }
    await clerk.delete(`commands/${owner._id}`);
    expect((await put(other, { frontId: front })).status).toBe(422);
  });

  test("may keep the record's own files: the whole record sent back, or its two sides swapped", async () => {
    const [front, back] = [await store('document'), await store('document')];
    const order = await placeOrder(server, { frontId: front, backId: back });
    const same = await put(order, { ...order, user: order.user._id });
    expect([same.status, same.body.data.__v]).toEqual([200, order.__v]);
    const { status, body } = await put(order, { frontId: back, backId: front });
    expect([status, body.data.frontId, body.data.backId]).toEqual([200, back, front]);
    expect([await isStored(front), await isStored(back)]).toEqual([true, true]);
  });
});

describe('a file that its record no longer names', () => {
  test('is removed when a new ID document replaces it', async () => {
    const [front, back] = [await store('document'), await store('document')];
    const order = await placeOrder(server, { frontId: front, backId: back });
    const { body } = await put(order, formOf({ frontId: blobOf(await drawing()) }) as unknown);
    expect(body.data.frontId).not.toBe(front);
    expect([await isStored(front), await isStored(back)]).toEqual([false, true]);
    expect(await isStored(body.data.frontId)).toBe(true);
    expect((await put(order, { backId: null })).body.data.backId).toBe('no-file');
    expect(await isStored(back)).toBe(false);
    expect(await noted()).toEqual([]);
  });

  test('stays if the change is rejected', async () => {
    const front = await store('document');
    const order = await placeOrder(server, { frontId: front });
    expect((await put(order, { frontId: 'no-file', numofpackages: -1 })).status).toBe(422);
    expect(await isStored(front)).toBe(true);
  });

  test('is removed with a deleted customer, but an ID document stays in the bin with its order', async () => {
    const [photo, front] = [await store('picture'), await store('document')];
    const customer = await addCustomer(server, { photo });
    expect((await clerk.delete(`auth/users/${customer._id}`)).status).toBe(200);
    expect(await isStored(photo)).toBe(false);
    const order = await placeOrder(server, { frontId: front });
    await clerk.delete(`commands/${order._id}`);
    expect(await isStored(front)).toBe(true);
    expect(await noted()).toEqual([]);
  });

  test('stays while another record shows it', async () => {
    const picture = await store('picture');
    const customer = await addCustomer(server, { photo: picture });
    const tour = await addTour(server, { pic: picture });
    await clerk.put(`auth/users/${customer._id}`, { photo: 'no-photo' });
    expect(await isStored(picture)).toBe(true);
    await clerk.put(`tours/${tour._id}`, { pic: null });
    expect(await isStored(picture)).toBe(false);
  });

  test('of a resource without any server code of its own is removed as well', async () => {
    const licence = await store('document');
    const made = await clerk.post<{ data: { _id: string } }>(machines.path, {
      plate: 'HB 1',
      licence,
    });
    expect(made.status).toBe(201);
    const again = await clerk.post<Rejected>(machines.path, { plate: 'HB 2', licence });
    expect([again.status, Object.keys(again.body.fields)]).toEqual([422, ['licence']]);
    await clerk.delete(`${machines.path}/${made.body.data._id}`);
    expect(await isStored(licence)).toBe(false);
  });

  test("is removed within the hour if the store fails at first, and the clerk's call succeeds", async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await using own = await startServer();
      const admin = await signInAs(own, 'admin');
      const front = await store('document', own);
      const order = await placeOrder(own, { frontId: front });
      const failing = vi.spyOn(own.app.blobs, 'delete').mockRejectedValueOnce(new Error('full'));
      const { status } = await admin.put(`commands/${order._id}`, { frontId: 'no-file' });
      expect([status, await isStored(front, own)]).toEqual([200, true]);
      expect(failing).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(3_600_000);
      await expect.poll(() => isStored(front, own)).toBe(false);
      await expect.poll(() => noted(own)).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});
