// A row of what the benches measure, and what it keeps to.

/** The most that a figure may be, by itself or in ratio to that of the peer. */
export type Bound = {
  readonly most?: number | undefined;
  readonly times?: number | undefined;
};

/** What a bench ends with if a figure is above its limit, and nothing else is wrong. */
export const ABOVE_LIMIT = 4;

export type Row = {
  /** Names the figure within its bench; the figure of the last release is found by it. */
  readonly name: string;
  readonly ours: number;
  readonly unit?: string;
  readonly digits?: number;
  /** What was measured beside it in the same run. Without a figure it gave up. */
  readonly peer?: { readonly name: string; readonly figure?: number | undefined };
  /** Where it is not that of the two figures, such as the median of ratios that were taken in pairs. */
  readonly ratio?: number | undefined;
  /** Above this a bench fails. */
  readonly limit?: Bound | undefined;
  /** What is aimed at beyond the limit. */
  readonly goal?: Bound | undefined;
};

/** How many times the peer's figure ours is; nothing where there is none or the peer gave up. */
export function ratioOf({ ours, peer, ratio }: Row): number | undefined {
  if (ratio !== undefined) return ratio;
  return peer?.figure ? ours / peer.figure : undefined;
}

function keepsToTimes({ ours, peer, ratio }: Row, times: number): boolean {
  if (ratio !== undefined) return ratio <= times;
  return peer?.figure !== undefined && ours <= peer.figure * times;
}

/** A missing figure keeps to no bound. */
export const keepsTo = (row: Row, { most, times }: Bound = {}): boolean =>
  (most === undefined || row.ours <= most) && (times === undefined || keepsToTimes(row, times));

/** A figure as it is printed. */
export function figureText(
  { unit = '', digits = 0 }: Pick<Row, 'unit' | 'digits'>,
  figure: number | null | undefined,
): string {
  // JSON knows no NaN.
  if (typeof figure !== 'number' || Number.isNaN(figure)) return 'not measured';
  return `${figure.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`.trimEnd();
}

/** A bound as it is printed. */
export const boundText = (row: Row, { most, times }: Bound = {}): string =>
  [
    ...(most === undefined ? [] : [figureText(row, most)]),
    ...(times === undefined ? [] : [`${times} times`]),
  ].join(', ');
