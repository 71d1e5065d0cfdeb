import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { ActivityEntry } from '../../../domain/activity/activity-entry.ts';
import type { Locale } from '../../../domain/fields.ts';
import { ActivityPage } from '../../../src/custom/activity/ActivityPage.tsx';
import { OwnToday } from '../../../src/custom/activity/OwnToday.tsx';
import { downloadFile } from '../../../src/kit/export/download-file.ts';
import { Notices } from '../../../src/kit/notices/Notices.tsx';
import type {
  ActivityQuery,
  AuditChain,
  ExportedList,
} from '../../../src/providers/activity-methods.ts';
import { CallError } from '../../../src/providers/call-error.ts';
import { views } from '../../../src/resources/late-registry.tsx';
import { signedInAs } from '../../support/render-orders.tsx';
import { renderPage, setScreenWidth } from '../../support/web.tsx';

vi.setConfig({ testTimeout: 60_000 });

vi.mock('../../../src/kit/export/download-file.ts', () => ({ downloadFile: vi.fn() }));

const AMINA = { _id: '01900000-0000-7000-8000-00000000000a', name: 'Amina Probe' };
const ORDER = '01900000-0000-7000-8000-0000000000b1';

const entryOf = (given: Partial<ActivityEntry>): ActivityEntry => ({
  _id: crypto.randomUUID(),
  at: '2024-05-02T10:15:00.000Z',
  by: AMINA,
  action: 'change',
  resource: 'commands',
  record: { _id: ORDER, name: 'JS-10001', isThere: true },
  changes: [],
  undo: null,
  isUndo: false,
  ...given,
});

/** What a line says, with ordinary spaces and without marks of direction. */
const textOf = ({ textContent }: Element): string =>
  (textContent ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');

const Where = () => <output aria-label="address">{useLocation().search}</output>;

type Options = {
  path?: string;
  locale?: Locale;
  pages?: readonly (readonly ActivityEntry[])[];
  chain?: AuditChain;
};

async function open({ path = '/activity', locale = 'en', pages = [[]], chain }: Options = {}) {
  const queries: ActivityQuery[] = [];
  const undone: string[] = [];
  const reasons: unknown[] = [];
  const verified: string[] = [];
  const exports: ExportedList[] = [];
  setScreenWidth(1440);
  const dataProvider = {
    getActivity: async (query: ActivityQuery) => {
      queries.push(query);
      const at = query.before === undefined ? 0 : Number(query.before);
      const more = at + 1 < pages.length ? String(at + 1) : null;
      return { entries: pages[at] ?? [], next: more };
    },
    undoActivity: async (id: string) => {
      undone.push(id);
      if (reasons.length > 0) throw reasons.shift();
    },
    getAuditChain: async () => chain,
    verifyAudit: async () => void verified.push('now'),
    noteExport: async (exported: ExportedList) => void exports.push(exported),
    getList: async () => ({
      data: [{ id: AMINA._id, firstName: 'Amina', lastName: 'Probe', phone: '' }] as never[],
      total: 1,
    }),
  };
  await renderPage(
    <>
      <ActivityPage views={views} />
      <Where />
      <Notices />
    </>,
    { path, locale, authProvider: signedInAs('admin'), dataProvider },
  );
  return { queries, undone, reasons, verified, exports };
}

test('a clerk reads who changed what, field by field, in the language of the office', async () => {
  const changes = [
    { path: 'priceTotal', from: '43.00', to: '88.00' },
    { path: 'paidVia', from: null, to: 'cash' },
    { path: 'customs.idNumber' },
    { path: 'trip', from: { _id: 'x', name: null }, to: { _id: 'y', name: 'Fahrt vom 6. Dez.' } },
  ];
  const question = { from: { de: 'Wann?' }, to: { de: 'Wann?', fr: 'Quand ?' } };
  await open({
    locale: 'de',
    pages: [
      [
        entryOf({ changes }),
        entryOf({
          action: 'changeParcel',
          changes: [{ path: 'parcels.3.weight', from: null, to: 8 }],
        }),
        entryOf({
          resource: 'faq',
          record: { _id: ORDER, name: 'Wann?', isThere: true },
          changes: [{ path: 'question', ...question }],
          by: { _id: null, name: '' },
          at: '2024-05-01T10:15:00.000Z',
        }),
      ],
    ],
  });
  const days = await screen.findAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['02/05/2024', '01/05/2024']);
  expect(screen.getByRole('heading', { level: 3, name: 'Amina Probe' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'ein gelöschter Kunde' })).toBeVisible();
  const [order] = screen.getAllByRole('link', { name: 'JS-10001' });
  expect(order).toHaveAttribute('href', `/commands/${ORDER}/show`);
  const lines = screen.getAllByRole('listitem').map(textOf);
  expect(lines).toContain('Gesamtbetrag: 43,00 € → 88,00 €');
  expect(lines).toContain('Zahlungsweg: leer → Bar');
  expect(lines.find((line) => line.endsWith('der Wert wird nicht gezeigt'))).toMatch(/ausweis/i);
  expect(lines).toContain('Fahrt: gelöscht → Fahrt vom 6. Dez.');
  expect(lines).toContain('Paket 3: Gewicht: leer → 8 kg');
  expect(lines).toContain('Frage · Français: leer → Quand ?');
  expect(lines.filter((line) => line.startsWith('Frage · Deutsch'))).toEqual([]);
});

