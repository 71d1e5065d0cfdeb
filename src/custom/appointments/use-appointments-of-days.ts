import { useGetList } from 'react-admin';
import { berlinMoment } from '../../../domain/berlin-clock.ts';
import { addDays } from '../../../domain/calendar-days.ts';
import type { Appointment } from '../../../domain/resources/appointments.ts';

/** More than stand in a week of the calendar; the calendar points out if there are more. */
const MOST = 500;

/** The appointments that lie in some consecutive days, those that began before included. */
export function useAppointmentsOfDays(days: readonly string[]) {
  const first = days[0] ?? '';
  const end = berlinMoment({ day: addDays(days.at(-1) ?? first, 1), minute: 0 });
  const { data, total, isPending, error, refetch } = useGetList<Appointment>('appointments', {
    filter: {
      end: { gt: berlinMoment({ day: first, minute: 0 }).toISOString() },
      start: { lt: end.toISOString() },
    },
    sort: { field: 'start', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
  return { data, isPending, error, refetch, isCut: (total ?? 0) > MOST };
}
