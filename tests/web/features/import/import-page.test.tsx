import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { expect, test } from 'vitest';
import type { ImportRow, ImportRun } from '../../../../domain/imports/import-run.ts';
import { OWN_API } from '../../../support/answering.ts';
import { generatedScreens } from '../../../support/generated-screens.tsx';

const { open } = generatedScreens();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const RUN: ImportRun = {
  _id: 'one',
  resource: 'prices',
  fileName: 'preise.csv',
  sheet: null,
  sheets: [],
  headers: ['Name', 'Preis'],
  signature: 's',
  state: 'checked',
  total: 3,
  done: 3,
  mapping: {
    country: 'DE',
    columns: [
      { column: 0, path: 'name' },
      { column: 1, path: 'price' },
    ],
  },
  counts: { new: 1, similar: 1, faulty: 1 },
  decisions: {},
  reason: null,
  plan: { create: 1, update: 0, skip: 2 },
  byName: 'Amal',
  createdAt: '2026-11-23T09:00:00.000Z',
  importedAt: null,
  undoneAt: null,
  undoneByName: null,
};

const ROW: ImportRow = {
  number: 2,
  cells: ['Karton', '14,00'],
  verdict: 'similar',
  errors: [],
  matchId: 'p',
  matchName: 'Karton',
  before: { price: '12.50' },
  decision: null,
  outcome: null,
  reason: null,
  recordId: null,
};

const FAULTY: ImportRow = {
  ...ROW,
  number: 4,
  cells: ['Sofa', 'zwölf'],
  verdict: 'faulty',
  matchId: null,
  matchName: null,
  before: null,
  errors: [{ path: 'price', column: 1, header: 'Preis', value: 'zwölf', code: 'notMoney' }],
};

/** A row that the table says nothing of. */
const BLANK: ImportRow = { ...FAULTY, errors: [] };

type Reported = { readonly status?: number; readonly body: JsonBodyType };

const success = (data: JsonBodyType): Reported => ({ body: { status: 'success', data } });
const rejection = (status: number, code: string): Reported => ({ status, body: { code } });

/** Opens an import over a back end that answers as the test says. */
async function openImport(
  answer: (path: string, method: string, query: URLSearchParams) => Reported,
  query = '?run=one',
) {
  const calls: string[] = [];
  const handler = http.all(new RegExp(`^${OWN_API}/imports`), ({ request }) => {
    const url = new URL(request.url);
    const path = url.pathname.split('/imports')[1] ?? '';
    calls.push(`${request.method} ${path}`);
    const { status = 200, body } = answer(path, request.method, url.searchParams);
    return HttpResponse.json(body, { status });
  });
  await open(`/prices/import${query}`, { answers: [handler] });
  return calls;
}

const rowsFor = (query: URLSearchParams): Reported =>
  success(query.get('verdict') === 'similar' ? [ROW] : [FAULTY]);

test('a clerk sees each error by its row and column, and what would change in a known record', async () => {
  await openImport((path, _, query) => (path === '/one/rows' ? rowsFor(query) : success(RUN)));
  const errors = await screen.findByRole('table', { name: 'With faults' });
  const [, error] = within(errors).getAllByRole('row');
  expect(error).toHaveTextContent('4');
  expect(error).toHaveTextContent('BPreis');
  expect(within(errors).getByDisplayValue('zwölf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Probably there already/ }));
  const known = await screen.findByRole('table', { name: 'Probably there already' });
  expect(within(known).getByRole('deletion')).toHaveTextContent('12,50');
  expect(within(known).getByRole('insertion')).toHaveTextContent('14,00');
});

test('a clerk reads apart how many rows have errors and how many known records stay', async () => {
  await openImport((path, _, query) => (path === '/one/rows' ? rowsFor(query) : success(RUN)));
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^To be added: 1. To be changed: 0. Known records left as they are: 1. Rows that cannot be imported because of faults: 1.$/,
  );
});

test('a clerk whose table has only errors reads that they are why nothing would change', async () => {
  const plan = { create: 0, update: 0, skip: 10 };
  const run = { ...RUN, total: 10, counts: { faulty: 10 }, plan };
  await openImport((path, _, query) => (path === '/one/rows' ? rowsFor(query) : success(run)));
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^No row would change anything. Rows that cannot be imported because of faults: 10.$/,
  );
});

