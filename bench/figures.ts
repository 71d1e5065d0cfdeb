// What the benches share: medians, and figures printed beside their limits. Each figure is also a row
// of the table of all benches (bench/run.ts). A figure above its limit ends the bench with an error.

import {
  ABOVE_LIMIT,
  type Bound,
  boundText,
  figureText,
  keepsTo,
  type Row,
  ratioOf,
} from './row.ts';

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Hands a row to bench/run.ts if that has started the bench, and returns what is printed behind its
 * figures.
 */
export function report(row: Row): string {
  process.send?.(row);
  if (keepsTo(row, row.limit)) return '';
  process.exitCode = ABOVE_LIMIT;
  return '  TOO MUCH';
}

/** The limit and the goal of a row, as they are printed behind its figures. */
function boundsText(row: Row): string {
  const allowed = boundText(row, row.limit);
  const goal = boundText(row, row.goal);
  const bounds = [
    ...(allowed ? [`allowed ${allowed}`] : []),
    ...(goal ? [`goal ${goal}: ${keepsTo(row, row.goal) ? 'reached' : 'not reached'}`] : []),
  ];
  return bounds.length > 0 ? `  (${bounds.join('; ')})` : '';
}

/** Prints a figure, and beside it the peer's, their ratio and the bounds, as far as there are any. */
export function printRow(row: Row): void {
  const { name, ours, peer } = row;
  const ratio = ratioOf(row);
  const parts = [
    name.padEnd(58),
    figureText(row, ours),
    ...(peer ? [`  ${peer.name} ${figureText(row, peer.figure)}`] : []),
    ...(ratio === undefined ? [] : [`  ${ratio.toFixed(2)} times`]),
  ];
  console.log(parts.join(' ') + boundsText(row) + report(row));
}

/** Prints, beside its limit, within how many milliseconds 95 of 100 of the timed calls are done. */
export function printP95(
  calls: string,
  times: readonly number[],
  { most, goal }: { readonly most: number; readonly goal?: Bound },
): void {
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  printRow({
    name: `95 of 100 ${calls} took less than`,
    ours: p95,
    unit: 'ms',
    digits: 1,
    limit: { most },
    goal,
  });
}

/** A figure of the product beside that of a peer. */
export type Line = {
  readonly name: string;
  readonly ours: number;
  /** Missing if the peer gave up. */
  readonly plain: number | undefined;
  readonly unit?: string;
  readonly digits?: number;
  /** The limit of the figure itself. */
  readonly most?: number | undefined;
  /** The limit of its ratio to the plain one. */
  readonly mostTimes?: number | undefined;
  readonly goal?: Bound | undefined;
};

const WIDTHS = [42, 13, 13, 9, 16] as const;

const columns = ([name = '', ...others]: readonly string[]): string =>
  [name.padEnd(WIDTHS[0]), ...others.map((text, at) => text.padStart(WIDTHS[at + 1] ?? 0))].join(
    '',
  );

/** What a table beside a peer is about, where its title does not name its rows. */
type Beside = {
  /** Who is measured beside us. */
  readonly peer: string;
  /** Precedes the names of the rows in the table of all benches. */
  readonly subject?: string;
};

/** Prints the lines as a table below a title. */
export function printBesidePeer(
  title: string,
  { peer, subject }: Beside,
  lines: readonly Line[],
): void {
  console.log(`\n${title}, beside ${peer}`);
  console.log(columns(['', 'ours', 'peer', 'ratio', 'allowed']));
  for (const { name, plain, most, mostTimes, ...line } of lines) {
    const row: Row = {
      ...line,
      name: subject === undefined ? name : `${subject}: ${name}`,
      peer: { name: peer, figure: plain },
      limit: { most, times: mostTimes },
    };
    console.log(
      columns([
        name,
        figureText(row, row.ours),
        plain === undefined ? 'gave up' : figureText(row, plain),
        ratioOf(row)?.toFixed(2) ?? '',
        boundText(row, row.limit),
      ]) + report(row),
    );
  }
}

/** Prints a ratio beside its limit. */
export const printRatio = (name: string, ratio: number, most: number, goal?: Bound): void =>
  printRow({ name, ours: ratio, unit: 'times', digits: 2, limit: { most }, goal });
