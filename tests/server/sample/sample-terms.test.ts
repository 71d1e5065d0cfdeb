import { expect, test } from 'vitest';
import { berlinDay } from '../../../domain/berlin-clock.ts';
import { loadSample } from '../../../server/sample/load-sample.ts';
import type { WireOrder } from '../../support/records.ts';
import { addPerson, signIn, startServer } from '../../support/server.ts';

const NOW = new Date('2026-03-18T10:20:00Z');

type Version = { _id: string; number: number; effectiveFrom: string };

test('the orders of the sample week are under two versions of the terms, each under that of its day', async () => {
  await using server = await startServer({ clock: () => NOW });
  const { phone } = await addPerson(server, 'admin');
  await loadSample(server.app.engine, NOW);
  const clerk = await signIn(server, phone);
  const { data: versions } = (await clerk.get<{ data: readonly Version[] }>('agb')).body;
  const { data: orders } = (await clerk.get<{ data: readonly WireOrder[] }>('commands')).body;
  expect(orders).toHaveLength(600);
  for (const { terms, createdAt } of orders) {
    const version = versions.find(({ number }) => number === terms.number);
    expect(terms).toEqual({
      number: version?.number,
      from: version?.effectiveFrom,
      id: version?._id,
    });
    expect(String(terms.from) <= berlinDay(new Date(createdAt))).toBe(true);
  }
  const count = (number: number) => orders.filter(({ terms }) => terms.number === number).length;
  expect(count(2)).toBeGreaterThan(50);
  expect(count(1)).toBe(600 - count(2));
  for (const page of ['agb', 'impressum', 'privacy']) {
    const read = await fetch(`${server.url}/legal/${page}?lang=ar`);
    expect([read.status, read.headers.get('content-language')]).toEqual([200, 'ar']);
  }
});
