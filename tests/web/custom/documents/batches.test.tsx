import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import { openMore } from '../../../support/more-tools.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';
import { orderOf } from '../../../support/sample-order.ts';
import {
  choose,
  inWarehouse,
  three,
  tick,
  WAREHOUSE,
} from '../../../support/warehouse-documents.ts';

const harness = documentHarness();
const { downloads } = harness;

const batch = (name: string) => screen.findByRole('dialog', { name });
const ready = (name: string) =>
  screen.findByRole('link', { name: 'Open and print' }).then(() => batch(name));

/** The parcels of orders by order code, as our server returns them. */
const parcelsOf = (codes: Readonly<Record<string, readonly string[]>>) =>
  http.get(`${API}/parcels`, ({ request }) => {
    const order = new URL(request.url).searchParams.get('order') ?? '';
    const data = (codes[order] ?? []).map((code, at) => ({
      code,
      order,
      billCode: order,
      number: at + 1,
      of: 9,
      weight: null,
      state: 'registered',
      updatedAt: '2026-03-02T09:30:00.000Z',
      __v: 1,
    }));
    return HttpResponse.json({ data });
  });

/** Records what is written to the print log. */
function printLog(deleted: readonly string[] = []) {
  const bodies: unknown[] = [];
  harness.use(
    http.post(`${API}/prints`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ data: [], gone: deleted }, { status: 201 });
    }),
  );
  return bodies;
}

describe('orders that a batch leaves out', () => {
  it('are named with the reason: deleted in the meantime, or not verified', async () => {
    const backEnd = orderBackEnd({ orders: three() });
    const { jobs } = await harness.open(WAREHOUSE, backEnd);
    await tick('M-1', 'M-2', 'M-3');
    backEnd.meanwhile('M-3', 'delete');
    await choose('Print', 'Invoices');
    const dialog = await ready('Invoices');
    expect(dialog).toHaveTextContent('2 orders are left out:');
    const lines = within(dialog).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Nadia M-3 · M-3: has been deleted in the meantime',
      'Nadia M-2 · M-2: is not verified',
    ]);
    expect(jobs[0]?.documents).toMatchObject([{ orderCode: 'M-1' }]);
  });

  it('are named while the other documents are generated', async () => {
    await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }), { isBlocked: true });
    await tick('M-1', 'M-2');
    await choose('Print', 'Invoices');
    expect(await screen.findByText('1 order is left out:')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  });

  it('have no parcels to label; the others get one label per parcel', async () => {
    const answers = [parcelsOf({ 'M-1': ['812345678901', '812345678919'] })];
    const { jobs } = await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }), { answers });
    await tick('M-1', 'M-2');
    await choose('Print', 'Labels');
    const dialog = await ready('Labels');
    expect(dialog).toHaveTextContent('M-2: has no packages');
    expect(jobs[0]?.documents).toMatchObject([
      { orderCode: 'M-1', parcels: [{ position: 1 }, { position: 2 }] },
    ]);
  });

  it('can be all of them, and then there is nothing to print', async () => {
    const answers = [parcelsOf({})];
    const { jobs } = await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }), { answers });
    await tick('M-1');
    await choose('Print', 'Labels');
    const dialog = await batch('Labels');
    expect(await within(dialog).findByText('There is nothing to print')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('M-1: has no packages');
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(jobs).toEqual([]);
  });

  it('are not mentioned when the ticket of one order is requested, which fails silently', async () => {
    const backEnd = orderBackEnd({ orders: three() });
    const { jobs } = await harness.open(WAREHOUSE, backEnd);
    await tick('M-1');
    backEnd.meanwhile('M-1', 'delete');
    await openMore();
    await choose('Print the list', 'Ticket of the first selected order');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(jobs).toEqual([]);
    expect(screen.getByTestId('told')).not.toHaveTextContent(/warning|error/);
  });
});

const PRINTED_BEFORE = {
  _id: 'p-1',
  kind: 'invoice',
  order: 'M-1',
  invoice: 'i-1',
  at: '2026-11-20T08:00:00.000Z',
  by: 'Amina Probe',
  reprint: false,
};

it('an issued invoice is printed from the archive, marked as a copy the second time, and logged by its id', async () => {
  const issued = { _id: 'i-1', number: 'RE-1', kind: 'invoice', status: 'issued', pdf: {} };
  const answers = [
    http.get(`${API}/invoices`, ({ request }) => {
      const isM1 = new URL(request.url).searchParams.get('order') === 'M-1';
      return HttpResponse.json({ data: isM1 ? [issued] : [] });
    }),
    http.get(`${API}/invoices/i-1`, () => HttpResponse.json({ data: issued })),
    http.get(`${API}/invoices/i-1/pdf`, () => HttpResponse.arrayBuffer(new ArrayBuffer(7))),
    http.get(`${API}/prints`, () => HttpResponse.json({ data: [PRINTED_BEFORE] })),
  ];
  const { jobs } = await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }), { answers });
  const logged = printLog();
  await tick('M-1', 'M-3');
  await choose('Print', 'Invoices');
  const dialog = await ready('Invoices');
  expect(jobs[0]?.documents).toMatchObject([
    { kind: 'invoice', status: 'draft', orderCode: 'M-3' },
    { kind: 'archived', pdf: { byteLength: 7 }, isCopy: true },
  ]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
  await waitFor(() =>
    expect(logged).toEqual([{ kind: 'invoice', orders: ['M-3', 'M-1'], invoices: ['i-1'] }]),
  );
  expect(downloads).toEqual(['invoices.pdf']);
});

