import { describe, expect, it } from 'vitest';
import { lineMove } from '../../../../src/custom/documents/form/line-columns.ts';

const place = (row: number, column: number, rows = 2) => ({ row, column, rows, columns: 3 });
const key = (name: string, more: Partial<Parameters<typeof lineMove>[0]> = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('Enter', () => {
  it('goes to the next cell, and from the end of a row into the next', () => {
    expect(lineMove(key('Enter'), place(0, 0), false)).toEqual({ to: 'cell', row: 0, column: 1 });
    expect(lineMove(key('Enter'), place(0, 2), false)).toEqual({ to: 'cell', row: 1, column: 0 });
  });

  it('adds a new row after the last cell', () => {
    expect(lineMove(key('Enter'), place(1, 2), false)).toEqual({ to: 'newRow' });
  });

  it('goes back with Shift, and no further than the first cell', () => {
    const back = key('Enter', { shiftKey: true });
    expect(lineMove(back, place(1, 0), false)).toEqual({ to: 'cell', row: 0, column: 2 });
    expect(lineMove(back, place(0, 0), false)).toBeUndefined();
  });
});

it('the arrows go up and down within a column, and do not leave the table', () => {
  expect(lineMove(key('ArrowDown'), place(0, 1), false)).toEqual({ to: 'cell', row: 1, column: 1 });
  expect(lineMove(key('ArrowDown'), place(1, 1), false)).toBeUndefined();
  expect(lineMove(key('ArrowUp'), place(0, 1), false)).toBeUndefined();
});

it('Backspace removes a blank row, but never the only one, and deletes letters in any other', () => {
  expect(lineMove(key('Backspace'), place(1, 0), true)).toEqual({ to: 'removeRow' });
  expect(lineMove(key('Backspace'), place(0, 0, 1), true)).toBeUndefined();
  expect(lineMove(key('Backspace'), place(1, 0), false)).toBeUndefined();
});

it('keys pressed with Ctrl are left to the browser', () => {
  expect(lineMove(key('Enter', { ctrlKey: true }), place(0, 0), false)).toBeUndefined();
});
