import { describe, expect, test } from 'vitest';
import { admin, everyone } from '../../../domain/access.ts';
import { money, text } from '../../../domain/fields.ts';
import { allowedView } from '../../../src/kit/view/allowed-view.ts';
import { columnField } from '../../../src/kit/view/use-view.ts';
import { viewOf } from '../../../src/kit/view/view.ts';
import { commandsView } from '../../../src/resources/commands.tsx';
import { invoicesView } from '../../../src/resources/invoices.tsx';

const fleet = viewOf(
  {
    name: 'fleet',
    path: 'fleet',
    fields: {
      plate: text({ required: true, filter: true }),
      price: money({ read: admin, filter: 'range' }),
    },
    represent: (({ plate }: { plate: string }) => plate) as (record: never) => string,
    access: { list: everyone, show: everyone, create: everyone, edit: everyone, delete: admin },
  },
  {
    columns: {
      offer: { label: 'offer', shows: ['plate', 'price'], render: () => null },
      sign: { label: 'sign', shows: ['plate'], render: () => null },
      cost: { label: 'cost', shows: ['plate'], sort: 'price', render: () => null },
    },
    composedFilters: {
      isDear: { label: 'dear', fields: ['price'], choices: [] },
      isOld: { label: 'old', fields: ['plate'], choices: [] },
    },
    composedExports: {
      both: { label: 'both', shows: ['plate', 'price'], value: () => 'x' },
      one: { label: 'one', shows: ['plate'], value: () => 'x' },
    },
    exports: ['both', 'one'],
    lists: {
      all: {
        path: '/fleet/all',
        columns: ['sign', 'offer'],
        hidden: ['cost'],
        filters: ['isDear', 'isOld'],
      },
    },
  },
);

const seenBy = (role: string) => {
  const { lists, exports } = allowedView(fleet, { id: 'u', role });
  const [all] = lists;
  return { columns: all?.columns, hidden: all?.hidden, filters: all?.filters, exports };
};

describe('columns, filters and exports that are made of several fields', () => {
  test('are complete for somebody who may read all of those', () => {
    expect(seenBy('admin')).toEqual({
      columns: ['sign', 'offer'],
      hidden: ['cost'],
      filters: ['isDear', 'isOld'],
      exports: ['both', 'one'],
    });
  });

  test('are left out for somebody from whom one of those is hidden', () => {
    expect(seenBy('driver')).toEqual({
      columns: ['sign'],
      hidden: [],
      filters: ['isOld'],
      exports: ['one'],
    });
  });
});

test.each([commandsView, invoicesView])(
  '$definition.name names fields that exist as what its columns show',
  (view) => {
    const { definition, columns, composedExports } = view;
    const shown = [...Object.values(columns), ...Object.values(composedExports)].flatMap(
      ({ shows }) => shows,
    );
    const own = shown.filter((path) => Object.hasOwn(definition.fields, path.split('.')[0] ?? ''));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((path) => !columnField(view, path))).toEqual([]);
  },
);
