import { expect, test } from 'vitest';
import { placeOrder } from '../support/records.ts';
import { signInAs, startServer } from '../support/server.ts';

test.each(['application/json', 'text/plain', undefined])(
  'a client that labels an empty body as %s can still delete and use verbs',
  async (type) => {
    await using server = await startServer();
    const { token } = await signInAs(server, 'admin');
    const call = async (method: string, path: string, body?: string) =>
      (
        await fetch(`${server.url}/api/v1/${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
          ...(body === undefined ? {} : { body }),
        })
      ).status;
    const { _id } = await placeOrder(server);
    expect(await call('POST', `commands/${_id}/verify`)).toBe(200);
    expect(await call('PUT', `commands/${_id}`)).toBe(400);
    expect(await call('DELETE', `commands/${_id}`)).toBe(200);
    if (type === 'text/plain') expect(await call('POST', 'commands', 'a=1')).toBe(415);
  },
);

test('a client that sends an encoding other than UTF-8 is rejected, so no name is stored garbled', async () => {
  await using server = await startServer();
  const { token } = await signInAs(server, 'admin');
  const { _id } = await placeOrder(server);
  const { status } = await fetch(`${server.url}/api/v1/commands/${_id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: Uint8Array.from(Buffer.from('{"rechnr":"Fès"}', 'latin1')),
  });
  expect(status).toBe(400);
});

test('a form with a file creates the same record as JSON', async () => {
  await using server = await startServer();
  const admin = await signInAs(server, 'admin');
  const order = await placeOrder(server);
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const form = new FormData();
  form.append('frontId', new Blob([Buffer.from(pixel, 'base64')]), 'front.png');
  form.append('recipient.firstName', 'Zineb');
  form.append('content', '[{"desc":"Tee","qty":1,"price":"2"}]');
  form.append('paid', 'true');
  const { status, body } = await admin.put<{ data: Record<string, unknown> }>(
    `commands/${order._id}`,
    form,
  );
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    paid: true,
    recipient: { ...order.recipient, firstName: 'Zineb', name: 'Zineb' },
    content: [{ desc: 'Tee', qty: 1, price: '2.00' }],
  });
  expect(body.data.frontId).not.toBe('no-file');
  expect(body.data.faceId).toBe(body.data.frontId);
});
