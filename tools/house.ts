import { join } from 'node:path';
import { EDITED_KINDS, editorOf } from '../domain/documents/kinds.ts';
import { commands } from '../domain/resources/commands.ts';
import { orderTable } from '../server/orders/order-table.ts';
import { type Limit, limitsOf } from './house/limits.ts';
import { type Measured, measure, medianOf } from './house/measure.ts';
import { roomsOf } from './house/rooms.ts';

const ROOT = join(import.meta.dirname, '..');

/** The figures of this project. */
export const houseOf = (root = ROOT): Measured =>
  measure(root, {
    orders: commands,
    columns: orderTable.columns,
    kindNames: [
      EDITED_KINDS,
      ...(['path', 'list', 'flag'] as const).map((part) =>
        EDITED_KINDS.map((kind) => editorOf(kind)[part]),
      ),
      EDITED_KINDS.map((kind) => orderTable.columns[editorOf(kind).flag] ?? kind),
    ],
  });

const isBroken = ({ now, most }: Limit): boolean => now > most;

function print(house: Measured): void {
  console.log('files  lines  median  room');
  for (const { name, sources } of roomsOf(house.sources)) {
    const lines = sources.reduce((sum, source) => sum + source.lines, 0);
    console.log(
      `${column(sources.length, 5)}${column(lines, 7)}${column(medianOf(sources), 8)}  ${name}`,
    );
  }
  const { files, functions } = house;
  console.log(`\nA file has ${files.median} lines (median), a function ${functions.median}.`);
  for (const { path, lines } of files.longest) console.log(`  ${path}: ${lines} lines`);
  for (const { path, name, lines } of functions.longest) {
    console.log(`  ${path}: ${name}, ${lines} lines`);
  }
  console.log(`${house.short.length} files have fewer than 15 lines.\n`);
}

const column = (value: number, width: number): string => String(value).padStart(width);

if (import.meta.main) {
  const house = houseOf();
  print(house);
  const limits = limitsOf(house);
  for (const limit of limits) {
    const mark = isBroken(limit) ? '!' : ' ';
    console.log(
      `${mark}${column(limit.now, 5)} of at most ${column(limit.most, 3)}  ${limit.name}`,
    );
    if (isBroken(limit)) for (const reason of limit.why) console.log(`         ${reason}`);
  }
  if (limits.some(isBroken)) process.exitCode = 1;
}
