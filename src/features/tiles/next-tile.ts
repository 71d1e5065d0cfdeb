type Place = {
  /** Index of the tile that has the focus; 0 is the first. */
  readonly at: number;
  readonly count: number;
  /** The number of tiles side by side. */
  readonly columns: number;
  /** Whether the tiles are laid out from right to left. */
  readonly isMirrored: boolean;
};

/** The tile that a key moves to, or `undefined` if there is none. */
export function nextTile(
  key: string,
  { at, count, columns, isMirrored }: Place,
): number | undefined {
  const forward = isMirrored ? -1 : 1;
  const last = count - 1;
  const isInLastRow = Math.floor(at / columns) === Math.floor(last / columns);
  const to = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    ArrowUp: at - columns,
    // The last row may end before the column that the focus comes from.
    ArrowDown: isInLastRow ? undefined : Math.min(at + columns, last),
    Home: 0,
    End: last,
  }[key];
  return to === undefined || to < 0 || to > last ? undefined : to;
}
