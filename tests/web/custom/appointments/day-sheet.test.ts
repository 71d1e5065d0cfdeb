import { expect, it } from 'vitest';
import type { Appointment } from '../../../../domain/resources/appointments.ts';
import type { Booking } from '../../../../domain/resources/bookings.ts';
import { daySheet } from '../../../../src/custom/appointments/day-sheet.ts';

const labels = {
  name: '2026-12-01',
  time: 'Zeit',
  kind: 'Art',
  place: 'Ort',
  customer: 'Kunde',
  phone: 'Telefon',
  note: 'Notiz',
};

const appointment = (id: string, start: string, end: string) =>
  ({ id, start, end, kind: 'dropOff', address: 'Hafenstraße 1' }) as Appointment;

const booking = (of: string, name: string, status = 'booked') =>
  ({ appointment: { _id: of }, user: { _id: name, name, phone: '+491511' }, status }) as Booking;

it('the counter gets every appointment of the day with those who come, in their order', () => {
  const { rows } = daySheet(
    [
      appointment('late', '2026-12-01T13:00:00Z', '2026-12-01T15:00:00Z'),
      appointment('early', '2026-12-01T08:00:00Z', '2026-12-01T10:00:00Z'),
    ],
    [booking('early', 'Salma'), booking('early', 'Yassine', 'cancelled'), booking('early', 'Omar')],
    { labels, kindOf: (kind) => kind, rightToLeft: false },
  );
  expect(rows).toEqual([
    ['09:00–11:00', 'dropOff', 'Hafenstraße 1', 'Salma', '+491511', ''],
    ['09:00–11:00', 'dropOff', 'Hafenstraße 1', 'Omar', '+491511', ''],
    ['14:00–16:00', 'dropOff', 'Hafenstraße 1', '', '', ''],
  ]);
});
