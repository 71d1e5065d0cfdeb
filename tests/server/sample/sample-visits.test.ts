import { expect, it } from 'vitest';
import { readSample } from '../../../server/sample/sample-data.ts';

const appointments = await readSample('appointments');
const bookings = await readSample('bookings');
const reviews = await readSample('reviews');
const customers = new Map((await readSample('customers')).map((one) => [`id:${one.key}`, one]));
const orders = new Map((await readSample('orders')).map((one) => [`id:${one.key}`, one]));

it('a new office sees three weeks of appointments, none of them overbooked', () => {
  expect(appointments).toHaveLength(40);
  for (const { key, values } of appointments) {
    const theirs = bookings.filter((one) => one.values.appointment === `id:${key}`);
    expect(theirs).toHaveLength(Number(values.booked));
    expect(values.booked).toBeLessThanOrEqual(Number(values.capacity));
    expect(new Set(theirs.map((one) => one.values.user)).size).toBe(theirs.length);
    expect(values.tour === null).toBe(values.address !== null);
  }
  expect(new Set(appointments.map(({ values }) => values.tour)).size).toBeGreaterThan(2);
});

it('a new office sees sixty reviews, each by another customer, some of an order that has arrived', () => {
  expect(new Set(reviews.map(({ values }) => values.user)).size).toBe(60);
  expect(new Set(reviews.map(({ values }) => values.rating)).size).toBe(5);
  for (const { values } of reviews) {
    const { firstName } = customers.get(String(values.user))?.values ?? {};
    expect(values.author).toMatch(/^\p{Lu}[\p{L}-]* \p{Lu}\.$/u);
    // Authors are named in Latin letters, some customers in Arabic ones.
    if (/^\p{Script=Latin}/u.test(String(firstName))) {
      expect(String(values.author).startsWith(`${firstName} `)).toBe(true);
    }
    if (values.order === null) continue;
    const order = orders.get(String(values.order));
    expect(order?.values.user).toBe(values.user);
    expect(order?.steps.at(-1)?.[0]).toBe('finish');
  }
  expect(reviews.some(({ values }) => values.order !== null)).toBe(true);
});
