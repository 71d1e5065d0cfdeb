import { describe, expect, test } from 'vitest';
import { everyone } from '../../../domain/access.ts';
import { group, list, text } from '../../../domain/fields.ts';
import { recordSheet } from '../../../src/kit/export/record-sheet.ts';
import { viewOf } from '../../../src/kit/view/view.ts';
import { problemsOfView } from '../../support/problems-of-view.ts';

const DEFINITION = {
  name: 'machines',
  path: 'machines',
  fields: {
    plate: text({ required: true }),
    trips: list(text(), { listed: false }),
    log: group({ last: text() }, { listed: false }),
  },
  represent: (({ plate }: { plate: string }) => plate) as (record: never) => string,
  access: {
    list: everyone,
    show: everyone,
    create: everyone,
    edit: everyone,
    delete: everyone,
  },
};

/** As the server answers a list: without what lists leave out. */
const LISTED = [{ id: '1', plate: 'HH-AB 1' }];

describe('a field that lists leave out', () => {
  test('is no empty column of an export', () => {
    const view = viewOf(DEFINITION, { menu: false });
    const { columns } = recordSheet(view, LISTED, {
      name: 'machines',
      rightToLeft: false,
      isDense: false,
      translate: (key: string) => key,
    });
    expect(columns.map(({ label }) => label)).toEqual([
      'resources.machines.fields.plate',
      expect.stringContaining('createdAt'),
      expect.stringContaining('updatedAt'),
    ]);
  });

  test('is no column of a list, but stands on the page and in the form of a record', () => {
    const { list: shown, form } = viewOf(DEFINITION, { menu: false });
    expect([...shown.columns, ...shown.hidden]).toEqual(['plate', 'createdAt', 'updatedAt']);
    expect(form[0]?.fields).toEqual(['plate', 'trips', 'log']);
  });

  test('may not be named as a column by a view', () => {
    const view = viewOf(DEFINITION, {
      menu: false,
      list: { columns: ['plate', 'trips'] },
      exports: ['plate', 'log.last'],
    });
    expect(problemsOfView(view, () => true)).toEqual([
      'machines: the list shows "trips", which lists leave out.',
      'machines: the export shows "log.last", which lists leave out.',
    ]);
  });
});
