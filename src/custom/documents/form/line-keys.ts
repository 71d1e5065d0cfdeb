import type { KeyboardEvent } from 'react';

/** The action of a key in the lines of a document. */
export type LineMove =
  | { to: 'cell'; row: number; column: number }
  | { to: 'newRow' }
  | { to: 'removeRow' }
  | undefined;

type Place = { row: number; column: number; rows: number; columns: number };

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * How keys move through the lines: Enter moves on cell by cell and after the last one into a new row,
 * Shift+Enter moves back, and the arrows move up and down. Backspace removes a row that is empty. All
 * other keys are left to the input.
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
