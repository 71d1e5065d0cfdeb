import { expect, it } from 'vitest';
import { LOCALES } from '../../../domain/fields.ts';
import { tripName } from '../../../domain/trips/trip-name.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const TRIP = { name: 'A', description: 'Groupe A', createdAt: '2026-11-24T08:00:00Z' } as const;
const nameIn = (locale: (typeof LOCALES)[number], more: object = {}) =>
  tripName({ ...TRIP, ...more }, locale, NOW);

it('a trip is called by the day on which it passes the border, in the language of its reader', () => {
  expect(LOCALES.map((locale) => nameIn(locale, { passage: '2026-11-26' }))).toEqual([
    'Trip of 26 Nov',
    'Fahrt vom 26. Nov.',
    'Voyage du 26 nov.',
    'رحلة 26 نونبر',
  ]);
});

it('a trip without that day is called by the day on which it was opened, in Berlin', () => {
  expect(nameIn('en')).toBe('Trip of 24 Nov');
  expect(nameIn('en', { createdAt: '2026-11-24T23:30:00Z' })).toBe('Trip of 25 Nov');
});

it('a trip of another year says which', () => {
  expect(nameIn('en', { passage: '2025-07-03' })).toBe('Trip of 3 Jul 2025');
});

it('a trip that somebody has named keeps that name, and one of which nothing is known its group', () => {
  expect(nameIn('de', { description: 'Summer trip' })).toBe('Summer trip');
  expect(tripName({ name: 'B', description: 'Groupe B' }, 'de', NOW)).toBe('Groupe B');
  expect(tripName({ name: 'B' }, 'de', NOW)).toBe('B');
});
