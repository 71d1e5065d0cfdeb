import { isOneOf } from '../../../domain/is-one-of.ts';
import { CITY_STATUSES } from '../../../domain/resources/tours.ts';
import { isObject } from '../../../domain/validate.ts';

type CityStatus = (typeof CITY_STATUSES)[number];

/** A city of a tour and its status, if it has one. */
export type CityRow = { readonly city: string; readonly status: CityStatus | undefined };

/** The cities of a tour with their statuses, from the two lists of the wire. */
export function cityRows(cities: unknown, statuses: unknown): readonly CityRow[] {
  const entries = Array.isArray(statuses) ? statuses.filter(isObject) : [];
  return (Array.isArray(cities) ? cities : []).map((given: unknown) => {
    const city = typeof given === 'string' ? given : '';
    const status = entries.find((entry) => entry.city === city)?.status;
    return { city, status: isOneOf(CITY_STATUSES, status) ? status : undefined };
  });
}

/** The two lists of the wire. Only a city that has a name can have a status. */
export const cityValues = (rows: readonly CityRow[]) => ({
  Cities: rows.map(({ city }) => city),
  citiesStatus: rows.flatMap(({ city, status }) =>
    city !== '' && status !== undefined ? [{ city, status }] : [],
  ),
});

/** The statuses whose city the tour does not have, and their places: two people have changed one list each. */
export function strangersAmong(
  cities: unknown,
  statuses: unknown,
): readonly { readonly at: number; readonly city: string }[] {
  const known: readonly unknown[] = Array.isArray(cities) ? cities : [];
  return (Array.isArray(statuses) ? statuses : []).flatMap((entry: unknown, at) =>
    isObject(entry) && typeof entry.city === 'string' && !known.includes(entry.city)
      ? [{ at, city: entry.city }]
      : [],
  );
}