test('a clerk whose import is missing is notified, and can begin anew', async () => {
  await openImport((path) => (path === '' ? success([]) : rejection(404, 'record.notFound')));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no longer exists/);
  await user.click(screen.getByRole('button', { name: 'Import another table' }));
  expect(await screen.findByText('No table has been imported here yet.')).toBeInTheDocument();
});

test('a clerk reads why an import has failed, and that nothing of it remains', async () => {
  const failed = { ...RUN, state: 'failed', reason: 'server.failed', counts: {} };
  await openImport(() => success(failed));
  const result = await screen.findByText(
    /The import of “preise.csv” failed. Nothing of it remains/,
  );
  expect(result).toHaveTextContent(/server/i);
  expect(screen.queryByRole('button', { name: 'Undo the import' })).not.toBeInTheDocument();
});

test('a clerk who takes back what is too old reads that it cannot be done, and sees the import as it is', async () => {
  const old = { ...RUN, state: 'imported', counts: { created: 1 }, importedAt: RUN.createdAt };
  const calls = await openImport((_, method) =>
    method === 'POST' ? rejection(409, 'transition.forbidden') : success(old),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(calls).toContain('POST /one/undo');
  expect(screen.getByText(/“preise.csv” was imported/)).toBeInTheDocument();
});

test('a clerk whose connection is lost while it works is notified, and the page follows when it is back', async () => {
  let looks = 0;
  const states = [
    success({ ...RUN, state: 'importing', done: 1 }),
    rejection(503, 'server.notReady'),
  ];
  const done = { ...RUN, state: 'imported', counts: { created: 1 }, importedAt: RUN.createdAt };
  let isBack = false;
  await openImport((path) => {
    if (path !== '/one') return success([]);
    looks += 1;
    return isBack ? success(done) : (states[Math.min(looks - 1, 1)] ?? success(done));
  });
  expect(await screen.findByText('1 of 3 rows')).toBeInTheDocument();
  expect(await screen.findByText(/No connection. The work goes on/)).toBeInTheDocument();
  isBack = true;
  expect(await screen.findByText(/“preise.csv” was imported/)).toBeInTheDocument();
});

test('a clerk is notified if the back end cannot import tables', async () => {
  await openImport(() => rejection(404, 'route.notFound'), '');
  const table = new File(['Name;Preis\nKarton;12'], 'preise.csv', { type: 'text/csv' });
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('The page has no input for a file yet.');
    return found;
  });
  await user.upload(input, table);
  expect(await screen.findByText('This back end cannot import tables.')).toBeInTheDocument();
  expect(screen.queryByText('Earlier imports')).not.toBeInTheDocument();
});

