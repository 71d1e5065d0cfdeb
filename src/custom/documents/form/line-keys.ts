import type { KeyboardEvent } from 'react';

/** What a key asks of the lines of a document. */
export type LineMove =
  | { to: 'cell'; row: number; column: number }
  | { to: 'newRow' }
  | { to: 'removeRow' }
  | undefined;

type Place = { row: number; column: number; rows: number; columns: number };

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * How keys move through the lines: Enter goes on cell by cell and behind the last one into a new row,
 * with Shift it goes back, the arrows go up and down. Backspace takes away a row in which nothing is
 * written. Every other key is the input's own.
 */
export function lineMove(key: Key, place: Place, isRowBlank: boolean): LineMove {
  if (key.ctrlKey || key.metaKey || key.altKey) return undefined;
  const { row, column, rows } = place;
  switch (key.key) {
    case 'Enter':
      return step(place, key.shiftKey ? -1 : 1);
    case 'ArrowUp':
      return row > 0 ? { to: 'cell', row: row - 1, column } : undefined;
    case 'ArrowDown':
      return row + 1 < rows ? { to: 'cell', row: row + 1, column } : undefined;
    case 'Backspace':
      return isRowBlank && rows > 1 ? { to: 'removeRow' } : undefined;
    default:
      return undefined;
  }
}

function step({ row, column, rows, columns }: Place, by: 1 | -1): LineMove {
  const at = row * columns + column + by;
  if (at < 0) return undefined;
  if (at >= rows * columns) return { to: 'newRow' };
  return { to: 'cell', row: Math.floor(at / columns), column: at % columns };
}
