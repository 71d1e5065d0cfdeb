// What the benches share: medians, and figures printed beside their limits. A figure above its limit
// ends the bench with an error.

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints, beside its limit, within how many milliseconds 95 of 100 of the timed calls are done. */
export function printP95(calls: string, times: readonly number[], most: number): void {
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  const suffix = overrunNote(p95 <= most);
  console.log(`95 of 100 ${calls} took less than ${p95.toFixed(1)} ms (limit ${most}).${suffix}`);
}

/** A figure of the product beside that of a plain react-admin application. */
export type Line = {
  readonly name: string;
  readonly ours: number;
  /** Missing if the plain application gave up. */
  readonly plain: number | undefined;
  readonly unit?: string;
  readonly digits?: number;
  /** The limit of the figure itself. */
  readonly most?: number | undefined;
  /** The limit of its ratio to the plain one. */
  readonly mostTimes?: number | undefined;
};

const WIDTHS = [34, 13, 13, 9, 12] as const;

const columns = ([name = '', ...others]: readonly string[]): string =>
  [name.padEnd(WIDTHS[0]), ...others.map((text, at) => text.padStart(WIDTHS[at + 1] ?? 0))].join(
    '',
  );

/** Prints the lines as a table below a title. */
export function printBesidePlain(title: string, lines: readonly Line[]): void {
  console.log(`\n${title}`);
  console.log(columns(['', 'ours', 'plain', 'ratio', 'allowed']));
  for (const line of lines) {
    const { ours, plain, most, mostTimes, unit = '', digits = 0 } = line;
    const figure = (value: number) =>
      `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`.trimEnd();
    const ratio = plain === undefined || ours === 0 ? undefined : ours / plain;
    const allowed = [
      ...(most === undefined ? [] : [figure(most)]),
      ...(mostTimes === undefined ? [] : [`${mostTimes} times`]),
    ];
    console.log(
      columns([
        line.name,
        figure(ours),
        plain === undefined ? 'gave up' : figure(plain),
        ratio !== undefined && Number.isFinite(ratio) ? ratio.toFixed(2) : '',
        allowed.join(', '),
      ]) + overrunNote(isWithin(line)),
    );
  }
}

/** A missing figure keeps to no limit. */
const isWithin = ({ ours, plain, most, mostTimes }: Line): boolean =>
  (most === undefined || ours <= most) &&
  (mostTimes === undefined || (plain !== undefined && ours <= plain * mostTimes));

/** Prints a ratio beside its limit. */
export function printRatio(name: string, ratio: number, most: number): void {
  const suffix = overrunNote(ratio <= most);
  console.log(`${name.padEnd(58)} ${ratio.toFixed(2)}   (allowed ${most})${suffix}`);
}

function overrunNote(isAllowed: boolean): string {
  if (!isAllowed) process.exitCode = 1;
  return isAllowed ? '' : '  TOO MUCH';
}
