import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EDITING_MS } from '../../../../domain/chat/live-events.ts';
import type { Channel } from '../../../../src/providers/chat/channel.ts';
import { createEditing, keyOfRecord } from '../../../../src/providers/chat/editing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KARIM = { resource: 'Infos', recordId: 'a1', userId: 'u2', name: 'Karim', isOver: false };

function open() {
  const notified: unknown[][] = [];
  const notify = ((...args: unknown[]) => void notified.push(args)) as Channel['notify'];
  const channel = { notify, isLive: () => true, retry: () => {}, close: () => {} };
  const presence = createEditing(() => channel);
  const names = () =>
    (presence.editing.others.read().get(keyOfRecord('Infos', 'a1')) ?? []).map(({ name }) => name);
  return { presence, notified, names };
}

test('somebody with a record open says so again and again, and once that it is over', () => {
  const { presence, notified } = open();
  const [end, endOther] = [
    presence.editing.begin('Infos', 'a1'),
    presence.editing.begin('Infos', 'a1'),
  ];
  vi.advanceTimersByTime(EDITING_MS);
  expect(notified.length).toBeGreaterThanOrEqual(4);
  end();
  expect(notified.at(-1)).toEqual(['editing', 'Infos', 'a1', false]);
  endOther();
  expect(notified.at(-1)).toEqual(['editing', 'Infos', 'a1', true]);
  const before = notified.length;
  vi.advanceTimersByTime(EDITING_MS);
  expect(notified).toHaveLength(before);
});

test('a colleague is shown until they leave, or are silent for a while', () => {
  const { presence, names } = open();
  presence.heard(KARIM);
  vi.advanceTimersByTime(EDITING_MS - 1);
  presence.heard(KARIM);
  vi.advanceTimersByTime(EDITING_MS - 1);
  expect(names()).toEqual(['Karim']);
  vi.advanceTimersByTime(1);
  expect(names()).toEqual([]);
  presence.heard(KARIM);
  presence.heard({ ...KARIM, isOver: true });
  expect(names()).toEqual([]);
});

test('a colleague who comes later learns at once that it is open here', () => {
  const { presence, notified } = open();
  presence.editing.begin('Infos', 'a1');
  notified.length = 0;
  presence.heard(KARIM);
  presence.heard(KARIM);
  expect(notified).toEqual([['editing', 'Infos', 'a1', false]]);
  presence.heard({ ...KARIM, recordId: 'b2' });
  expect(notified).toHaveLength(1);
});

test('what is open here is announced at once when the channel is there', () => {
  const { presence, notified } = open();
  presence.editing.begin('Infos', 'a1');
  const end = presence.editing.begin('Infos', 'b2');
  end();
  notified.length = 0;
  presence.joined();
  expect(notified).toEqual([['editing', 'Infos', 'a1', false]]);
});

test('a change is reported to each form until it is closed', () => {
  const { presence } = open();
  const heard = vi.fn();
  const end = presence.editing.onChanged(heard);
  const changed = { resource: 'Infos', recordId: 'a1', name: 'Karim' };
  presence.changed(changed);
  end();
  presence.changed(changed);
  expect(heard.mock.calls).toEqual([[changed]]);
});
