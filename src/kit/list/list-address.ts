/**
 * The address of a list that shows exactly the records that a filter finds. An empty one is named too:
 * without it a list filters as it did when it was last open.
 */
export const listAddress = (path: string, filter: Readonly<Record<string, unknown>>): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
