import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import type { SampleCustomer } from './sample-customers.ts';
import { sampleId } from './sample-id.ts';
import type { SampleTour } from './sample-tours.ts';
import { randomFrom } from './vocabulary/random.ts';

type SampleContent = { readonly id: string; readonly at: Date; readonly values: Values };

const APPOINTMENTS = 40;
const MOST_BOOKED = 6;
const PLACES = [
  ['Bremen', 'Lagerhof 4, 28195 Bremen'],
  ['Hamburg', 'Speicherweg 12, 20457 Hamburg'],
  ['Frankfurt', 'Am Güterplatz 3, 60327 Frankfurt'],
] as const;

type PlacedTour = Pick<SampleTour, 'id' | 'cities'>;

/** Every seventh is where a tour begins, and customers fetch parcels there. */
function placeOf(number: number, tours: readonly PlacedTour[], depot: (typeof PLACES)[number]) {
  const tour = number % 7 === 4 ? tours[number % tours.length] : undefined;
  if (tour) return { kind: 'pickUp', tour: tour.id, city: tour.cities[0], address: null };
  return { tour: null, city: depot[0], address: depot[1] };
}

/** Two weeks and one that has passed in which customers bring and fetch parcels. */
export function sampleAppointments(
  calendar: Calendar,
  {
    customers,
    tours,
  }: { readonly customers: readonly SampleCustomer[]; readonly tours: readonly PlacedTour[] },
): {
  readonly appointments: readonly SampleContent[];
  readonly bookings: readonly SampleContent[];
} {
  const random = randomFrom('appointments');
  const active = customers.filter(({ blocked }) => !blocked);
  const all = Array.from({ length: APPOINTMENTS }, (_, number) => {
    const at = calendar.moment(20, random);
    const day = calendar.day(Math.floor(number / 2) - 6);
    const hour = 8 + (number % 2) * 5 + random.between(0, 2);
    const place = placeOf(number, tours, random.pick(PLACES));
    const id = sampleId(at, random);
    const people = random.shuffle(active).slice(0, random.between(0, MOST_BOOKED));
    const bookings = people.map(({ row }): SampleContent => {
      const values = { appointment: id, user: row.id, status: 'booked', note: null };
      return { id: sampleId(at, random), at, values: { ...values, remindedAt: null } };
    });
    const values = {
      kind: random.pick(['dropOff', 'dropOff', 'pickUp', 'other']),
      note: null,
      ...place,
      start: `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
      end: `${day}T${String(hour + 2).padStart(2, '0')}:00:00.000Z`,
      capacity: random.pick([6, 8, 10]),
      booked: people.length,
      open: true,
    };
    return { appointment: { id, at, values }, bookings };
  });
  return {
    appointments: all.map(({ appointment }) => appointment),
    bookings: all.flatMap(({ bookings }) => bookings),
  };
}
