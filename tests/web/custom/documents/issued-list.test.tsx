import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import { press } from '../../../support/editor-steps.ts';
import {
  billable,
  INVOICED_ID,
  issuedInvoice,
  issuingBackEnd,
  stornoPair,
} from '../../../support/issuing-back-end.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';

// Loaded with the test file, so that no test waits for a page's code.
import '../../../../src/custom/documents/issued/IssuedPreview.tsx';
import '../../../../src/kit/list/GeneratedList.tsx';

const harness = documentHarness();
const { downloads } = harness;

/** The list of a back end that has issued these documents, and the requests that it received. */
async function openList(
  documents: readonly object[],
  path = '/bills/issued',
  orders: readonly ReturnType<typeof billable>[] = [billable()],
  more: readonly RequestHandler[] = [],
) {
  const queries: URLSearchParams[] = [];
  const { answers } = issuingBackEnd(stornoPair());
  const logged: unknown[] = [];
  const prints = http.post(`${API}/prints`, async ({ request }) => {
    logged.push(await request.json());
    return HttpResponse.json({ data: [], gone: [] }, { status: 201 });
  });
  const list = http.get(`${API}/invoices`, ({ request }) => {
    queries.push(new URL(request.url).searchParams);
    return HttpResponse.json({ count: documents.length, data: documents });
  });
  const totals = http.get(`${API}/invoices/totals`, () =>
    HttpResponse.json({ data: { count: documents.length, total: '1234.50', open: '45.50' } }),
  );
  await harness.open(path, orderBackEnd({ orders: [...orders] }), {
    answers: [prints, totals, list, ...more, ...answers],
  });
  return { queries, logged };
}

const AT = '2026-11-21T08:30:00.000Z';

const listed = (more: object = {}) => ({ ...issuedInvoice(), orderExists: true, ...more });

it('an administrator sees a warning about damaged files in the archive until it is acknowledged', async () => {
  const damage = { _id: 'd-1', invoice: 'i-1', number: 'RE-2026-000001', foundAt: AT };
  let damages: object[] = [
    { ...damage, finding: 'changed', restoredAt: AT },
    { ...damage, _id: 'd-2', number: 'RE-2026-000002', finding: 'missing', restoredAt: null },
  ];
  const archive = [
    http.get(`${API}/invoices/damages`, () =>
      HttpResponse.json({ count: damages.length, data: damages }),
    ),
    http.post(`${API}/invoices/damages/d-1/seen`, () => {
      damages = damages.slice(1);
      return HttpResponse.json({ data: { _id: 'd-1' } });
    }),
  ];
  await openList([listed()], '/bills/issued', [billable()], archive);
  const notified = await screen.findByRole('region', { name: 'Archive of issued documents' });
  expect(notified).toHaveTextContent(/RE-2026-000001.* was changed .*The original was restored/);
  expect(notified).toHaveTextContent(/RE-2026-000002.* was missing .*could not be restored/);
  fireEvent.click(within(notified).getByRole('button', { name: /^Understood: .*000001/ }));
  await waitFor(() => expect(notified).not.toHaveTextContent('RE-2026-000001'));
  expect(notified).toHaveTextContent('RE-2026-000002');
});

it('a bookkeeper sees what was issued, the totals, and links to orders that still exist', async () => {
  await openList([
    listed(),
    listed({ _id: 'i-2', number: 'RE-2026-000002', billCode: 'M-2', orderExists: false }),
  ]);
  const row = await screen.findByRole('row', { name: /RE-2026-000001/ });
  expect(row).toHaveTextContent('Nadia Amrani');
  expect(row).toHaveTextContent('€45.50');
  expect(within(row).getByRole('link', { name: 'M-1' })).toHaveAttribute(
    'href',
    `/commands/${INVOICED_ID}/show`,
  );
  expect(screen.queryByRole('link', { name: 'M-2' })).toBeNull();
  expect(await screen.findByText(/1,234\.50/)).toBeInTheDocument();
});

it('a bookkeeper sees by when an invoice is to be paid, what of it, and that it is overdue', async () => {
  const late = { paymentState: 'overdue', dueOn: '2026-12-05', open: '40.00' };
  const { queries } = await openList([
    listed(late),
    listed({ _id: 'i-2', number: 'RE-2026-000002', paymentState: 'open' }),
  ]);
  const row = await screen.findByRole('row', { name: /RE-2026-000001/ });
  expect(await within(row).findByText('Overdue')).toBeVisible();
  expect(row).toHaveTextContent('05/12/26');
  expect(row).toHaveTextContent('€40.00');
  expect(screen.getByRole('row', { name: /RE-2026-000002/ })).not.toHaveTextContent('Overdue');
  expect(await screen.findByText(/still to pay: .*45\.50/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: /^Due on/i }));
  await waitFor(() => expect(queries.at(-1)?.get('sort')).toBe('dueOn'));
  await press('Filters');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Payment' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Overdue' }));
  await waitFor(() => expect(queries.at(-1)?.get('paymentState')).toBe('overdue'));
  expect(queries.at(-1)?.get('paid')).toBeNull();
});

