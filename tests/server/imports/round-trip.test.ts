import polyglotI18nProvider from 'ra-i18n-polyglot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../../domain/fields.ts';
import { importPlaces } from '../../../domain/imports/import-columns.ts';
import type { ImportMapping } from '../../../domain/imports/import-run.ts';
import { prices } from '../../../domain/resources/prices.ts';
import { tours } from '../../../domain/resources/tours.ts';
import { users } from '../../../domain/resources/users.ts';
import { guessColumns } from '../../../src/features/import/guess-columns.ts';
import {
  loadTableTexts,
  namedPlaces,
  textsOfChoice,
} from '../../../src/features/import/table-texts.ts';
import { loadMessages } from '../../../src/i18n/catalogues.ts';
import { recordSheet } from '../../../src/kit/export/record-sheet.ts';
import { sheetToCsv } from '../../../src/kit/export/sheet-to-csv.ts';
import { writeWorkbook } from '../../../src/kit/export/write-workbook.ts';
import { type View, viewOf } from '../../../src/kit/view/view.ts';
import type { Client } from '../../support/client.ts';
import { readRun, rowsOf, sendTable } from '../../support/import-table.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

const ADMIN = { id: 'a', role: 'admin' };

const PEOPLE = [
  { firstName: 'Fatima', lastName: 'El Amrani', phone: '+4915112345678', cityName: 'Bremen' },
  { firstName: 'سعيد', lastName: 'العلوي', phone: '+212661234567', zipcode: '01067' },
  { firstName: '=Peter', lastName: 'Müller; "Söhne"', phone: '+4930901820', language: 'fr' },
] as const;

const TOURS = [
  {
    Tname: 'Tour Nord',
    Cities: ['Tanger', 'Tétouan'],
    status: 'open',
    startDate: '2026-12-01',
    endDate: '2026-12-14',
  },
  { Tname: 'Tour Süd', Cities: ['Agadir'], status: 'planned' },
] as const;

const PRICES = [
  {
    name: 'Karton',
    price: '12.50',
    direction: 'A',
    unit: 'parcel',
    weightTo: 30.5,
    title: { de: 'Karton', ar: 'كرتون' },
    shown: false,
  },
  {
    name: 'Kühlschrank',
    price: '1234.00',
    unit: 'piece',
    title: { de: 'Kühlschrank', ar: 'ثلاجة' },
  },
] as const;

const CASES = [
  { view: viewOf(users), path: 'auth/users', records: PEOPLE },
  { view: viewOf(tours), path: 'tours', records: TOURS },
  { view: viewOf(prices), path: 'prices', records: PRICES },
] as const;

const FORMATS = ['csv', 'xlsx'] as const;

/** What a clerk who reads this language downloads of these records. */
async function exported(
  view: View,
  records: readonly { id: string }[],
  { locale, format }: { locale: Locale; format: (typeof FORMATS)[number] },
): Promise<Uint8Array<ArrayBuffer>> {
  const messages = await loadMessages(locale);
  const { translate } = polyglotI18nProvider(() => messages as never, locale);
  const sheet = recordSheet(view, records, {
    name: 'Export',
    translate,
    locale,
    isDense: false,
    rightToLeft: locale === 'ar',
  });
  const file = format === 'csv' ? sheetToCsv(sheet) : await writeWorkbook(sheet);
  return new Uint8Array(await file.arrayBuffer());
}

/** How the screen takes the columns of a table. */
async function guessedMapping(
  { definition }: View,
  run: { headers: readonly string[] },
): Promise<ImportMapping> {
  const places = importPlaces(definition, ADMIN);
  const texts = await loadTableTexts(definition.name, 'de');
  const table = { headers: run.headers, signature: '' };
  const guesses = guessColumns(table, namedPlaces(places, texts), []);
  return {
    country: 'DE',
    columns: guesses.flatMap((guess, column) => {
      const place = places.find(({ path }) => path === guess?.path);
      return place ? [{ column, path: place.path, words: textsOfChoice(place, texts) }] : [];
    }),
  };
}

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
  for (const { path, records } of CASES) {
    for (const record of records) expect((await admin.post(path, record)).status).toBe(201);
  }
});
afterAll(() => server.close());

for (const locale of ['de', 'ar'] as const) {
  for (const format of FORMATS) {
    test(`what is exported as ${format} in ${locale} says nothing new when it is imported again`, async () => {
      for (const { view, path } of CASES) {
        const { body } = await admin.get<{ data: { _id: string }[] }>(path);
        const all = body.data.map((record) => ({ ...record, id: record._id }));
        const file = await exported(view, all, { locale, format });
        const read = await sendTable(admin, view.definition.name, file);
        expect(read.total).toBe(all.length);
        const mapping = await guessedMapping(view, read);
        expect(mapping.columns.length).toBeGreaterThan(3);
        const answer = await admin.put(`imports/${read._id}/mapping`, mapping);
        expect(answer.body).toMatchObject({ status: 'success' });
        await workOff(server, { only: ['import'] });
        const { counts } = await readRun(admin, read._id);
        const rows = await rowsOf(admin, read, '');
        const others = rows.filter(({ verdict: result }) => result !== 'unchanged');
        expect({ counts, others }).toEqual({ counts: { unchanged: all.length }, others: [] });
      }
    });
  }
}
