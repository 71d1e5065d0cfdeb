import type { Appointment } from '../../../domain/resources/appointments.ts';
import type { Booking } from '../../../domain/resources/bookings.ts';
import type { Sheet, SheetSource } from '../../kit/export/sheet.ts';
import { timesText } from './appointment-dates.ts';

type Row = { readonly appointment: Appointment; readonly booking: Booking | undefined };

/** The names of its columns. */
type DayLabels = {
  readonly [Name in 'name' | 'time' | 'kind' | 'place' | 'customer' | 'phone' | 'note']: string;
};

type Texts = {
  readonly labels: DayLabels;
  readonly kindOf: (kind: string) => string;
  readonly rightToLeft: boolean;
};

/**
 * The customers of some appointments as a table for the counter, in the order of the times. An
 * appointment that nobody has booked is there too.
 */
export function daySheet(
  appointments: readonly Appointment[],
  bookings: readonly Booking[],
  { labels, kindOf, rightToLeft }: Texts,
): Sheet {
  const booked = bookings.filter(({ status }) => status === 'booked');
  const ofEach = Map.groupBy(booked, ({ appointment }) => appointment?._id);
  const ordered = appointments.toSorted((a, b) => a.start.localeCompare(b.start));
  const rows = ordered.flatMap((appointment): readonly Row[] => {
    const theirs = ofEach.get(appointment.id) ?? [undefined];
    return theirs.map((booking) => ({ appointment, booking }));
  });
  const text = (label: string, value: (row: Row) => string | null | undefined) =>
    ({ label, kind: 'text', value: (row) => value(row) ?? '' }) satisfies SheetSource<Row>;
  const columns = [
    text(labels.time, ({ appointment }) => timesText(appointment)),
    text(labels.kind, ({ appointment }) => appointment.kind && kindOf(appointment.kind)),
    text(
      labels.place,
      ({ appointment: { address, tour, city } }) => address || tour?.Tname || city,
    ),
    text(labels.customer, ({ booking }) => booking?.user?.name),
    text(labels.phone, ({ booking }) => booking?.user?.phone),
    text(labels.note, ({ booking }) => booking?.note),
  ];
  return {
    name: labels.name,
    rightToLeft,
    columns: columns.map(({ label, kind }) => ({ label, kind })),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
  };
}
