import { describe, expect, it } from 'vitest';
import { importPlaces } from '../../../../domain/imports/import-columns.ts';
import { prices } from '../../../../domain/resources/prices.ts';
import { users } from '../../../../domain/resources/users.ts';
import { guessColumns } from '../../../../src/features/import/guess-columns.ts';
import {
  type StoredMapping,
  withMapping,
} from '../../../../src/features/import/stored-mappings.ts';
import { loadTableTexts, namedPlaces } from '../../../../src/features/import/table-texts.ts';

const ADMIN = { id: 'a', role: 'admin' };
const SIGNATURE = 'of-these-headers';

async function guessed(
  definition: typeof users | typeof prices,
  headers: readonly string[],
  { stored = [], reader = 'de' }: { stored?: readonly StoredMapping[]; reader?: string } = {},
) {
  const places = importPlaces(definition, ADMIN);
  const labels = await loadTableTexts(definition.name, reader);
  const table = { headers, signature: SIGNATURE };
  return guessColumns(table, namedPlaces(places, labels), stored).map((guess) => guess?.path);
}

describe('the columns of a table', () => {
  it.each([
    ['German', ['Vorname', 'Nachname', 'Telefon', 'PLZ', 'Stadt']],
    ['English', ['First name', 'Last name', 'Phone', 'ZIP', 'City']],
    ['the fields themselves', ['firstName', 'lastName', 'phone', 'zipcode', 'cityName']],
  ])('are recognised by their names in %s, whoever reads them', async (_, headers) => {
    expect(await guessed(users, headers, { reader: 'ar' })).toEqual([
      'firstName',
      'lastName',
      'phone',
      'zipcode',
      'cityName',
    ]);
  });

  it('are recognised by what other programs call them', async () => {
    expect(await guessed(users, ['Familienname', 'Ort', 'Handy', 'Postleitzahl'])).toEqual([
      'lastName',
      'cityName',
      'phone',
      'zipcode',
    ]);
  });

  it('are recognised by a common beginning, and otherwise left to the clerk', async () => {
    expect(await guessed(users, ['Telefonnummer', 'Quelle', '', 'VORNAME *'])).toEqual([
      'phone',
      undefined,
      undefined,
      'firstName',
    ]);
  });

  it('are texts in the language that they are named in', async () => {
    expect(await guessed(prices, ['Titel', 'Preis (€)', 'title.ar'])).toEqual([
      'title.de',
      'price',
      'title.ar',
    ]);
  });

  it('never fill the same place twice', async () => {
    expect(await guessed(users, ['Telefon', 'Telefon'])).toEqual(['phone', undefined]);
  });

  it('are what the clerk took the same table for the last time, even for nothing', async () => {
    const headers = ['Vorname', 'Telefon'];
    const before = { signature: SIGNATURE, headers };
    const columns = [{ column: 0, path: 'lastName' }];
    const stored = withMapping([], before, { country: 'MA', columns });
    expect(await guessed(users, headers, { stored })).toEqual(['lastName', undefined]);
  });

  it('are what a column of the same name was in another table', async () => {
    const before = { signature: 'another', headers: ['Rufnummer mobil', 'Ort'] };
    const columns = [
      { column: 0, path: 'phone' },
      { column: 1, path: 'cityName' },
    ];
    const stored = withMapping([], before, { country: 'DE', columns });
    expect(await guessed(users, ['Ort', 'rufnummer  mobil'], { stored })).toEqual([
      'cityName',
      'phone',
    ]);
  });
});

describe('what is remembered of tables', () => {
  it('stays below the size of a preference, and loses the oldest first', () => {
    const headers = Array.from({ length: 200 }, (_, at) => `Eine lange Überschrift ${at}`);
    let stored: readonly StoredMapping[] = [];
    for (let number = 0; number < 10; number += 1) {
      const table = { signature: `table ${number}`, headers };
      stored = withMapping(stored, table, {
        country: 'DE',
        columns: [{ column: 0, path: 'phone' }],
      });
    }
    expect(Buffer.byteLength(JSON.stringify(stored))).toBeLessThanOrEqual(16_384);
    expect(stored[0]?.signature).toBe('table 9');
    expect(stored.length).toBeGreaterThan(0);
  });
});
