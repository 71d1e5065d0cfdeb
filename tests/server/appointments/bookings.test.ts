import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { addPerson, signIn, signInAs, startServer, type TestServer } from '../../support/server.ts';

type One = { data: { _id: string; booked: number; status: string; user: { _id: string } } };

let now = new Date('2026-11-24T12:00:00Z');
let server: TestServer;
let office: Client;
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

async function customer() {
  const { id, phone } = await addPerson(server, 'customer');
  return { id, client: await signIn(server, phone) };
}

async function appointment(given = {}): Promise<string> {
  const { status, body } = await office.post<One>('appointment', {
    start: '2026-12-01T09:00:00Z',
    end: '2026-12-01T10:00:00Z',
    address: 'Hafenstraße 1, Bremen',
    capacity: 2,
    ...given,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data._id;
}

const bookedOf = async (id: string) =>
  (await office.get<One>(`appointment/${id}`)).body.data.booked;

const book = (client: Client, of: string, rest = {}) =>
  client.post<One & { code: string }>('bookings', { appointment: of, ...rest });

describe('the places of an appointment', () => {
  it('are never more than there are, when fifty customers book ten at once', async () => {
    const of = await appointment({ capacity: 10 });
    const people = await Promise.all(
      Array.from({ length: 50 }, () => addPerson(server, 'customer')),
    );
    const answers = await Promise.all(people.map(({ id }) => book(office, of, { user: id })));
    const statuses = Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? ''}`);
    expect(statuses.get('201 ')).toHaveLength(10);
    expect(statuses.get('409 appointment.full')).toHaveLength(40);
    expect(await bookedOf(of)).toBe(10);
  }, 180_000);

  it('are given back by cancelling and deleting, and taken again by booking again', async () => {
    const of = await appointment();
    const [one, other, late] = [await customer(), await customer(), await customer()];
    const { _id } = (await book(one.client, of)).body.data;
    await book(other.client, of);
    expect(await bookedOf(of)).toBe(2);
    expect((await one.client.post(`bookings/${_id}/cancel`)).status).toBe(200);
    expect(await bookedOf(of)).toBe(1);
    const third = await book(late.client, of);
    expect(third.status).toBe(201);
    expect((await one.client.post(`bookings/${_id}/rebook`)).body.code).toBe('appointment.full');
    await office.delete(`bookings/${third.body.data._id}`);
    expect((await one.client.post(`bookings/${_id}/rebook`)).status).toBe(200);
    expect(await bookedOf(of)).toBe(2);
  });

  it('are one for each customer, who may come back after cancelling', async () => {
    const of = await appointment();
    const { client } = await customer();
    const { _id } = (await book(client, of)).body.data;
    const twice = await book(client, of);
    expect(twice).toMatchObject({ status: 422, body: { fields: { appointment: {} } } });
    await client.post(`bookings/${_id}/cancel`);
    expect((await book(client, of)).status).toBe(201);
    expect((await client.post(`bookings/${_id}/rebook`)).status).toBe(422);
    expect(await bookedOf(of)).toBe(1);
  });

  it('are not made fewer than those that are booked', async () => {
    const of = await appointment();
    await book((await customer()).client, of);
    await book((await customer()).client, of);
    const { status, body } = await office.put(`appointment/${of}`, { capacity: 1 });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['capacity']]);
    expect((await office.put(`appointment/${of}`, { capacity: 3 })).status).toBe(200);
  });

  it('keep their appointment from being deleted', async () => {
    const of = await appointment();
    await book((await customer()).client, of);
    expect((await office.delete(`appointment/${of}`)).body.code).toBe('record.inUse');
  });
});

describe('a customer', () => {
  it('books for themselves without saying so, and for nobody else', async () => {
    const of = await appointment();
    const [one, other] = [await customer(), await customer()];
    const { body } = await book(one.client, of);
    expect(body.data.user._id).toBe(one.id);
    expect((await book(other.client, of, { user: one.id })).status).toBe(403);
    expect((await other.client.get(`bookings/${body.data._id}`)).status).toBe(404);
    expect((await other.client.post(`bookings/${body.data._id}/cancel`)).status).toBe(404);
    expect((await other.client.get<{ count: number }>('bookings')).body.count).toBe(0);
    expect((await one.client.get<{ count: number }>('bookings')).body.count).toBe(1);
  });

  it('neither books nor leaves an appointment that has begun; the office does', async () => {
    const of = await appointment();
    const [one, other] = [await customer(), await customer()];
    const { _id } = (await book(one.client, of)).body.data;
    now = new Date('2026-12-01T09:00:00Z');
    expect((await book(other.client, of)).body.code).toBe('appointment.closed');
    expect((await one.client.post(`bookings/${_id}/cancel`)).body.code).toBe('appointment.closed');
    expect((await book(office, of, { user: other.id })).status).toBe(201);
    expect((await office.post(`bookings/${_id}/cancel`)).status).toBe(200);
    now = new Date('2026-11-24T12:00:00Z');
  });

  it('does not book what the office has closed', async () => {
    const of = await appointment({ open: false });
    expect((await book((await customer()).client, of)).body.code).toBe('appointment.closed');
  });
});

describe('the office', () => {
  it('says for whom it books', async () => {
    const { status, body } = await book(office, await appointment());
    expect([status, body]).toMatchObject([422, { fields: { user: {} } }]);
  });

  it('does not pass a booking on to somebody else', async () => {
    const [of, one, other] = [await appointment(), await customer(), await customer()];
    const { _id } = (await book(one.client, of)).body.data;
    const answer = await office.put(`bookings/${_id}`, { user: other.id });
    expect(answer.body.code).toBe('transition.forbidden');
    expect((await office.put(`bookings/${_id}`, { note: 'With a van' })).status).toBe(200);
  });
});
