import { HttpResponse, http } from 'msw';
import type { IssuedInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import { API } from './order-back-end.ts';
import { orderOf } from './sample-order.ts';

export const INVOICED_ID = 'order-x';
export const BILL_ADDRESS = `/ToMa/warehouse/bill/${INVOICED_ID}`;

/** A verified order that can be invoiced as it is. */
export const billable = (more: Parameters<typeof orderOf>[0] = {}) =>
  orderOf({
    _id: INVOICED_ID,
    commandMode: 'facturation',
    verified: true,
    content: [{ desc: 'Koffer', qty: 10, price: '45.50' }],
    priceTotal: '45.50',
    ...more,
  });

export const PROBE_COMPANY = {
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

/** An invoice of that order, as lists show it. */
export const issuedInvoice = (more: Partial<IssuedInvoice> = {}): IssuedInvoice => ({
  _id: 'i-1',
  kind: 'invoice',
  number: 'RE-2026-000001',
  status: 'issued',
  order: INVOICED_ID,
  billCode: 'M-1',
  customer: 'Nadia Amrani',
  date: '2026-11-21',
  serviceDate: '2026-11-21',
  total: '45.50',
  issuedAt: '2026-11-21T10:00:00.000Z',
  issuedBy: 'Sara',
  cancels: null,
  reason: null,
  cancelledBy: null,
  paid: false,
  paidOn: null,
  paidVia: null,
  dueOn: '2026-12-05',
  open: '45.50',
  pdf: { sha256: 'x', size: 4, at: '2026-11-21T10:00:00.000Z' },
  ...more,
});

/** A cancelled invoice and its Storno, the latest first. */
export const stornoPair = (reason = 'Wrong weight'): readonly IssuedInvoice[] => [
  issuedInvoice({
    _id: 's-1',
    kind: 'storno',
    number: 'ST-2026-000001',
    total: '-45.50',
    cancels: 'i-1',
    reason,
  }),
  issuedInvoice({ status: 'cancelled', cancelledBy: 's-1' }),
];

const pdf = () => new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } });

/** A back end that issues invoices; it returns the calls that it received. */
export function issuingBackEnd(
  start: readonly IssuedInvoice[] = [],
  { company = PROBE_COMPANY }: { company?: object } = {},
) {
  let documents = start;
  const requested: { path: string; body: unknown }[] = [];
  const action = (path: string, after: (reason: string) => readonly IssuedInvoice[]) =>
    http.post(`${API}/${path}`, async ({ request }) => {
      const body = (await request.json()) as { reason?: string };
      requested.push({ path, body });
      documents = after(body.reason ?? '');
      return HttpResponse.json({ status: 'success', data: documents[0] }, { status: 201 });
    });
  const answers = [
    http.get(`${API}/invoices`, () =>
      HttpResponse.json({ count: documents.length, data: documents }),
    ),
    http.get(`${API}/invoices/:id`, ({ params }) =>
      HttpResponse.json({ data: documents.find(({ _id }) => _id === params.id) }),
    ),
    http.get(`${API}/invoices/:id/pdf`, pdf),
    http.get(`${API}/settings`, () => HttpResponse.json({ count: 1, data: [company] })),
    http.get(`${API}/texts`, () => HttpResponse.json({ count: 1, data: [EXEMPTION] })),
    action('invoices', () => [issuedInvoice()]),
    action('invoices/i-1/cancel', (reason) => stornoPair(reason)),
  ];
  return { requested, answers };
}
