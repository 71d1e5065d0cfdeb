import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '../../domain/resources/commands.ts';
import { faq } from '../../domain/resources/faq.ts';
import { fakeBackEnd } from '../support/fake-back-end.ts';
import { orderOf } from '../support/sample-order.ts';

const API = 'http://back-end.test/api/v1';
const network = setupServer();
beforeAll(() => network.listen());
afterAll(() => network.close());

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${API}/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Web tests believe this back end, so it must reject what the server rejects. */
test('a page that sends what the server would reject is rejected by the fake back end', async () => {
  const order = orderOf({ _id: 'order-1', commandMode: 'Validation', verified: false });
  network.use(
    fakeBackEnd(API, [
      { definition: commands, rows: [order] },
      { definition: faq, rows: [] },
    ]).handler,
  );
  const rejected = async (method: string, path: string, body?: object) => {
    const answer = await call(method, path, body);
    return [answer.status, answer.body.code];
  };
  expect(await rejected('GET', 'commands?wights[gte]=1&paid=true&sort=-billCode')).toEqual([
    200,
    undefined,
  ]);
  expect(await rejected('GET', 'commands?priceSub=1')).toEqual([400, 'request.unknownField']);
  expect(await rejected('GET', 'commands?sort=history')).toEqual([400, 'request.unknownField']);
  expect(await rejected('PUT', 'commands/order-1', { wights: 'heavy' })).toEqual([
    422,
    'record.invalid',
  ]);
  expect(await rejected('PUT', 'commands/order-1', { surprise: 1 })).toEqual([
    422,
    'record.invalid',
  ]);
  expect(await rejected('PUT', 'commands/order-1', { wights: 3, __v: 7 })).toEqual([
    409,
    'record.stale',
  ]);
  expect(await rejected('PUT', 'commands/order-1', { commandMode: 'tracking' })).toEqual([
    409,
    'transition.forbidden',
  ]);
  expect(await rejected('POST', 'faq', {})).toEqual([422, 'record.invalid']);
  expect(await rejected('GET', 'commands/order-2')).toEqual([404, 'record.notFound']);
});

test('a page that changes a part of an order finds the other parts as they were', async () => {
  const order = orderOf({ _id: 'order-1' });
  const backEnd = fakeBackEnd(API, [{ definition: commands, rows: [order] }]);
  network.use(backEnd.handler);
  await call('PUT', 'commands/order-1', { recipient: { lastName: 'Probe' }, __v: order.__v });
  await call('POST', 'commands/order-1/verify', {});
  expect(backEnd.rows('commands')).toMatchObject([
    { recipient: { ...order.recipient, lastName: 'Probe' }, verified: true, __v: order.__v + 2 },
  ]);
});
