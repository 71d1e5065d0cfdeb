import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { documentDesk } from '../../../support/document-desk.tsx';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';
import { orderOf } from '../../../support/sample-order.ts';

vi.mock('../../../../src/custom/documents/preview/PdfViewer.tsx', () => ({
  default: ({ title }: { title: string }) => <p>Pages of {title}</p>,
}));

// A form of this size takes jsdom a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const desk = documentDesk();
const ID = 'order-x';
const BILL = `/ToMa/warehouse/bill/${ID}`;

const order = () =>
  orderOf({
    _id: ID,
    commandMode: 'facturation',
    verified: true,
    content: [{ desc: 'Koffer', qty: 10, price: '45.50' }],
    priceTotal: '45.50',
  });

const COMPANY = {
  _id: 'company',
  __v: 1,
  name: 'Probe Transport',
  street: 'Probeweg 1',
  zip: '28195',
  city: 'Bremen',
  taxNumber: '1/2/3',
};
const EXEMPTION = {
  _id: 'text',
  __v: 1,
  key: 'invoice.exemption.toMorocco',
  text: { de: 'Steuerfrei' },
};

const ISSUED = {
  _id: 'i-1',
  kind: 'invoice',
  number: 'RE-2026-000001',
  status: 'issued',
  order: ID,
  date: '2026-11-21',
  issuedAt: '2026-11-21T10:00:00.000Z',
  reason: null,
  pdf: { sha256: 'x', size: 4, at: '2026-11-21T10:00:00.000Z' },
};

/** A back end that issues invoices; what it was asked to do is answered. */
function issuing(start: object[] = [], company: object = COMPANY) {
  let documents = start;
  const asked: { path: string; body: unknown }[] = [];
  const deed = (path: string, after: (body: unknown) => object[]) =>
    http.post(`${API}/${path}`, async ({ request }) => {
      const body = await request.json();
      asked.push({ path, body });
      documents = after(body);
      return HttpResponse.json({ status: 'success', data: documents[0] }, { status: 201 });
    });
  const answers = [
    http.get(`${API}/invoices`, () => HttpResponse.json({ data: documents })),
    http.get(`${API}/invoices/:id`, ({ params }) =>
      HttpResponse.json({ data: documents.find((one) => '_id' in one && one._id === params.id) }),
    ),
    http.get(
      `${API}/invoices/:id/pdf`,
      () => new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    ),
    http.get(`${API}/settings`, () => HttpResponse.json({ count: 1, data: [company] })),
    http.get(`${API}/texts`, () => HttpResponse.json({ count: 1, data: [EXEMPTION] })),
    deed('invoices', () => [ISSUED]),
    deed('invoices/i-1/cancel', (body) => [
      { ...ISSUED, ...(body as object), _id: 's-1', kind: 'storno', number: 'ST-2026-000001' },
      { ...ISSUED, status: 'cancelled' },
    ]),
  ];
  return { asked, answers };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-file';
  URL.revokeObjectURL = () => undefined;
});

it('a clerk is told what an invoice lacks before it can be issued', async () => {
  const { asked, answers } = issuing([], { ...COMPANY, street: '' });
  await desk.open(BILL, orderBackEnd({ orders: [order()] }), { answers });
  await press('Ausstellen');
  const question = await screen.findByRole('dialog', { name: 'Issue this invoice ?' });
  expect(await within(question).findByText(/full address of the company/)).toBeInTheDocument();
  expect(within(question).getByRole('button', { name: 'Ausstellen' })).toBeDisabled();
  expect(asked).toEqual([]);
});

it('a clerk issues an invoice, which then cannot be changed', async () => {
  const { asked, answers } = issuing();
  await desk.open(BILL, orderBackEnd({ orders: [order()] }), { answers });
  await press('Ausstellen');
  const question = await screen.findByRole('dialog', { name: 'Issue this invoice ?' });
  const issue = within(question).getByRole('button', { name: 'Ausstellen' });
  fireEvent.click(await within(question).findByRole('checkbox'));
  await waitFor(() => expect(issue).toBeEnabled());
  fireEvent.click(issue);
  expect(await screen.findByText(/^Issued as .*RE-2026-000001/)).toBeInTheDocument();
  expect(asked).toEqual([
    {
      path: 'invoices',
      body: { order: ID, __v: order().__v, date: expect.any(String), serviceDate: null },
    },
  ]);
  expect(await screen.findByRole('textbox', { name: 'Betrag, line 1' })).toHaveAttribute(
    'readonly',
  );
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
});

it('an issued invoice is shown from the archive, whatever the order says by now', async () => {
  const { answers } = issuing([ISSUED]);
  const { jobs } = await desk.open(BILL, orderBackEnd({ orders: [order()] }), { answers });
  await screen.findByText(/^Issued as/);
  await press('Vorschau');
  await screen.findByText('Pages of Rechnung');
  expect(jobs[0]?.papers).toMatchObject([{ kind: 'archived' }]);
});

it('an issued invoice is cancelled by a Storno, for a reason', async () => {
  const { asked, answers } = issuing([ISSUED]);
  await desk.open(BILL, orderBackEnd({ orders: [order()] }), { answers });
  await press('Storno');
  const question = await screen.findByRole('dialog', { name: 'Cancel this invoice ?' });
  const confirm = within(question).getByRole('button', { name: 'Storno' });
  expect(confirm).toBeDisabled();
  fireEvent.change(within(question).getByRole('textbox'), { target: { value: 'Wrong weight' } });
  fireEvent.click(confirm);
  expect(await screen.findByText(/^Storno .*ST-2026-000001/)).toHaveTextContent('Wrong weight');
  expect(asked).toEqual([{ path: 'invoices/i-1/cancel', body: { reason: 'Wrong weight' } }]);
  expect(await screen.findByRole('button', { name: 'Speichern' })).toBeInTheDocument();
});

it('a back end that issues nothing has no such button', async () => {
  await desk.open(BILL, orderBackEnd({ orders: [order()] }));
  expect(await screen.findByRole('button', { name: 'Speichern' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ausstellen' })).toBeNull();
});