test('a clerk undoes a change, and reads why another one stays', async () => {
  const weight = { path: 'wights', from: 4, to: 5 };
  const { undone, reasons, queries } = await open({
    pages: [
      [
        entryOf({ changes: [weight], undo: 'possible' }),
        entryOf({ changes: [weight], undo: 'invoiced', action: 'sendToTracking' }),
        entryOf({ changes: [weight], undo: 'undone' }),
      ],
    ],
  });
  const undo = await screen.findByRole('button', { name: 'Undo: Order JS-10001, changed' });
  expect(screen.getByText(/An invoice has been issued since then/)).toBeVisible();
  expect(screen.getByText('Undone')).toBeVisible();
  await userEvent.click(undo);
  await waitFor(() => expect(screen.getAllByText('Undone')).toHaveLength(2));
  expect(undone).toHaveLength(1);
  await waitFor(() => expect(queries.length).toBeGreaterThan(1));
  const sentence = { en: 'The value was changed.', de: 'd', fr: 'f', ar: 'a' };
  reasons.push(new CallError(409, { code: 'record.rejected', sentence } as never));
  await userEvent.click(undo);
  expect(await screen.findByText('The value was changed.')).toBeVisible();
});

test('the activity of one record says which, and leads back to all', async () => {
  const { queries } = await open({
    path: `/activity?resource=commands&record=${ORDER}&from=2024-05-01&to=nonsense`,
    pages: [[entryOf({})]],
  });
  expect(await screen.findByText('Only JS-10001')).toBeVisible();
  expect(queries[0]).toMatchObject({ resource: 'commands', record: ORDER, from: '2024-05-01' });
  expect(queries[0]?.to).toBeUndefined();
  const chip = screen.getByText('Only JS-10001').closest('.MuiChip-root');
  await userEvent.click(within(chip as HTMLElement).getByTestId('CancelIcon'));
  expect(await screen.findByLabelText('address')).toHaveTextContent('?from=2024-05-01');
});

test('earlier entries come on request, and a person is chosen from the staff', async () => {
  const { queries } = await open({
    pages: [[entryOf({})], [entryOf({ record: { _id: ORDER, name: 'JS-09999', isThere: false } })]],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText('JS-09999')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'JS-09999' })).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: /Person/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Amina Probe' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(`person=${AMINA._id}`);
  expect(queries.at(-1)?.person).toBe(AMINA._id);
});

test('a text is named by its place, and an issued invoice is said to be issued once', async () => {
  const block = { _id: ORDER, name: 'declaration.terms', isThere: true };
  const invoice = { _id: ORDER, name: 'RE-2024-000001', isThere: false };
  await open({
    pages: [
      [
        entryOf({ resource: 'texts', action: 'create', record: block }),
        entryOf({ resource: 'invoices', action: 'issue', record: invoice }),
      ],
    ],
  });
  expect(await screen.findByText(/RE-2024-000001/)).toBeVisible();
  const lines = screen.getAllByRole('listitem').map(textOf);
  expect(lines.join()).not.toContain('declaration.terms');
  expect(lines.some((line) => line.includes('Invoice RE-2024-000001 · issued'))).toBe(true);
  expect(lines.join()).not.toMatch(/issued invoice/i);
});

test('a day without anything says so', async () => {
  await open({ locale: 'ar' });
  expect(await screen.findByRole('img', { name: 'لم يفعل أحد شيئا يطابق ذلك.' })).toBeVisible();
});

