import { expect, test } from 'vitest';
import { storedMappings, withMapping } from '../../../../src/features/import/stored-mappings.ts';

const RUN = { signature: 's', headers: ['Kunde', 'Straße', 'Nr.'] };
const COLUMNS = [
  { column: 0, path: 'firstName', part: { rule: 'firstSpace', side: 'first' } },
  { column: 1, path: 'address', joined: { columns: [2], separator: ' ' } },
] as const;

const throughServer = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('columns that were joined and split are remembered for the next table of the same headers', () => {
  const [stored] = storedMappings(
    throughServer(withMapping([], RUN, { country: 'MA', columns: COLUMNS })),
  );
  expect(stored?.composed).toEqual(COLUMNS);
  // For a table with other headers no column is taken for a field that it fills only in part.
  expect(stored?.columns.map(([, path]) => path)).toEqual([null, null, null]);
});

test('what was remembered before columns could be joined is still read, and what is damaged is not', () => {
  const before = { signature: 's', country: 'DE', columns: [['Ort', 'cityName']] };
  expect(storedMappings([before])).toEqual([before]);
  expect(storedMappings([{ ...before, composed: [{ column: -1, path: 'address' }] }])).toEqual([]);
});
