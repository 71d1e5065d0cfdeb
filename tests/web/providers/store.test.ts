import { afterEach, beforeEach, expect, test } from 'vitest';
import { selectionKeyOf, store } from '../../../src/providers/store.ts';

afterEach(() => store.reset());

beforeEach(() => store.setup());

test('a selection stays on its page, while columns and language are stored on the device', () => {
  store.setItem(selectionKeyOf('commands.warehouse'), ['a']);
  store.setItem('locale', 'de');
  expect(store.getItem(selectionKeyOf('commands.warehouse'))).toEqual(['a']);
  const keys = Object.keys(localStorage).join(' ');
  expect(keys).toContain('locale');
  expect(keys).not.toContain('selection');
});
