/** The address of a list that shows exactly the records that a filter finds. */
export const listAddress = (path: string, filter: Readonly<Record<string, unknown>>): string =>
  Object.keys(filter).length === 0
    ? path
    : `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