test('a clerk learns that further rows could not be read, and reads them again', async () => {
  const first = [FAULTY, ...Array.from({ length: 499 }, (_, at) => ({ ...BLANK, number: 5 + at }))];
  const next = { ...FAULTY, number: 900, cells: ['Schrank', 'viel'] };
  let isDown = true;
  const furtherRows = (): Reported =>
    isDown ? rejection(503, 'server.notReady') : success([next]);
  const calls = await openImport((path, _, query) => {
    if (path !== '/one/rows') return success(RUN);
    return Number(query.get('after')) > 0 ? furtherRows() : success(first);
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/could not be loaded/);
  expect(screen.getByDisplayValue('zwölf')).toBeInTheDocument();
  const before = calls.length;
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(calls.length).toBe(before + 1);
  const errors = screen.getByRole('table', { name: 'With faults' });
  await waitFor(() => expect(within(errors).getAllByRole('row').length).toBeGreaterThan(1));
});

/** Answers as a server that checks a corrected cell: what is no number stays an error. */
function mending() {
  let row = FAULTY;
  let run: ImportRun = RUN;
  const reasons = [
    { path: 'price', code: 'notMoney', column: 1, header: 'Preis', rows: 1, firstRow: 4 },
  ];
  return (path: string, method: string): Reported => {
    if (path === '/one/errors') return success(reasons);
    if (path === '/one/rows') return success([row]);
    if (method === 'PATCH') {
      row = {
        ...FAULTY,
        cells: ['Sofa', '12'],
        originalCells: { 1: 'zwölf' },
        verdict: 'new',
        errors: [],
      };
      run = { ...RUN, counts: { new: 2, similar: 1 }, corrected: { rows: 1, right: 1 } };
      return { body: { status: 'success', data: run, rows: [row] } };
    }
    return success(run);
  };
}

test('a clerk reads each reason with the number of its rows, and corrects the cell where it stands', async () => {
  const calls = await openImport(mending());
  expect(await screen.findByRole('list', { name: 'Reasons' })).toHaveTextContent(
    /^B Preis: Not a valid amount.* \(1\)$/,
  );
  const cell = await screen.findByRole('textbox', { name: 'Row 4, B Preis' });
  await user.clear(cell);
  await user.type(cell, '12{Enter}');
  expect(await screen.findByText(/Corrected rows: 1, of which right now: 1/)).toBeInTheDocument();
  expect(screen.getByText('Right now')).toBeInTheDocument();
  expect(calls).toContain('PATCH /one/cells');
  const errors = screen.getByRole('table', { name: 'With faults' });
  expect(errors).toHaveTextContent('In the table: zwölf');
  expect(within(errors).getByRole('button', { name: 'Take back' })).toBeInTheDocument();
});

test('a clerk who reloads the page finds what was typed and not sent yet', async () => {
  localStorage.setItem('import one 4 1', '13');
  const calls = await openImport(mending());
  expect(await screen.findByRole('textbox', { name: 'Row 4, B Preis' })).toHaveValue('13');
  expect(calls).not.toContain('PATCH /one/cells');
  localStorage.removeItem('import one 4 1');
});

const MAPPING: ImportRun = {
  ...RUN,
  state: 'read',
  mapping: null,
  headers: ['Name', 'Zusatz', 'Preis'],
  counts: {},
};

const UNCHECKED: ImportRow = {
  ...ROW,
  verdict: null,
  matchId: null,
  matchName: null,
  before: null,
};

const READ_ROWS: readonly ImportRow[] = [
  { ...UNCHECKED, number: 2, cells: ['Karton', 'groß', '14,00'] },
  { ...UNCHECKED, number: 3, cells: ['Sofa / Leder', '', '80'] },
];

/** Chooses in the list that is called so. */
async function choose(list: string, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: list }));
  await user.click(await screen.findByRole('option', { name: option }));
}

test('a clerk who takes two columns for the same field sees at once how they are joined, and turns them', async () => {
  await openImport((path) => success(path === '/one/rows' ? READ_ROWS : MAPPING));
  await screen.findByRole('combobox', { name: 'B Zusatz' });
  await choose('B Zusatz', 'Name (required)');
  const preview = await screen.findByRole('list', { name: 'As it will be' });
  expect(preview).toHaveTextContent('Karton groß');
  expect(preview).toHaveTextContent('Sofa / Leder');
  await choose('Between them A Name + B Zusatz', 'a comma');
  expect(preview).toHaveTextContent('Karton, groß');
  await user.click(screen.getByRole('button', { name: 'Other way round' }));
  expect(preview).toHaveTextContent('groß, Karton');
});

test('a clerk who splits a column sees both sides, and the rows that cannot be split', async () => {
  await openImport((path) => success(path === '/one/rows' ? READ_ROWS : MAPPING));
  await screen.findByRole('combobox', { name: 'A Name' });
  await choose('A Name', 'Split into two fields …');
  await choose('Split at A Name', 'the slash');
  expect(await screen.findByText('Cannot be split: 1.')).toHaveTextContent(/Row 2: Karton/);
  expect(screen.getByRole('list', { name: 'As it will be' })).toHaveTextContent('Sofa|Leder');
  await choose('What cannot be split A Name', 'goes into the first part');
  expect(screen.getByRole('combobox', { name: 'First part A Name' })).toHaveTextContent('Name');
});
