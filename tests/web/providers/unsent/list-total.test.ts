import { expect, test } from 'vitest';
import { idsWithUnsent, listWithUnsent } from '../../../../src/providers/unsent/overlay.ts';
import type { Touch, UnsentChange } from '../../../../src/providers/unsent/unsent-change.ts';

const NEW = 'unsent-00000000-0000-0000-0000-000000000001';

const changeOf = (touch: Omit<Touch, 'resource'>): UnsentChange => ({
  place: `place-${touch.id}`,
  person: 'p1',
  at: '2026-03-01T10:00:00Z',
  method: touch.isNew ? 'create' : 'update',
  key: `key-${touch.id}`,
  request: { method: 'POST', path: 'commands', body: '{}' },
  touches: [{ ...touch, resource: 'commands' }],
  ...(touch.isNew && { creates: touch.id }),
  isTried: false,
  failures: 0,
});

const created = changeOf({ id: NEW, isNew: true, values: { commandMode: 'Validation' } });
const base = { id: 'o1', commandMode: 'Validation', wights: 1 };
const moved = changeOf({ id: 'o1', base, values: { commandMode: 'tracking' } });

const filter = { commandMode: 'Validation' };
const row = (id: string) => ({ id, commandMode: 'Validation' });
const firstPage = { data: [row('o1'), row('o2')], total: 4 };
const secondPage = { data: [row('o3'), row('o4')], total: 4 };

type List = { readonly data: readonly { readonly id: string }[]; readonly total: number };

const shown = (changes: readonly UnsentChange[], page: number, list: List = pageOf(page)): List =>
  listWithUnsent(changes, 'commands', list, { filter, pagination: { page } });
const pageOf = (page: number): List => (page === 1 ? firstPage : secondPage);

test.each([
  { what: 'a new record', changes: [created], total: 5 },
  { what: 'a record that leaves the list', changes: [moved], total: 3 },
  { what: 'both', changes: [created, moved], total: 4 },
])('each page of a list has the same total: $what', ({ changes, total }) => {
  expect(shown(changes, 1).total).toBe(total);
  expect(shown(changes, 2).total).toBe(total);
});

test('a page that is shown anew with each change counts none of them twice', () => {
  for (const page of [1, 2]) {
    const one = shown([created], page);
    const two = shown([created, moved], page, one);
    expect(shown([created, moved], page, two).total).toBe(4);
    expect(shown([moved], page, two).total).toBe(3);
    expect(shown([], page, shown([created], page)).total).toBe(4);
  }
});

test('a new record stands on the first page alone', () => {
  const ids = [1, 2].flatMap((page) => shown([created], page).data.map(({ id }) => id));
  expect(ids).toEqual([NEW, 'o1', 'o2', 'o3', 'o4']);
});

test('the ids of a list are those of its pages, however often they are shown anew', () => {
  const ids = ['o1', 'o2', 'o3', 'o4'];
  const removed = changeOf({ id: 'o3', isRemoved: true });
  const shownIds = (changes: readonly UnsentChange[], before: readonly (string | number)[] = ids) =>
    idsWithUnsent(changes, 'commands', before, filter);
  expect(shownIds([created, moved, removed])).toEqual([NEW, 'o2', 'o4']);
  expect(shownIds([created], shownIds([created]))).toEqual([NEW, ...ids]);
  expect(shownIds([], shownIds([created]))).toEqual(ids);
  expect(idsWithUnsent([created, removed], 'users', ids)).toEqual(ids);
});
