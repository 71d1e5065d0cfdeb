import { boundText, figureText, keepsTo, type Row, ratioOf } from './row.ts';
import type { Result } from './run-benches.ts';

const HEADER = ['', 'ours', 'peer', 'ratio', 'limit', 'goal', 'last release'];

const withRatio = (row: Row, figure: string): string => {
  const ratio = ratioOf(row)?.toFixed(2);
  return ratio === undefined ? figure : `${figure} (${ratio})`;
};

function peerText({ peer, ...row }: Row): string {
  if (!peer) return '';
  return `${peer.name}: ${peer.figure === undefined ? 'gave up' : figureText(row, peer.figure)}`;
}

function noteOf(row: Row): string {
  if (!keepsTo(row, row.limit)) return 'TOO MUCH';
  return keepsTo(row, row.goal) ? '' : 'goal not reached';
}

function cellsOf(row: Row, last: Row | undefined): readonly string[] {
  return [
    `  ${row.name}`,
    figureText(row, row.ours),
    peerText(row),
    ratioOf(row)?.toFixed(2) ?? '',
    boundText(row, row.limit),
    boundText(row, row.goal),
    last ? withRatio(last, figureText(last, last.ours)) : 'not measured',
    noteOf(row),
  ];
}

/** The rows that a bench which failed had in the last release, and now lacks. */
const lacking = ({ rows, error }: Result, last: readonly Row[]): readonly Row[] =>
  error === undefined
    ? []
    : last
        .filter(({ name }) => rows.every((row) => row.name !== name))
        .map((row) => ({ name: row.name, ours: Number.NaN }));

/** All rows in one table, each beside what it was in the last release. */
export function resultsTable(results: readonly Result[], lastRelease: readonly Result[]): string {
  const lines = results.flatMap((result) => {
    const { bench, seconds, rows, error } = result;
    const last = lastRelease.find((one) => one.bench === bench)?.rows ?? [];
    const title = `${bench} (${seconds.toFixed(0)} s)${error === undefined ? '' : `  FAILED: it ${error}`}`;
    return [
      [title],
      ...[...rows, ...lacking(result, last)].map((row) =>
        cellsOf(
          row,
          last.find(({ name }) => name === row.name),
        ),
      ),
    ];
  });
  const all = [HEADER, ...lines];
  const widths = HEADER.map((_, at) =>
    // Titles run across the columns.
    Math.max(...all.map((cells) => (cells.length > 1 ? (cells[at] ?? '').length : 0))),
  );
  return all
    .map((cells) =>
      cells
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
