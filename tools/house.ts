import { join } from 'node:path';
import { EDITED_KINDS, editorOf } from '../domain/documents/kinds.ts';
import { commands } from '../domain/resources/commands.ts';
import { orderTable } from '../server/orders/order-table.ts';
import { type Limit, limitsOf } from './house/limits.ts';
import { type Measured, measure } from './house/measure.ts';
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
  console.log('files  lines  room');
  for (const { name, sources } of roomsOf(house.sources)) {
    const lines = sources.reduce((sum, source) => sum + source.lines, 0);
    console.log(`${column(sources.length, 5)}${column(lines, 7)}  ${name}`);
  }
  console.log('');
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
