import { boundText, figureText, keepsTo, type Row, ratioOf } from './row.ts';
import type { Result } from './run-benches.ts';

// The page about performance has the figures of the last release between two comments; what stands
// around them is written by hand.

const BEGIN = '<!-- figures: `npm run bench -- --release` writes what stands between -->';
const END = '<!-- end of the figures -->';
const HEADER = '| | Ours | Peer | Ratio | Limit | Goal |\n| --- | --- | --- | --- | --- | --- |';

function lineOf(row: Row): string {
  const { name, ours, peer } = row;
  const figure = figureText(row, ours);
  const goal = boundText(row, row.goal);
  const cells = [
    name,
    keepsTo(row, row.limit) ? figure : `**${figure}**`,
    peer
      ? `${peer.name} ${peer.figure === undefined ? 'gave up' : figureText(row, peer.figure)}`
      : '',
    ratioOf(row)?.toFixed(2) ?? '',
    boundText(row, row.limit),
    keepsTo(row, row.goal) ? goal : `${goal} (missed)`,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function sectionOf({ bench, seconds, at, rows, error }: Result): string {
  const head = `**\`${bench}\`**, ${seconds.toFixed(0)} s, ${at.slice(0, 10)}`;
  const title = error === undefined ? head : `${head}: it ${error}`;
  return rows.length === 0 ? title : `${title}\n\n${HEADER}\n${rows.map(lineOf).join('\n')}`;
}

/**
 * The page with the figures of these benches in the place of those that it had. Throws if the page has
 * no place for them.
 */
export function pageWithFigures(page: string, results: readonly Result[]): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new Error(`The page lacks the lines '${BEGIN}' and '${END}'.`);
  const sections = results.map(sectionOf).join('\n\n');
  return `${page.slice(0, begin + BEGIN.length)}\n\n${sections}\n\n${page.slice(end)}`;
}
