import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { CoreAdminUI } from 'react-admin';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { DELIVERED_PROHIBITED } from '../../domain/company/delivered-terms.ts';
import { settings } from '../../domain/resources/settings.ts';
import { templates } from '../../domain/resources/templates.ts';
import { texts } from '../../domain/resources/texts.ts';
import { toResource } from '../../src/kit/to-resource.tsx';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { settingsView } from '../../src/resources/settings.tsx';
import { textsView } from '../../src/resources/texts.tsx';
import { OWN_API } from '../support/answering.ts';
import { fakeBackEnd, idOf } from '../support/fake-back-end.ts';
import { asRole } from '../support/generated-screens.tsx';
import { renderPage } from '../support/web.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const elements = [settingsView, textsView].map(toResource);
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const COMPANY = {
  name: 'Muster Transport',
  street: 'Musterweg 1',
  limits: { compensation: '150' },
};
const TEXT = {
  key: 'invoice.compensation',
  text: { de: '{company} zahlt höchstens {compensationLimit}.' },
};

type Rows = { company?: object[]; rejects?: boolean; origin?: string };

/** Opens a page of the company over a back end of the contract. */
async function open(
  path: string,
  { company = [COMPANY], rejects = false, origin }: Rows = {},
  more: readonly RequestHandler[] = [],
) {
  const backEnd = fakeBackEnd(OWN_API, [
    { definition: settings, rows: company as Record<string, unknown>[] },
    { definition: texts, rows: [TEXT] },
    { definition: templates, rows: [] },
  ]);
  if (rejects) backEnd.reject('list', 403, { code: 'access.denied' });
  server.use(
    ...(origin === undefined
      ? []
      : [http.get(`${OWN_API}/public-origin`, () => HttpResponse.json({ data: { origin } }))]),
    ...more,
    backEnd.handler,
  );
  await renderPage(
    <CoreAdminUI layout={({ children }) => <main>{children}</main>} disableTelemetry>
      {elements}
    </CoreAdminUI>,
    {
      path,
      authProvider: asRole('admin'),
      dataProvider: createDataProvider({ apiUrl: OWN_API, getToken: () => 'a-token' }),
    },
  );
  return backEnd;
}