it('orders whose labels state another weight are named before the labels are stuck on', async () => {
  const [first, second] = three();
  const orders = [
    { ...first, content: [{ desc: 'Koffer', qty: 10, price: '40.00' }] },
    { ...second, declarationConten: [{ desc: 'Mantel', legal: 1, weight: 20 }] },
  ] as ReturnType<typeof three>;
  const answers = [parcelsOf({ 'M-1': ['812345678901'], 'M-2': ['812345678919'] })];
  await harness.open(WAREHOUSE, orderBackEnd({ orders }), { answers });
  await tick('M-1', 'M-2');
  await choose('Print', 'Labels');
  const dialog = await ready('Labels');
  expect(dialog).toHaveTextContent('The weights of 2 orders contradict each other:');
  // A batch is in the order of the cities.
  const [other, one] = within(dialog).getAllByRole('listitem');
  expect(one).toHaveTextContent(/M-1: .*do not agree.*Invoice lines: .*10.kg.*; Order: .*12\.5.kg/);
  expect(other).toHaveTextContent(/M-2: The declaration states .*20.kg.* net.*Order: .*12\.5.kg/);
});

it('labels of one weight are no matter', async () => {
  const answers = [parcelsOf({ 'M-1': ['812345678901'] })];
  await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }), { answers });
  await tick('M-1');
  await choose('Print', 'Labels');
  expect(await ready('Labels')).not.toHaveTextContent('contradict');
});

it('declarations that customs may not accept are named before they are handed out', async () => {
  const questionable = orderOf({
    ...inWarehouse('M-4', 'Agadir'),
    declarationConten: [{ desc: 'Fernseher', legal: 1, notice: '450.00' }],
  });
  await harness.open(WAREHOUSE, orderBackEnd({ orders: [...three(), questionable] }));
  await tick('M-1', 'M-4');
  await choose('Print', 'Declarations');
  const dialog = await ready('Declarations');
  expect(dialog).toHaveTextContent('Customs may not accept 1 declaration:');
  const [line, ...others] = within(dialog).getAllByRole('listitem');
  expect(line).toHaveTextContent(/^Nadia M-4 · M-4: .*450/);
  expect(others).toEqual([]);
});

it('a clerk reads which order was deleted before its document was printed', async () => {
  await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }));
  printLog(['M-3']);
  await tick('M-1', 'M-3');
  await choose('Print', 'Declarations');
  await ready('Declarations');
  fireEvent.click(screen.getByRole('link', { name: 'Open and print' }));
  await waitFor(() => expect(screen.getByText(/not in the print log: .M-3./)).toBeInTheDocument());
});

describe('the printer', () => {
  it('gets ready while somebody chooses what to print, and not before', async () => {
    vi.stubGlobal('Worker', class {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const { warmUp } = await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }));
    await tick('M-1');
    const button = await screen.findByRole('button', { name: 'Print' });
    expect(warmUp).not.toHaveBeenCalled();
    fireEvent.click(button);
    await screen.findByRole('menuitem', { name: 'Invoices' });
    await vi.waitFor(() => expect(warmUp).toHaveBeenCalledTimes(1));
  });
});

describe('a server that fails', () => {
  it('is called again after a temporary failure', async () => {
    let calls = 0;
    const answers = [
      http.get(`${API}/parcels`, () => {
        calls += 1;
        return calls === 1
          ? HttpResponse.json({ code: 'server.failed' }, { status: 500 })
          : undefined;
      }),
      parcelsOf({ 'M-1': ['812345678901'] }),
    ];
    const { jobs } = await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }), { answers });
    await tick('M-1');
    await choose('Print', 'Labels');
    await ready('Labels');
    expect(jobs[0]?.documents).toMatchObject([{ kind: 'label', parcels: [{ position: 1 }] }]);
  });

  it('prevents printing when it does not return the company', async () => {
    const answers = [
      http.get(`${API}/settings`, () =>
        HttpResponse.json({ code: 'access.denied' }, { status: 403 }),
      ),
    ];
    const { jobs } = await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }), { answers });
    await tick('M-1');
    await choose('Print', 'Declarations');
    await waitFor(() =>
      expect(screen.getByTestId('told')).toHaveTextContent('company data could not be read'),
    );
    expect(jobs).toEqual([]);
  });
});

it('a cancelled batch reports nothing more, and does not affect a later one', async () => {
  const blocked = Promise.withResolvers<void>();
  let isFirst = true;
  const answers = [
    http.get(`${API}/settings`, async () => {
      if (isFirst) {
        isFirst = false;
        await blocked.promise;
      }
      return HttpResponse.json({ code: 'route.notFound' }, { status: 404 });
    }),
  ];
  const { jobs } = await harness.open(WAREHOUSE, orderBackEnd({ orders: three() }), { answers });
  await tick('M-1');
  await choose('Print', 'Tickets');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Print', 'Declarations');
  blocked.resolve();
  await ready('Declarations');
  expect(jobs.map(({ title }) => title)).toEqual(['Declarations']);
  expect(screen.getByTestId('told')).not.toHaveTextContent(/warning|error/);
});
