import type { Grants } from './grants.ts';
import type { Access } from './role.ts';

/** Of which records somebody has a right. */
export const SCOPE_NAMES = ['all', 'ownTour', 'ownCity', 'ownTrip', 'customers'] as const;
export type ScopeName = (typeof SCOPE_NAMES)[number];

/** The id of no record, and no city. */
const NONE = '00000000-0000-0000-0000-000000000000';

type Scoped = Exclude<ScopeName, 'all'>;

/** By which path a scope selects the records of a resource; a resource that is missing has no such scope. */
export const SCOPE_PATHS: Readonly<Record<Scoped, Readonly<Record<string, string>>>> = {
  ownTour: { commands: 'user.tour._id', tours: '_id', users: 'tour._id' },
  ownCity: { commands: 'destination' },
  ownTrip: { commands: 'trip', trips: '_id' },
  customers: { users: 'role' },
};

/** The scopes that a resource has. */
export const scopesOf = (resource: string): readonly ScopeName[] =>
  SCOPE_NAMES.filter((name) => name === 'all' || Object.hasOwn(SCOPE_PATHS[name], resource));

/** The records of a scope for one person, as a rule answers; `customers` are the roles of customers. */
export function accessIn(
  scope: ScopeName,
  resource: string,
  { own }: Grants,
  customers: readonly string[],
): Access {
  if (scope === 'all') return true;
  const paths = Object.hasOwn(SCOPE_PATHS, scope) ? SCOPE_PATHS[scope] : {};
  const path = Object.hasOwn(paths, resource) ? paths[resource] : undefined;
  if (path === undefined) return false;
  const values = {
    ownTour: own.tours,
    ownCity: own.cities,
    ownTrip: own.trips,
    customers,
  }[scope];
  // Whoever has none of them yet has an empty list.
  return { [path]: values.length > 0 ? [...values] : [NONE] };
}
