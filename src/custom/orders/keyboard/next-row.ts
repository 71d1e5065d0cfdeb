type Place = {
  /** Where the focus is: 0 for the first row. */
  readonly at: number;
  readonly count: number;
  /** How many rows a page of the screen shows. */
  readonly page: number;
};

/** The row that a key leads to, or `undefined` where the key leads to none. */
export function nextRow(key: string, { at, count, page }: Place): number | undefined {
  const to = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - page,
    PageDown: at + page,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}
