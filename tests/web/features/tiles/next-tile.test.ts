import { describe, expect, test } from 'vitest';
import { nextTile } from '../../../../src/features/tiles/next-tile.ts';

/** Seven tiles, three side by side: 0 1 2 / 3 4 5 / 6. */
const GRID = { count: 7, columns: 3, isMirrored: false };

describe('somebody who walks through tiles with the keyboard', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['Home', 5, 0],
    ['End', 1, 6],
  ])('comes by %s from tile %i to tile %i', (key, at, to) => {
    expect(nextTile(key, { ...GRID, at })).toBe(to);
  });

  test('comes to the last tile where the row below is shorter', () => {
    expect(nextTile('ArrowDown', { ...GRID, at: 5 })).toBe(6);
  });

  test.each([
    ['ArrowLeft', 0],
    ['ArrowUp', 2],
    ['ArrowDown', 6],
    ['ArrowRight', 6],
    ['Enter', 3],
  ])('stays by %s on tile %i', (key, at) => {
    expect(nextTile(key, { ...GRID, at })).toBeUndefined();
  });

  test('goes sideways as the page is read', () => {
    expect(nextTile('ArrowLeft', { ...GRID, at: 0, isMirrored: true })).toBe(1);
    expect(nextTile('ArrowRight', { ...GRID, at: 1, isMirrored: true })).toBe(0);
  });
});
