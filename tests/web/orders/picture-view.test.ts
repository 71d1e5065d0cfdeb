import { expect, it } from 'vitest';
import {
  actionOfKey,
  canDo,
  UNTOUCHED,
  type ViewAction,
  viewAfter,
} from '../../../src/custom/orders/identity/picture-view.ts';

const after = (...actions: ViewAction[]) => actions.reduce(viewAfter, UNTOUCHED);

it('a picture grows to six times its size and no further', () => {
  const largest = after(...Array<ViewAction>(9).fill('zoomIn'));
  expect(largest.zoom).toBe(6);
  expect(canDo(largest, 'zoomIn')).toBe(false);
});

it('a picture is never smaller than its frame', () => {
  expect(canDo(UNTOUCHED, 'zoomOut')).toBe(false);
  expect(after('zoomIn', 'zoomIn', 'zoomOut', 'zoomOut', 'zoomOut')).toEqual(UNTOUCHED);
});

it('a picture that is rotated four times is as before, in either direction', () => {
  expect(after('turnRight', 'turnRight', 'turnRight', 'turnRight')).toEqual(UNTOUCHED);
  expect(after('turnLeft', 'turnLeft', 'turnLeft', 'turnLeft')).toEqual(UNTOUCHED);
  expect(after('turnLeft')).toEqual(after('turnRight', 'turnRight', 'turnRight'));
});

it('a reset restores scale and rotation, and is available only after a change', () => {
  expect(after('zoomIn', 'turnLeft', 'reset')).toEqual(UNTOUCHED);
  expect([canDo(UNTOUCHED, 'reset'), canDo(after('turnLeft'), 'reset')]).toEqual([false, true]);
});

it.each([
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['r', 'turnRight'],
  ['R', 'turnLeft'],
  ['0', 'reset'],
  ['x', undefined],
])('the key %s triggers %s', (key, action) => {
  expect(actionOfKey(key)).toBe(action);
});
