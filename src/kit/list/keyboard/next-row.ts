type Place = {
  /** Index of the row that has the focus; 0 is the first. */
  readonly at: number;
  readonly count: number;
  /** The number of rows in a screen page. */
  readonly page: number;
};

/** The row that a key moves to, or `undefined` if there is none. */
export function nextRow(key: string, { at, count, page }: Place): number | undefined {
  const to = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - page,
    PageDown: at + page,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || count === 0 ? undefined : Math.max(0, Math.min(to, count - 1));
}