/** The list of missing details; notices have the same role. */
const missingFacts = () => screen.getByText(/Still missing/);
const save = async () => user.click(await screen.findByRole('button', { name: 'Save' }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the page of the company', () => {
  test('names what is free of duties where a field is left empty, and not where it is filled', async () => {
    await open('/settings', { company: [{ ...COMPANY, dutyFree: { dirhamsPerEuro: 11 } }] });
    const section = await screen.findByRole('region', {
      name: 'Duty-free between private persons',
    });
    await within(section).findByText(/^If empty: .*1,250.*MAD/);
    const notified = within(section)
      .getAllByText(/^If empty: /)
      .map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''));
    expect(notified).toHaveLength(4);
    expect(notified).toContain('If empty: €45.00');
    expect(notified).toContain('If empty: VO (EG) Nr. 1186/2009, Art. 25–27');
  });

  test('is the form of the one record, and names what its invoices lack', async () => {
    await open('/settings');
    expect(await screen.findByDisplayValue('Muster Transport')).toBeVisible();
    const missing = missingFacts();
    expect(
      within(missing)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['ZIP', 'City', 'Tax number', 'IBAN']);
    expect(screen.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  test('requires the address at which people reach the product, where the server has none', async () => {
    await open('/settings', { origin: '' });
    expect(await screen.findByText(/Documents name no address.*PUBLIC_URL/)).toBeVisible();
  });

  test.each([
    ['the server knows its address', 'https://jisr.example'],
    ['another back end does not say', undefined],
  ])('requires no address if %s', async (_, origin) => {
    await open('/settings', origin === undefined ? {} : { origin });
    await screen.findByDisplayValue('Muster Transport');
    expect(screen.queryByText(/Documents name no address/)).not.toBeInTheDocument();
  });

  test.each([
    [{ sending: true, sent: 249, perDay: 500 }, undefined],
    [{ sending: true, sent: 250, perDay: 500 }, /^250 of 500 codes of this day are sent/],
    [{ sending: true, sent: 500, perDay: 500 }, /^All 500 codes of this day are sent/],
    [{ sending: false, sent: 0, perDay: 500 }, /^Codes by SMS are switched off/],
  ])('warns when codes by SMS run out: %o', async (budget, warning) => {
    const data = { ...budget, endsAt: '2026-03-04T10:00:00.000Z' };
    let requested = 0;
    await open('/settings', {}, [
      http.get(`${OWN_API}/auth/codes`, () => {
        requested += 1;
        return HttpResponse.json({ data });
      }),
    ]);
    await screen.findByText(/Still missing/);
    await waitFor(() => expect(requested).toBe(1));
    if (warning) expect(await screen.findByText(warning)).toBeVisible();
    else expect(screen.queryByText(/codes of this day/)).toBeNull();
  });

  test('shows codes by SMS as they are sent, where nobody has switched them yet', async () => {
    await open('/settings');
    expect(await screen.findByRole('switch', { name: 'Send codes by SMS' })).toBeChecked();
  });

  test('shows codes by SMS as switched off where somebody has done so', async () => {
    await open('/settings', { company: [{ ...COMPANY, codes: { sending: false } }] });
    expect(await screen.findByRole('switch', { name: 'Send codes by SMS' })).not.toBeChecked();
  });

  test('explains the prices of messages at the prices, not at the quiet hours', async () => {
    await open('/settings');
    const price = await screen.findByLabelText(/^One SMS to Germany/);
    const help = await screen.findByText(/prices are for one SMS each/);
    const until = screen.getByLabelText(/^Quiet until/);
    expect(until).not.toHaveAccessibleDescription(/prices/);
    expect(price.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const next = screen.getByLabelText(/^One SMS to Morocco/);
    expect(help.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('shows the default texts if none are stored, and stores the edited ones', async () => {
    const backEnd = await open('/settings');
    const labels = await screen.findByLabelText(/^Prohibited goods/);
    expect(labels).toHaveDisplayValue(DELIVERED_PROHIBITED);
    fireEvent.change(labels, { target: { value: 'Akku' } });
    await save();
    await waitFor(() =>
      expect(backEnd.rows('settings')[0]).toMatchObject({ checks: { prohibited: 'Akku' } }),
    );
  });

  test('lets an administrator describe a company that has not been described yet', async () => {
    const backEnd = await open('/settings', { company: [] });
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.getByLabelText(/^Maximum compensation/)).toHaveValue('100.00');
    type(/^Company name/, 'Neu Transport');
    await save();
    await waitFor(() => expect(backEnd.changes).toHaveLength(1));
    expect(backEnd.changes[0]).toMatchObject({
      method: 'POST',
      body: { name: 'Neu Transport', invoicePattern: 'RE-{year}-{number:6}' },
    });
    await waitFor(() => expect(backEnd.queries('settings').length).toBeGreaterThan(1));
  });

  test('stays open after the record is saved', async () => {
    const backEnd = await open('/settings');
    await screen.findByDisplayValue('Muster Transport');
    type(/^City/, 'Bremen');
    await save();
    await waitFor(() => expect(backEnd.changes).toHaveLength(1));
    expect(backEnd.changes[0]).toMatchObject({ method: 'PUT', id: idOf(0) });
    await waitFor(() => expect(missingFacts()).not.toHaveTextContent('City'));
    expect(screen.getByLabelText(/^City/)).toHaveValue('Bremen');
  });

  test('shows sample numbers, and says where an account number is mistyped', async () => {
    const backEnd = await open('/settings');
    await screen.findByDisplayValue('Muster Transport');
    type(/^Invoice number pattern/, 'R{number:3}');
    expect(await screen.findByText(/Example: .*R001/)).toBeVisible();
    type(/^IBAN/, 'DE22000000000123456789');
    await save();
    expect(await screen.findByText('Not a valid IBAN; please check what was typed')).toBeVisible();
    expect(backEnd.changes).toEqual([]);
  });

  test('says that it could not be loaded, and loads again on request', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const backEnd = await open('/settings', { rejects: true });
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    backEnd.accept('list');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('Muster Transport')).toBeVisible();
  });
});

describe('the page of a text block', () => {
  const page = `/texts/${idOf(0)}`;

  test('names the block and its placeholders, and advises to have it confirmed', async () => {
    await open(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('have a lawyer confirm them');
    expect(await screen.findByText('{compensationLimit}')).toBeVisible();
    expect(screen.queryByText('{valueLimit}')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Place on the document')).toHaveValue('Invoice: compensation');
  });

  test('shows the text as it is printed, with the company’s own values', async () => {
    await open(page);
    expect(await screen.findByText(/^Muster Transport zahlt höchstens 150,00\s€\.$/)).toBeVisible();
  });

  test('rejects an unknown placeholder at its field', async () => {
    const backEnd = await open(page);
    fireEvent.change(await screen.findByLabelText('Deutsch'), { target: { value: 'Bis {limit}' } });
    await save();
    expect(
      await screen.findByText(
        /\{limit\}.* stands for nothing\. .*in braces here: \{company\}, \{compensationLimit\}/,
      ),
    ).toBeVisible();
    expect(backEnd.changes).toEqual([]);
  });

  test('names a block by its place on the document, for those who hear it too', async () => {
    await open('/texts');
    expect(await screen.findByRole('link', { name: 'Invoice: compensation' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Invoice: compensation' })).toBeEnabled();
  });

  test('offers neither a new block nor a deletion', async () => {
    await open('/texts');
    expect(await screen.findByText('Invoice: compensation')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create' })).not.toBeInTheDocument();
    // A selection can be exported, and nothing else.
    const box = () => screen.getByRole('checkbox', { name: 'Select Invoice: compensation' });
    // A row that is drawn anew as its columns come takes no click.
    await waitFor(async () => {
      if (!(box() as HTMLInputElement).checked) await user.click(box());
      expect(box()).toBeChecked();
    });
    const bar = within(await screen.findByRole('region', { name: /selected/i }));
    const names = bar.getAllByRole('button').map((button) => button.textContent);
    expect(names.filter((name) => /delete/i.test(name ?? ''))).toEqual([]);
    expect(await bar.findByRole('button', { name: /export/i })).toBeVisible();
  });
});

describe('the limits after which data is removed by itself', () => {
  const answering = (request: Request) => {
    const { searchParams } = new URL(request.url);
    const days = searchParams.get('identityDays');
    const months = searchParams.get('sentMonths');
    const last = { at: '2026-06-01T10:00:00.000Z', removed: 7 };
    const state = { due: 0, exempt: 0, stored: 12, last: null };
    const limitOf = (typed: string) => (typed ? Number(typed) : null);
    const data = [
      ...(days === null
        ? []
        : [{ ...state, kind: 'identity', limit: limitOf(days), due: days === '30' ? 1 : 0, last }]),
      ...(months === null
        ? []
        : [{ ...state, kind: 'sent', limit: limitOf(months), exempt: months === '2' ? 3 : 0 }]),
    ];
    return HttpResponse.json({ status: 'success', data });
  };

  test('say what they would remove before anything is saved', async () => {
    const backEnd = await open('/settings', {}, [
      http.get(`${OWN_API}/retention`, ({ request }) => answering(request)),
    ]);
    const field = await screen.findByLabelText(/ID pictures: days/);
    expect(await screen.findByText(/12 finished orders have pictures/)).toBeVisible();
    expect(screen.getByText(/Last removed on .*7/)).toBeVisible();
    fireEvent.change(field, { target: { value: '30' } });
    expect(await screen.findByText(/1 order is due/)).toBeVisible();
    fireEvent.change(field, { target: { value: '90' } });
    expect(await screen.findByText(/Nothing is due yet/)).toBeVisible();
    expect(backEnd.rows('settings')[0]).not.toHaveProperty('retention.identityDays');
    await save();
    await waitFor(() =>
      expect(backEnd.rows('settings')[0]).toMatchObject({ retention: { identityDays: 90 } }),
    );
  });

  test('say what the law demands, and what stays because of it', async () => {
    await open('/settings', {}, [
      http.get(`${OWN_API}/retention`, ({ request }) => answering(request)),
    ]);
    const field = await screen.findByLabelText(/Sent SMS and messages: months/);
    expect(await screen.findByText(/12 sent messages are stored/)).toBeVisible();
    expect(screen.getByText(/Advertising and codes are removed after this time/)).toBeVisible();
    fireEvent.change(field, { target: { value: '2' } });
    expect(await screen.findByText(/3 more messages about orders stay/)).toBeVisible();
  });

  test('may not be shorter than the law allows', async () => {
    const backEnd = await open('/settings');
    fireEvent.change(await screen.findByLabelText(/Chat messages: months/), {
      target: { value: '12' },
    });
    // At once, before anything is saved.
    expect(
      await screen.findByText(/Whole numbers from .?84.? to .?360.? are possible/),
    ).toBeVisible();
    await save();
    expect(await screen.findByText('At least 84')).toBeVisible();
    expect(backEnd.changes).toEqual([]);
  });

  test('say how long something is kept without a number', async () => {
    await open('/settings');
    expect(await screen.findByText(/^If empty: .?30.?$/)).toBeVisible();
    expect(screen.getByText(/^If empty: .?90.?$/)).toBeVisible();
  });

  test('list what was removed lately, without names', async () => {
    const data = [
      { at: '2026-06-01T10:00:00.000Z', kind: 'bin', removed: 4 },
      { at: '2026-05-01T10:00:00.000Z', kind: 'whatIsNotKnownHere', removed: 5 },
    ];
    await open('/settings', {}, [
      http.get(`${OWN_API}/retention/runs`, () => HttpResponse.json({ status: 'success', data })),
    ]);
    const table = within(await screen.findByRole('table', { name: 'Removed by itself lately' }));
    expect(table.getAllByRole('row')).toHaveLength(2);
    expect(table.getByRole('cell', { name: 'Orders in the bin' })).toBeVisible();
    expect(table.getByRole('cell', { name: '4' })).toBeVisible();
  });

  test('say nothing where the back end does not know', async () => {
    await open('/settings');
    expect(await screen.findByLabelText(/ID pictures: days/)).toHaveValue('');
    expect(screen.queryByText(/finished orders have pictures/)).toBeNull();
  });
});
