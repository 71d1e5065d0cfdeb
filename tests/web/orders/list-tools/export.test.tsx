import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { downloadFile } from '../../../../src/kit/export/download-file.ts';
import { openMore } from '../../../support/more-tools.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../../support/render-orders.tsx';
import { orderOf } from '../../../support/sample-order.ts';

// A browser would save the file; the test reads it instead.
vi.mock('../../../../src/kit/export/download-file.ts', () => ({ downloadFile: vi.fn() }));

const network = ownNetwork();
beforeEach(() => vi.mocked(downloadFile).mockClear());

const numbered = (number: number, rest: Parameters<typeof orderOf>[0] = {}) =>
  orderOf({ _id: `order-${number}`, billCode: `JS-${number}`, ...rest });

async function exportAs(format: string) {
  await openMore();
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: format }));
}

/** The name of the saved file, and its lines. */
async function savedFile() {
  await waitFor(() => expect(downloadFile).toHaveBeenCalled());
  const [name = '', content = new Blob()] = vi.mocked(downloadFile).mock.calls[0] ?? [];
  return { name, lines: (await content.text()).replace('\ufeff', '').split('\r\n') };
}

it('a clerk exports all orders that the filter finds, not just the visible page', async () => {
  const paid = Array.from({ length: 12 }, (_, at) => numbered(10_001 + at, { paid: true }));
  const backEnd = orderBackEnd({ orders: [...paid, numbered(20_001)] });
  await openOrders('/ToMa/validation?filter={"paid":"true"}', { backEnd, network });
  await screen.findByText('JS-10001');
  await exportAs('CSV');
  const { name, lines } = await savedFile();
  expect(name).toMatch(/^validation-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(lines[0]).toContain('Code;Customer no.;Sender;Sender phone;ZIP;City;Tour');
  expect(lines).toHaveLength(13);
  expect(lines[1]).toMatch(/;2;"12,5";;(.*;)?Yes;;;Cash;Handover;No;No;No;No;No;No;;02\/03\/2026$/);
});

it('a clerk who has ticked orders exports only those', async () => {
  const backEnd = orderBackEnd({ orders: [numbered(10_001), numbered(10_002), numbered(10_003)] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await userEvent.click(await screen.findByRole('checkbox', { name: /JS-10002/ }));
  const bar = await screen.findByRole('region', { name: 'Actions for the selected orders' });
  await userEvent.click(await within(bar).findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  const { lines } = await savedFile();
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(['JS-10002']);
});

it('a clerk who exports in German gets German headers and an Excel file', async () => {
  const backEnd = orderBackEnd({ orders: [numbered(10_001)] });
  await openOrders('/ToMa/validation', { backEnd, network, locale: 'de' });
  await screen.findByText('JS-10001');
  await exportAs('Excel (XLSX)');
  await waitFor(() => expect(downloadFile).toHaveBeenCalled());
  const [name, content] = vi.mocked(downloadFile).mock.calls[0] ?? [];
  expect(name).toMatch(/\.xlsx$/);
  expect(content?.type).toContain('spreadsheetml');
});

it('orders of several pages are read in one call, and each is in the file once', async () => {
  const orders = Array.from({ length: 1001 }, (_, at) => numbered(10_000 + at));
  const backEnd = orderBackEnd({ orders });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByText('JS-10000');
  const before = backEnd.listQueries.length;
  await exportAs('CSV');
  const { lines } = await savedFile();
  expect(lines).toHaveLength(1002);
  const limits = backEnd.listQueries.slice(before).map((query) => query.get('limit'));
  expect(limits).toEqual(['500', null]);
});

it('a clerk who exports ticked orders reads how many no longer exist', async () => {
  const backEnd = orderBackEnd({ orders: [numbered(10_001), numbered(10_002)] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  backEnd.meanwhile('order-10002', 'delete');
  const bar = await screen.findByRole('region', { name: 'Actions for the selected orders' });
  await userEvent.click(await within(bar).findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  expect((await savedFile()).lines).toHaveLength(2);
  expect(await screen.findByText(/^1 selected order no longer exists/)).toBeInTheDocument();
});

it('a clerk whose export fails is notified, and gets no partial file', async () => {
  const backEnd = orderBackEnd({ orders: [numbered(10_001)] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByText('JS-10001');
  backEnd.reject('list', { status: 500 });
  await exportAs('CSV');
  expect(await screen.findByText('Server Error Please Reload')).toBeInTheDocument();
  expect(downloadFile).not.toHaveBeenCalled();
});

it('a clerk can cancel an export while it runs', async () => {
  const backEnd = orderBackEnd({ orders: [numbered(10_001)] });
  await openOrders('/ToMa/validation', { backEnd, network });
  await screen.findByText('JS-10001');
  network.use(http.get(`${API}/commands`, () => new Promise<HttpResponse<null>>(() => undefined)));
  await exportAs('CSV');
  const dialog = await screen.findByRole('dialog', { name: 'Export' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export' })).toBeNull());
  expect(downloadFile).not.toHaveBeenCalled();
  expect(screen.queryByText('Server Error Please Reload')).toBeNull();
});

it('a clerk exports the orders in the bin, and saves views of it', async () => {
  const deletedAt = new Date().toISOString();
  const backEnd = orderBackEnd({ bin: [{ ...numbered(10_001), deletedAt }] });
  await openOrders('/bin', { backEnd, network });
  await screen.findByText('JS-10001');
  expect(screen.getByRole('button', { name: 'Views' })).toBeVisible();
  await exportAs('CSV');
  const { name, lines } = await savedFile();
  expect(name).toMatch(/^bin-/);
  expect(lines[1]).toContain('JS-10001');
});
