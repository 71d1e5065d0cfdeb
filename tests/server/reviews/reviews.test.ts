import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RatingCounts } from '../../../domain/resources/reviews.ts';
import type { Client } from '../../support/client.ts';
import { placeOrder } from '../../support/records.ts';
import { addPerson, signIn, signInAs, startServer, type TestServer } from '../../support/server.ts';

type One = { data: Record<string, unknown> & { _id: string } };

let server: TestServer;
let office: Client;
beforeAll(async () => {
  server = await startServer();
  office = await signInAs(server, 'admin');
});
afterAll(() => server.close());

async function customer() {
  const { id, phone } = await addPerson(server, 'customer');
  return { id, client: await signIn(server, phone) };
}

async function arrived(user: string): Promise<string> {
  const { _id } = await placeOrder(server, { user, commandMode: 'tracking' });
  const { database } = server;
  await database.updateTable('orders').set({ finished: true }).where('id', '=', _id).execute();
  return _id;
}

const rating = async (client: Client, of = '') =>
  (await client.get<{ data: RatingCounts }>(`reviews/rating${of}`)).body.data;

describe('a customer', () => {
  it('reviews an order of theirs that has arrived, once, under a short name', async () => {
    const { id, client } = await customer();
    const order = await arrived(id);
    const { status, body } = await client.post<One>('reviews', {
      rating: 'fourStar',
      text: 'Alles heil angekommen.',
      order,
    });
    expect([status, body.data]).toMatchObject([201, { author: 'Karim P.', shown: true }]);
    const stored = await office.get<One>(`reviews/${body.data._id}`);
    expect(stored.body.data.user).toMatchObject({ _id: id });
    const again = await client.post('reviews', { rating: 'oneStar', order });
    expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([422, ['order']]);
    expect((await client.put(`reviews/${body.data._id}`, { text: 'Neu' })).status).toBe(403);
  });

  it('reviews neither an order of others, nor one on the road, nor nothing', async () => {
    const { id, client } = await customer();
    const foreign = await arrived((await customer()).id);
    const { _id: open } = await placeOrder(server, { user: id });
    const statuses = [];
    for (const order of [foreign, open, undefined]) {
      const { status, body } = await client.post('reviews', { rating: 'fiveStar', order });
      statuses.push([status, Object.keys(body.fields ?? {})]);
    }
    expect(statuses).toEqual([
      [422, ['order']],
      [409, ['order']],
      [422, ['order']],
    ]);
  });

  it('sets neither the name, nor the answer, nor who wrote it', async () => {
    const { id, client } = await customer();
    const order = await arrived(id);
    for (const given of [
      { author: 'The king' },
      { answer: 'Thanks' },
      { shown: false },
      { user: id },
    ]) {
      const { status, body } = await client.post('reviews', {
        rating: 'fiveStar',
        order,
        ...given,
      });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, Object.keys(given)]);
    }
  });

  it('may write a text of at most two thousand characters', async () => {
    const { id, client } = await customer();
    const order = await arrived(id);
    const answer = await client.post('reviews', {
      rating: 'oneStar',
      order,
      text: 'a'.repeat(2_001),
    });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['text']]);
  });
});

describe('a customer who requests their own reviews', () => {
  it('learns which orders they have reviewed, hidden ones too, and of nobody else', async () => {
    const { id, client } = await customer();
    const [order, hidden] = [await arrived(id), await arrived(id)];
    await client.post('reviews', { rating: 'twoStar', text: 'Spät', order });
    const { _id } = (await client.post<One>('reviews', { rating: 'oneStar', order: hidden })).body
      .data;
    await office.post(`reviews/${_id}/hide`);
    const own = await client.get<{ data: object[] }>('reviews/own');
    expect(own.body.data).toMatchObject([
      { order: hidden, rating: 'oneStar', text: null, answer: null },
      { order, rating: 'twoStar', text: 'Spät', answer: null },
    ]);
    const other = (await customer()).client;
    expect((await other.get<{ data: object[] }>('reviews/own')).body.data).toEqual([]);
    expect((await server.stranger.get('reviews/own')).status).toBe(401);
    expect((await client.get('reviews/own?user=1')).status).toBe(400);
  });
});

describe('the office', () => {
  it('enters a review for a customer, answers it, and takes the answer back', async () => {
    const { id } = await customer();
    const { body } = await office.post<One>('reviews', { rating: 'twoStar', user: id });
    expect(body.data).toMatchObject({ author: 'Karim P.', answeredAt: null });
    const answered = await office.put<One>(`reviews/${body.data._id}`, { answer: 'Danke' });
    expect(answered.body.data.answeredAt).toEqual(expect.any(String));
    const taken = await office.put<One>(`reviews/${body.data._id}`, { answer: null });
    expect(taken.body.data.answeredAt).toBeNull();
  });
});

describe('a review that is hidden', () => {
  it('is seen by the office alone, until it is shown again', async () => {
    const { _id } = (await office.post<One>('reviews', { rating: 'oneStar' })).body.data;
    const seen = async () => (await server.stranger.get(`reviews/${_id}`)).status;
    expect((await office.post(`reviews/${_id}/hide`)).status).toBe(200);
    expect([await seen(), (await office.get(`reviews/${_id}`)).status]).toEqual([404, 200]);
    expect((await server.stranger.post(`reviews/${_id}/unhide`)).status).toBe(401);
    expect((await office.post(`reviews/${_id}/unhide`)).status).toBe(200);
    expect(await seen()).toBe(200);
  });
});

describe('the public', () => {
  it('sees what is shown, and never who wrote it of which order', async () => {
    const { id } = await customer();
    const order = await arrived(id);
    const whole = { rating: 'oneStar', text: 'Zu spät', user: id, order };
    const shown = (await office.post<One>('reviews', whole)).body.data._id;
    const hidden = (await office.post<One>('reviews', { rating: 'oneStar', shown: false })).body
      .data;
    const list = await server.stranger.get<{ data: { _id: string }[] }>('reviews?limit=100');
    expect(list.body.data.map(({ _id }) => _id)).toContain(shown);
    expect(list.body.data.map(({ _id }) => _id)).not.toContain(hidden._id);
    expect((await server.stranger.get(`reviews/${hidden._id}`)).status).toBe(404);
    const one = await server.stranger.get<One>(`reviews/${shown}`);
    for (const record of [one.body.data, ...list.body.data]) {
      expect(Object.keys(record)).not.toEqual(expect.arrayContaining(['user']));
      expect(Object.keys(record)).not.toEqual(expect.arrayContaining(['order']));
      expect(JSON.stringify(record)).not.toMatch(new RegExp(`${id}|${order}|\\+212`));
    }
    for (const requested of [`user=${id}`, `order=${order}`, 'sort=user', 'fields=user']) {
      expect([requested, (await server.stranger.get(`reviews?${requested}`)).status]).toEqual([
        requested,
        400,
      ]);
    }
  });

  it('reads the distribution of what is shown; the office may ask for all', async () => {
    const before = await rating(server.stranger);
    const all = await rating(office, '?of=all');
    await office.post('reviews', { rating: 'fiveStar', shown: false });
    await office.post('reviews', { rating: 'threeStar' });
    const after = await rating(server.stranger);
    expect([after.fiveStar, after.threeStar, after.count]).toEqual([
      before.fiveStar,
      before.threeStar + 1,
      before.count + 1,
    ]);
    expect(await rating(server.stranger, '?of=all')).toEqual(after);
    expect((await rating(office, '?of=all')).count).toBe(all.count + 2);
    expect((await server.stranger.get('reviews/rating?of=some')).status).toBe(400);
  });
});
