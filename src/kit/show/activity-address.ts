import type { Identifier } from 'react-admin';

/** The address of who did what. */
export const ACTIVITY = '/activity';

/** The address of what was done with one record. */
export const activityOf = (resource: string, id: Identifier): string =>
  `${ACTIVITY}?${new URLSearchParams({ resource, record: String(id) })}`;