test('the overview shows what somebody did today, and leads to everything', async () => {
  const changes = [{ path: 'wights', from: 4, to: 5 }];
  await renderPage(<OwnToday />, {
    authProvider: signedInAs('admin'),
    dataProvider: {
      getActivity: async () => ({ entries: [entryOf({ changes })], next: null }),
    } as never,
  });
  const section = await screen.findByRole('region', { name: 'What I did today' });
  expect(within(section).getByRole('listitem')).toHaveTextContent(
    /Order JS-10001 changed: Weight$/,
  );
  const all = within(section).getByRole('link', { name: 'Everything that was done' });
  expect(all).toHaveAttribute('href', '/activity');
});

test('what was done to many records at once is not said to be of a deleted one', async () => {
  const many = { resource: 'users', record: { _id: ORDER, name: null, isThere: false } } as const;
  await open({
    pages: [[entryOf({ ...many, action: 'import' }), entryOf({ ...many, action: 'delete' })]],
  });
  const [imported, deleted] = (await screen.findAllByRole('listitem')).filter((row) =>
    /imported|deleted/.test(textOf(row)),
  );
  expect(textOf(imported ?? document.body)).not.toMatch(/deleted/);
  expect(textOf(deleted ?? document.body)).toMatch(/deleted .*deleted/);
});

const CHAIN: AuditChain = {
  number: 1204,
  hash: 'ab'.repeat(32),
  waiting: 0,
  sealedAt: '2024-05-02T10:15:00.000Z',
  verifiedNumber: 1200,
  verifiedAt: '2024-05-02T02:20:00.000Z',
  damage: null,
};

test('an administrator reads how far the trail is sealed, and has it verified', async () => {
  const { verified } = await open({ chain: CHAIN });
  const state = await screen.findByRole('alert');
  expect(textOf(state)).toMatch(/Sealed up to entry 1204 on 02\/05\/24 12:15\./);
  expect(textOf(state)).toMatch(/Verified up to entry 1200 .*: nobody has changed it/);
  expect(textOf(state)).toContain(`1204:${CHAIN.hash}`);
  await userEvent.click(within(state).getByRole('button', { name: 'Verify now' }));
  expect(await screen.findByText('The trail is being verified.')).toBeVisible();
  expect(verified).toEqual(['now']);
});

test('a trail that was changed is said to be so, with the entry and the day', async () => {
  const damage = { kind: 'entryChanged', number: 77, day: '2024-04-30' };
  await open({ chain: { ...CHAIN, damage }, locale: 'de' });
  const state = await screen.findByRole('alert');
  expect(textOf(state)).toMatch(/nicht, wie es versiegelt wurde: Eintrag 77, 2024-04-30/);
});

test('entries are found by a text, an action and whether somebody has only looked', async () => {
  const { queries } = await open({ pages: [[entryOf({ action: 'view' })]] });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'Amina');
  await waitFor(() => expect(queries.at(-1)?.search).toBe('Amina'));
  await userEvent.click(screen.getByRole('combobox', { name: /Show/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Views and exports' }));
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ kind: 'views', search: 'Amina' }));
  await userEvent.click(screen.getByRole('combobox', { name: /Action/ }));
  expect(screen.queryByRole('option', { name: 'created' })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: 'viewed' }));
  await waitFor(() => expect(queries.at(-1)?.action).toBe('view'));
  expect(screen.getByLabelText('address')).toHaveTextContent(
    '?kind=views&action=view&search=Amina',
  );
  expect(await screen.findByText(/· viewed/)).toBeVisible();
});

test('what the filters find is exported, a row for each value, and the export is noted', async () => {
  const changes = [
    { path: 'priceTotal', from: '43.00', to: '88.00' },
    { path: 'paidVia', from: null, to: 'cash' },
    { path: 'customs.idNumber' },
  ];
  const { exports } = await open({ locale: 'de', pages: [[entryOf({ changes })], [entryOf({})]] });
  await userEvent.click(await screen.findByRole('button', { name: 'Exportieren (CSV)' }));
  await waitFor(() => expect(exports).toEqual([{ resource: 'activity', format: 'csv', rows: 4 }]));
  const [name, file] = vi.mocked(downloadFile).mock.calls[0] ?? [];
  expect(name).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
  const text = await file?.text();
  expect(text).toContain('Zeitpunkt');
  expect(text).toMatch(/Amina Probe.*JS-10001.*Gesamtbetrag.*43,00.*88,00/);
  expect(text).toMatch(/Zahlungsweg.*Bar/);
  expect(text).toMatch(/der Wert wird nicht gezeigt/);
});
