import { expect, test } from 'vitest';
import { faq } from '../../../domain/resources/faq.ts';
import { tours } from '../../../domain/resources/tours.ts';
import { type View, viewOf } from '../../../src/kit/view/view.ts';
import { problemsOfView } from '../../support/problems-of-view.ts';

const hasEveryText = () => true;
const view = viewOf(tours);
const problems = (changes: Partial<View>) => problemsOfView({ ...view, ...changes }, hasEveryText);

test('a view without options is derived without a problem', () => {
  expect(problems({})).toEqual([]);
});

test('a list that leaves out the order of its records is named', () => {
  expect(problemsOfView(viewOf(faq), hasEveryText)).toEqual([
    'faq: is ordered by "position", and its list is not arranged by it.',
  ]);
});

test('a section that names a field that does not exist is reported', () => {
  const form = [...view.form, { section: 'cities', fields: ['Citys'] }];
  expect(problems({ form })).toEqual([
    'tours: the section "cities" names "Citys", which is not a field.',
  ]);
});

test('a field that is in no section is reported, because no form would offer it', () => {
  const form = [{ section: undefined, fields: Object.keys(tours.fields).slice(1) }];
  expect(problems({ form })).toEqual(['tours: the field "Tname" is in no section.']);
});

test('an unknown column and an unknown sort are reported', () => {
  const list = { ...view.list, columns: ['name'], sort: { field: 'age', order: 'ASC' as const } };
  expect(problems({ list })).toEqual([
    'tours: the list names "name", which is not a field.',
    'tours: the list names "age", which is not a field.',
  ]);
});

test('an unknown flag, and a split by a field that is not a choice, are reported', () => {
  const list = { ...view.list, badges: ['name'], split: 'Tname' };
  expect(problems({ list })).toEqual([
    'tours: the list names "name", which is not a field.',
    'tours: the list is split by "Tname", which is not a choice.',
  ]);
});

test('a filter that the server does not know is reported', () => {
  expect(problems({ filters: ['Tname'] })).toEqual([
    'tours: the filters name "Tname", which the server does not filter by.',
  ]);
});

test('a list that names an unknown column, sort, filter or text is reported', () => {
  const own = viewOf(tours, {
    lists: { open: { columns: ['Tname'], texts: { none: 'nowhere' } } },
  });
  const [list] = own.lists.map((one) => ({
    ...one,
    hidden: ['horoscope'],
    filters: ['colour'],
    sort: { field: 'moon', order: 'ASC' as const },
  }));
  const notified = problemsOfView(
    { ...own, lists: list ? [list] : [] },
    (key) => key !== 'nowhere',
  );
  expect(notified).toEqual([
    'tours.open: no column "horoscope".',
    'tours.open: cannot be sorted by "moon".',
    'tours.open: no filter "colour".',
    'tours.open: the text "nowhere" is missing.',
  ]);
});

test('a missing text is reported by its key', () => {
  const notified = problemsOfView(view, (key) => key !== 'resources.tours.choices.status.open');
  expect(notified).toEqual(['tours: the text "resources.tours.choices.status.open" is missing.']);
});

test('a view cannot name a field, a column or a section that does not exist', () => {
  viewOf(tours, {
    // @ts-expect-error There is no field of this name.
    list: { columns: ['name'] },
    // @ts-expect-error No catalogue has a heading of this name.
    form: [{ section: 'nowhere', fields: ['Tname'] }],
    // @ts-expect-error There is no field of this name to replace the cell of.
    cells: { name: () => null },
  });
});
