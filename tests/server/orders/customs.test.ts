import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { placeOrder, type WireOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Answer = { data: WireOrder; violations: Record<string, { code: string }> };

const CUSTOMS = {
  category: 'gift',
  idKind: 'passport',
  idNumber: 'C01X00T47',
  recipientCin: 'BE123456',
  vehicle: 'B-JI 2026',
  passage: '2026-11-24',
  captions: ['ar', 'es'],
};

const LINE = {
  desc: 'Fahrrad / Vélo',
  legal: 2,
  notice: '80.00',
  unitValue: '40.00',
  weight: 12.5,
  condition: 'used',
  hsCode: '871200',
  origin: 'CN',
};

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const put = (order: WireOrder, changes: object) =>
  clerk.put<Answer>(`commands/${order._id}`, changes);

test('a clerk reads back all that was declared for customs', async () => {
  const order = await placeOrder(server);
  expect(order.customs).toMatchObject({ category: null, idNumber: null, captions: [] });
  const changes = { customs: CUSTOMS, declarationConten: [LINE] };
  expect((await put(order, changes)).status).toBe(200);
  const { body } = await clerk.get<Answer>(`commands/${order._id}`);
  expect(body.data).toMatchObject(changes);
  const emptied = await put(body.data, { customs: { ...CUSTOMS, idNumber: null, captions: [] } });
  expect(emptied.body.data.customs).toMatchObject({ idNumber: null, captions: [] });
});

test('another client that knows only what the specification names loses and breaks nothing', async () => {
  const order = await placeOrder(server, { customs: CUSTOMS });
  const line = { desc: 'Schuhe', legal: 1, notice: '30.00' };
  const { status, body } = await put(order, { declarationConten: [line] });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ customs: CUSTOMS, declarationConten: [line] });
});

test('a clerk reads what customs could not read', async () => {
  const order = await placeOrder(server);
  const { status, body } = await put(order, {
    customs: { idNumber: 'C01X00T47', recipientCin: 'nine' },
    declarationConten: [{ ...LINE, hsCode: '12', origin: 'XX' }],
  });
  expect(status).toBe(422);
  expect(body.violations).toMatchObject({
    'customs.idKind': { code: 'required' },
    'customs.recipientCin': { code: 'notACin' },
    'declarationConten.0.hsCode': { code: 'notAnHsCode' },
    'declarationConten.0.origin': { code: 'notACountry' },
  });
});

test('the audit trail and the history say that a number was changed, and not to what', async () => {
  const order = await placeOrder(server);
  await put(order, { customs: CUSTOMS });
  await put(order, { customs: { idNumber: 'D99X11T22' } });
  const entries = await server.database
    .selectFrom('audit_entry')
    .select('changes')
    .where('record_id', '=', order._id)
    .execute();
  const { body } = await clerk.get<Answer>(`commands/${order._id}`);
  const written = JSON.stringify([entries, body.data.history]);
  expect(written).toContain('customs.idNumber');
  expect(written).toContain('B-JI 2026');
  expect(written).not.toMatch(/C01X00T47|D99X11T22|BE123456/);
});

test('nobody finds an order by a number of identity', async () => {
  await placeOrder(server, { customs: { ...CUSTOMS, idNumber: 'Z77FINDME' } });
  const found = await clerk.get<{ count: number }>('commands?search=Z77FINDME');
  expect(found.body.count).toBe(0);
  expect((await clerk.get('commands?customs.idNumber=Z77FINDME')).status).toBe(400);
});
