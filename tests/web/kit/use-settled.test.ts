import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettled } from '../../../src/kit/list/filters/use-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const read = (typed: string) => (/^\d+$/.test(typed) ? typed : undefined);

/** A filter field to type in. */
function field() {
  const onSettled = vi.fn();
  const { result, unmount } = renderHook(() => useSettled({ value: '', read, onSettled }));
  const type = (text: string) => act(() => result.current.setText(text));
  return { onSettled, unmount, type, leave: () => act(() => result.current.settle()) };
}

it('typed text takes effect once the user stops typing, and only once', () => {
  const { onSettled, type, leave } = field();
  type('20');
  expect(onSettled).not.toHaveBeenCalled();
  vi.runAllTimers();
  leave();
  expect(onSettled.mock.calls).toEqual([['20']]);
});

it('leaving the field right after typing applies the text', () => {
  const { onSettled, type, leave } = field();
  type('20');
  leave();
  vi.runAllTimers();
  expect(onSettled.mock.calls).toEqual([['20']]);
});

it('closing the filters right after typing applies the text', () => {
  const { onSettled, type, unmount } = field();
  type('20');
  unmount();
  vi.runAllTimers();
  expect(onSettled.mock.calls).toEqual([['20']]);
});

it('unusable text is not applied even then', () => {
  const { onSettled, type, leave, unmount } = field();
  type('x');
  leave();
  unmount();
  expect(onSettled).not.toHaveBeenCalled();
});

it('a user who has left for another page is not brought back', () => {
  const { onSettled, type, unmount } = field();
  type('20');
  window.history.replaceState(null, '', '/elsewhere');
  unmount();
  vi.runAllTimers();
  expect(onSettled).not.toHaveBeenCalled();
});
