import type { SampleCustomer } from '../sample-customers.ts';
import type { SampleOrder } from '../sample-orders.ts';
import type { SampleTour } from '../sample-tours.ts';
import { CITIES_ON_THE_WAY, OTHER_CITIES } from '../vocabulary/moroccan-places.ts';
import type { Script } from './script.ts';

const DAY_MS = 86_400_000;
const CITIES = [...CITIES_ON_THE_WAY, ...OTHER_CITIES];

/** What the office has done with an order, and when. */
export type Did = (action: string) => Date | undefined;

type Line = { readonly at: string; readonly action: string };

/** The moments of an order, from its history. */
export function momentsOf({ row }: SampleOrder): Did {
  const lines = JSON.parse(String(row.history)) as readonly Line[];
  return (action) => {
    const line = lines.find((one) => one.action === action);
    return line && new Date(line.at);
  };
}

/** The city of an address in the script's letters, however it is spelt there. */
export function cityIn(address: string, isArabic: boolean): string {
  const city = CITIES.find(({ spellings, arabic }) =>
    [...spellings, arabic].some((name) => address.includes(name)),
  );
  const { spellings, arabic } = city ?? CITIES_ON_THE_WAY[0];
  return isArabic ? arabic : spellings[0];
}

/** The next departure after a moment: of a tour, or a week later if none is planned that far back. */
export function departureAfter(at: Date, tours: readonly SampleTour[]): Date {
  const soonest = at.getTime() + 2 * DAY_MS;
  const next = tours
    .map(({ values }) => Date.parse(String(values.startDate)))
    .filter((starts) => starts > soonest && starts < soonest + 24 * DAY_MS)
    .sort((one, other) => one - other)[0];
  return new Date(next ?? at.getTime() + 8 * DAY_MS);
}

/** The words for what stands in braces. */
export type Facts = Readonly<Record<string, string>>;

export type FactsOf = {
  readonly customer: SampleCustomer;
  readonly order: SampleOrder;
  readonly script: Script;
  readonly isArabic: boolean;
  readonly tours: readonly SampleTour[];
};

/** How many parcels an order has; nothing is entered yet for one that was only announced. */
export const parcelsOf = ({ row }: SampleOrder): number => Number(row.package_count) || 2;

/** What a line can say about a customer and an order at a moment. */
export const factsAt = (at: Date, { customer, order, script, isArabic, tours }: FactsOf): Facts => {
  const { row } = order;
  return {
    first: String(customer.row.first_name),
    last: String(customer.row.last_name),
    code: row.code,
    city: cityIn(String(row.recipient_address), isArabic),
    address: String(row.recipient_address),
    recipient: [row.recipient_first_name, row.recipient_last_name].filter(Boolean).join(' '),
    parcels: script.parcels(parcelsOf(order)),
    kilos: script.kilos(Number(row.weight_grams)),
    price: script.euros(Number(row.total_cents ?? 0)),
    date: script.day(departureAfter(at, tours)),
  };
};

/** A line with what is known in the place of its braces. */
export const filled = (line: string, facts: Facts): string =>
  line.replace(/\{(\w+)\}/g, (braces, name: string) => facts[name] ?? braces);