it('a bookkeeper sees as paid an invoice whose deposit left nothing to pay', async () => {
  const facts = { paid: false, paidOn: '2026-11-02', paidVia: 'cash', open: '0.00' } as const;
  await openList([
    listed({ ...facts, paymentState: 'paid' }),
    listed({ ...facts, _id: 'i-2', number: 'RE-2026-000002', paymentState: 'part', open: '9.00' }),
  ]);
  const row = await screen.findByRole('row', { name: /RE-2026-000001/ });
  expect(row).toHaveTextContent(/Paid · 02\/11\/26 · Cash/);
  const part = screen.getByRole('row', { name: /RE-2026-000002/ });
  expect(part).toHaveTextContent('Partly paid');
  expect(part).not.toHaveTextContent('Paid ·');
});

it('a bookkeeper finds as paid, and as not paid, what the list shows as such', async () => {
  const { queries } = await openList([listed()]);
  await press('Filters');
  const choose = async (name: string) => {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Payment' }));
    fireEvent.click(await screen.findByRole('option', { name }));
  };
  await choose('Paid');
  await waitFor(() => expect(queries.at(-1)?.getAll('paymentState')).toEqual(['paid']));
  await choose('Not paid');
  const open = ['overdue', 'part', 'open'];
  await waitFor(() => expect(queries.at(-1)?.getAll('paymentState')).toEqual(open));
  expect(screen.getByRole('combobox', { name: 'Payment' })).toHaveTextContent('Not paid');
  expect(queries.at(-1)?.get('paid')).toBeNull();
});

it('a bookkeeper filters by state and searches by number or name', async () => {
  const { queries } = await openList([listed()]);
  await press('Filters');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'State' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Cancelled' }));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(queries.at(-1)?.get('status')).toBe('cancelled'));
  fireEvent.change(screen.getByRole('textbox', { name: 'Search issued invoices' }), {
    target: { value: 'Amrani' },
  });
  await waitFor(() => expect(queries.at(-1)?.get('search')).toBe('Amrani'));
  expect(queries.at(-1)?.get('kind')).toBe('invoice');
});

it('a row opens its document, with its e-invoices and a way back', async () => {
  await openList([listed({ status: 'cancelled' })]);
  fireEvent.click(await screen.findByRole('link', { name: 'RE-2026-000001' }));
  expect(await screen.findByText('Pages of Invoice')).toBeInTheDocument();
  expect(screen.getByTestId('place')).toHaveTextContent('/bills/issued/i-1');
  for (const name of ['Factur-X PDF', 'XML', 'Download', 'Senden an Kunden']) {
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  }
  await press('Close');
  await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(/issued$/));
});

describe('the archived file of a document whose order is deleted', () => {
  const FILE = 'ST-2026-000001_Nadia_Amrani_21-11-2026_Rech.pdf';
  const PRINT = { kind: 'invoice', orders: [INVOICED_ID], invoices: ['s-1'] };

  it('is logged when a bookkeeper downloads it from the list', async () => {
    const deleted = { ...stornoPair()[0], orderExists: false };
    const { logged } = await openList([deleted], '/bills/issued', []);
    await press(/^Actions for .*ST-2026-000001/);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Download' }));
    await waitFor(() => expect(logged).toEqual([PRINT]));
    expect(downloads).toEqual([FILE]);
  });

  it('is logged when a bookkeeper previews it first, and has the same name', async () => {
    // The framework logs the rejected request for the order.
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { logged } = await openList([], '/bills/issued/s-1', []);
    await press('Download');
    await waitFor(() => expect(logged).toEqual([PRINT]));
    expect(downloads).toEqual([FILE]);
    // One file is one print, whatever becomes of it.
    fireEvent.click(screen.getByRole('link', { name: 'Open and print' }));
    expect(logged).toEqual([PRINT]);
  });
});

it('a user who opens the URL of a document sees it, and cannot cancel a Storno', async () => {
  await openList([listed()], '/bills/issued/s-1');
  expect(await screen.findByText('Pages of Storno')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Storno' })).toBeNull();
});

it('a user who opens a document that was never issued is notified', async () => {
  await openList([]);
  expect(await screen.findByText('No invoice has been issued yet')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'bills' }).at(-1)).toHaveAttribute('href', '/bills');
});

it('a list that cannot be loaded says so and can be loaded again', async () => {
  // The framework logs the rejected request for the list.
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { answers } = issuingBackEnd();
  const totals = http.get(`${API}/invoices/totals`, () =>
    HttpResponse.json({ code: 'access.denied' }, { status: 403 }),
  );
  let isBroken = true;
  const list = http.get(`${API}/invoices`, ({ request }) =>
    isBroken && new URL(request.url).searchParams.has('sort')
      ? HttpResponse.json({ code: 'list.tooLong' }, { status: 413 })
      : HttpResponse.json({ count: 1, data: [listed()] }),
  );
  await harness.open('/bills/issued', orderBackEnd({ orders: [] }), {
    answers: [totals, list, ...answers],
  });
  expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
  isBroken = false;
  await press('Try again');
  expect(await screen.findByRole('row', { name: /RE-2026-000001/ })).toBeInTheDocument();
});

it('a bookkeeper exports selected documents with one call for all of them', async () => {
  const documents = [listed(), listed({ _id: 'i-2', number: 'RE-2026-000002' })];
  const { queries } = await openList(documents);
  await screen.findByRole('row', { name: /RE-2026-000001/ });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  const bar = await screen.findByRole('region', { name: 'Actions for the selected entries' });
  const before = queries.length;
  fireEvent.click(await within(bar).findByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(queries.slice(before).map((query) => query.getAll('_id'))).toEqual([['i-1', 'i-2']]);
});
