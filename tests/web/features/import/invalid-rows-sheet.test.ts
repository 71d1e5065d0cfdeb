import { expect, it } from 'vitest';
import type { ImportRow } from '../../../../domain/imports/import-run.ts';
import { users } from '../../../../domain/resources/users.ts';
import { invalidRowsSheet } from '../../../../src/features/import/invalid-rows-sheet.ts';

const ROW: ImportRow = {
  number: 67,
  cells: ['Amal', '12'],
  verdict: 'faulty',
  matchId: null,
  matchName: null,
  before: null,
  decision: null,
  outcome: null,
  reason: null,
  recordId: null,
  errors: [
    { path: 'phone', code: 'notAPhone', column: 1, header: 'Telefon', value: '12' },
    { path: 'lastName', code: 'required' },
  ],
};

const translate = (key: string) => key;

it('a clerk who downloads invalid rows finds each as it was, with its number and its errors', () => {
  const sheet = invalidRowsSheet({ headers: ['Vorname', 'Telefon'] }, [ROW], {
    translate,
    definition: users,
    rightToLeft: false,
  });
  expect(sheet.columns.map(({ label }) => label)).toEqual([
    'Vorname',
    'Telefon',
    'importing.sheet.row',
    'importing.sheet.reasons',
  ]);
  expect(sheet.rows).toEqual([
    ['Amal', '12', '67', 'B Telefon: validation.notAPhone\nlastName: validation.required'],
  ]);
});
