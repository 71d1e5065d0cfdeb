import { expect, it } from 'vitest';
import { calendarAt } from '../../../server/sample/calendar.ts';
import { sampleAppointments } from '../../../server/sample/sample-appointments.ts';
import type { SampleCustomer } from '../../../server/sample/sample-customers.ts';
import type { SampleOrder } from '../../../server/sample/sample-orders.ts';
import { sampleReviews } from '../../../server/sample/sample-reviews.ts';

const calendar = calendarAt(new Date('2026-11-24T12:00:00Z'));
const customers = Array.from({ length: 80 }, (_, n) => ({
  row: { id: `customer ${n}` },
  blocked: false,
  latinName: { firstName: 'Salma', lastName: 'Muster' },
})) as unknown as readonly SampleCustomer[];

const tours = [
  { id: 'tour 1', cities: ['Oujda'] },
  { id: 'tour 2', cities: ['Nador'] },
] as const;

it('a new office sees three weeks of appointments, none of them overbooked', () => {
  const { appointments, bookings } = sampleAppointments(calendar, { customers, tours });
  expect(appointments).toHaveLength(40);
  for (const { id, values } of appointments) {
    const theirs = bookings.filter((one) => one.values.appointment === id);
    expect(theirs).toHaveLength(Number(values.booked));
    expect(values.booked).toBeLessThanOrEqual(Number(values.capacity));
    expect(new Set(theirs.map((one) => one.values.user)).size).toBe(theirs.length);
    expect(values.tour === null).toBe(values.address !== null);
  }
  expect(new Set(appointments.map(({ values }) => values.tour))).toEqual(
    new Set([null, 'tour 1', 'tour 2']),
  );
});

const orders = Array.from({ length: 80 }, (_, n) => ({
  row: { id: `order ${n}`, sender_id: `customer ${n}`, finished: n % 2 === 0 },
})) as unknown as readonly SampleOrder[];

it('a new office sees sixty reviews, each by another customer, some of an order that has arrived', () => {
  const reviews = sampleReviews(calendar, { customers, orders });
  expect(new Set(reviews.map(({ values }) => values.user)).size).toBe(60);
  expect(reviews[0]?.values.author).toBe('Salma M.');
  expect(new Set(reviews.map(({ values }) => values.rating)).size).toBe(5);
  for (const { values } of reviews) {
    const number = Number(String(values.user).slice('customer '.length));
    expect(values.order).toBe(number % 2 === 0 ? `order ${number}` : null);
  }
});
