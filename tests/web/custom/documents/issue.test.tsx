import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import { box, press } from '../../../support/editor-steps.ts';
import {
  BILL_ADDRESS,
  billable,
  INVOICED_ID,
  issuedInvoice,
  issuingBackEnd,
  PROBE_COMPANY,
} from '../../../support/issuing-back-end.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-file';
  URL.revokeObjectURL = () => undefined;
});

const question = () => screen.findByRole('dialog', { name: 'Issue this invoice ?' });

/** Presses 'Ausstellen', enters the date of service, and confirms. */
async function issue() {
  await press('Ausstellen');
  const requested = within(await question());
  fireEvent.click(await requested.findByRole('checkbox'));
  const confirm = requested.getByRole('button', { name: 'Ausstellen' });
  await waitFor(() => expect(confirm).toBeEnabled());
  fireEvent.click(confirm);
}

it('a clerk reads what an invoice lacks before it can be issued', async () => {
  const { requested, answers } = issuingBackEnd([], { company: { ...PROBE_COMPANY, street: '' } });
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), { answers });
  await press('Ausstellen');
  const dialog = within(await question());
  expect(await dialog.findByText(/full address of the company/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Ausstellen' })).toBeDisabled();
  expect(requested).toEqual([]);
});

it('a clerk reads which characters an invoice would lose, and where, before it can be issued', async () => {
  const { requested, answers } = issuingBackEnd();
  const content = [
    { desc: 'Koffer', qty: 10, price: '40.00' },
    { desc: 'Teppich 🧶', qty: 2, price: '5.50' },
  ];
  const order = billable({ content, recipient: { firstName: '王', phone: '+212600000009' } });
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [order] }), { answers });
  await press('Ausstellen');
  const dialog = within(await question());
  fireEvent.click(await dialog.findByRole('checkbox'));
  const heading = await dialog.findByText(/fonts do not have these characters/);
  const parts = within(heading).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Recipient: 王',
    'Line \u2068Teppich 🧶\u2069: 🧶',
  ]);
  expect(dialog.getByRole('button', { name: 'Ausstellen' })).toBeDisabled();
  expect(requested).toEqual([]);
});

it('a clerk issues an invoice, which then cannot be changed', async () => {
  const { requested, answers } = issuingBackEnd();
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), { answers });
  await issue();
  // The form is drawn anew with the issued order, and the line with it.
  await waitFor(() => expect(screen.getByText(/^Issued as .*RE-2026-000001/)).toBeInTheDocument());
  expect(requested).toEqual([
    {
      path: 'invoices',
      body: {
        order: INVOICED_ID,
        __v: billable().__v,
        date: expect.any(String),
        serviceDate: null,
      },
    },
  ]);
  expect(await box('Betrag, line 1')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
});

it('a clerk is warned that an invoice states no date of service, and may issue it all the same', async () => {
  const { requested, answers } = issuingBackEnd();
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), { answers });
  await press('Ausstellen');
  const dialog = within(await question());
  expect(await dialog.findByText(/states no date of service/)).toBeInTheDocument();
  const sameDay = dialog.getByRole('checkbox');
  fireEvent.click(sameDay);
  expect(dialog.queryByText(/states no date of service/)).toBeNull();
  fireEvent.click(sameDay);
  fireEvent.click(dialog.getByRole('button', { name: 'Ausstellen' }));
  await screen.findByText(/^Issued as .*RE-2026-000001/);
  expect(requested).toEqual([
    {
      path: 'invoices',
      body: { order: INVOICED_ID, __v: billable().__v, date: expect.any(String) },
    },
  ]);
});

it('a clerk whose invoice needs a date of service reads it once, among what is missing', async () => {
  const { answers } = issuingBackEnd();
  const content = [{ desc: 'Koffer', qty: 60, price: '300.00' }];
  const order = billable({ content, priceTotal: '300.00' });
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [order] }), { answers });
  await press('Ausstellen');
  const dialog = within(await question());
  expect(await dialog.findByText('The date of service')).toBeInTheDocument();
  expect(dialog.queryByText(/states no date of service/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Ausstellen' })).toBeDisabled();
});

it('a clerk is warned of weights that differ before the invoice is issued, and takes one over', async () => {
  const { requested, answers } = issuingBackEnd();
  const order = billable({ wights: 12 });
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [order] }), { answers });
  await press('Ausstellen');
  const dialog = within(await question());
  const heading = await dialog.findByText(/^The weights of this order do not agree/);
  expect(heading).toHaveTextContent(/Invoice lines: .10.kg.*Order: .12.kg/);
  fireEvent.click(dialog.getByRole('button', { name: /12.kg. everywhere/ }));
  await waitFor(() => expect(dialog.queryByText(/do not agree/)).toBeNull());
  fireEvent.click(await dialog.findByRole('checkbox'));
  const confirm = dialog.getByRole('button', { name: 'Ausstellen' });
  await waitFor(() => expect(confirm).toBeEnabled());
  fireEvent.click(confirm);
  await screen.findByText(/^Issued as .*RE-2026-000001/);
  expect(requested).toMatchObject([
    { path: 'invoices', body: { changes: { wights: 12, content: [{ qty: 12 }] } } },
  ]);
});

it('an order that is not verified cannot be issued', async () => {
  const { answers } = issuingBackEnd();
  const backEnd = orderBackEnd({ orders: [billable({ verified: false })] });
  await harness.open(BILL_ADDRESS, backEnd, { answers });
  const button = await screen.findByRole('button', { name: 'Ausstellen' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('The bill needs a verified order');
  fireEvent.pointerOver(button, { pointerType: 'mouse' });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('needs a verified order');
});

it('what a clerk has typed is saved with the issue, in the same call', async () => {
  const { requested, answers } = issuingBackEnd();
  const order = billable({ billDate: null });
  const backEnd = orderBackEnd({ orders: [order] });
  await harness.open(BILL_ADDRESS, backEnd, { answers });
  fireEvent.change(await box('Betrag, line 1'), { target: { value: '60' } });
  fireEvent.change(await box('Datum'), { target: { value: '20/11/2026' } });
  fireEvent.blur(await box('Datum'));
  await issue();
  await screen.findByText(/^Issued as/);
  expect(backEnd.order(INVOICED_ID)?.__v).toBe(order.__v);
  const changes = { content: [{ price: '60.00' }], billDate: '2026-11-20' };
  expect(requested).toMatchObject([{ body: { __v: order.__v, date: '2026-11-20', changes } }]);
  // The record's own name for its id is no field of an order, and the server rejects it.
  expect(requested).not.toMatchObject([{ body: { changes: { id: expect.anything() } } }]);
});

it('a clerk who thinks better of issuing has saved nothing', async () => {
  const { requested, answers } = issuingBackEnd();
  const backEnd = orderBackEnd({ orders: [billable()] });
  await harness.open(BILL_ADDRESS, backEnd, { answers });
  fireEvent.change(await box('Betrag, line 1'), { target: { value: '60' } });
  await press('Ausstellen');
  fireEvent.click(within(await question()).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Issue/ })).toBeNull());
  expect(backEnd.order(INVOICED_ID)).toMatchObject({ __v: billable().__v });
  expect(requested).toEqual([]);
  expect(await box('Betrag, line 1')).toHaveValue('60');
});

it('a clerk reads at the field what the server finds wrong when it issues', async () => {
  const { answers } = issuingBackEnd();
  const rejected = http.post(`${API}/invoices`, () =>
    HttpResponse.json(
      { code: 'record.invalid', fields: { 'recipient.phone': 'Is no phone.' } },
      { status: 422 },
    ),
  );
  const backEnd = orderBackEnd({ orders: [billable()] });
  await harness.open(BILL_ADDRESS, backEnd, { answers: [rejected, ...answers] });
  await issue();
  expect(await screen.findByText(/Is no phone/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: /^Issue/ })).toBeNull();
});

it('a draft says that its number comes with issuing', async () => {
  const { answers } = issuingBackEnd();
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), { answers });
  expect(await box('Rechnung-Nr.')).toHaveAccessibleDescription('The number comes with issuing.');
});

describe('a clerk who corrects the customer inside an invoice', () => {
  const ask = async () =>
    within(await screen.findByRole('dialog', { name: 'Correct the customer ?' }));
  const correct = async () => {
    const order = billable({ paperCustomers: [] });
    const backEnd = orderBackEnd({ orders: [order] });
    const { calls } = await harness.open(BILL_ADDRESS, backEnd);
    const [name] = await screen.findAllByRole('textbox', { name: 'Vor-u. Nachname' });
    if (name) fireEvent.change(name, { target: { value: 'Selma Korrigiert' } });
    return { backEnd, calls };
  };
  const choose = async (name: RegExp) => {
    const requested = await ask();
    const go = requested.getByRole('button', { name: 'Continue' });
    expect(go).toBeDisabled();
    fireEvent.click(requested.getByRole('radio', { name }));
    fireEvent.click(go);
    await waitFor(() => expect(screen.getByTestId('told')).toHaveTextContent('Bill Saved'));
  };

  it('can mean this document alone, which leaves the customer as they are', async () => {
    const { backEnd, calls } = await correct();
    await press('Speichern');
    await choose(/^Only on this document/);
    expect(backEnd.order(INVOICED_ID)).toMatchObject({
      paperCustomers: [{ paper: 'bill', firstName: 'Selma', lastName: 'Korrigiert' }],
    });
    expect(calls.filter(({ path }) => path.startsWith('auth/users'))).toEqual([]);
  });

  it('can mean the customer, in all orders', async () => {
    const { backEnd, calls } = await correct();
    await press('Speichern');
    await choose(/^The customer/);
    expect(backEnd.order(INVOICED_ID)).toMatchObject({ paperCustomers: [] });
    expect(calls).toMatchObject([{ method: 'PUT', body: { firstName: 'Selma' } }]);
  });

  it('has saved nothing where no answer is given', async () => {
    const { backEnd, calls } = await correct();
    await press('Speichern');
    fireEvent.click((await ask()).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Correct/ })).toBeNull());
    expect(backEnd.order(INVOICED_ID)?.__v).toBe(billable().__v);
    expect(calls).toEqual([]);
  });
});

it('a clerk whose order was changed in the meantime sees the changes before the invoice is issued', async () => {
  const backEnd = orderBackEnd({ orders: [billable()] });
  const { requested, answers } = issuingBackEnd();
  const stale = http.post(
    `${API}/invoices`,
    () =>
      HttpResponse.json(
        { code: 'record.stale', current: backEnd.order(INVOICED_ID) },
        { status: 409 },
      ),
    { once: true },
  );
  await harness.open(BILL_ADDRESS, backEnd, { answers: [stale, ...answers] });
  await screen.findByRole('button', { name: 'Ausstellen' });
  backEnd.meanwhile(INVOICED_ID, { priceTotal: '77.00' });
  await issue();
  const conflict = await screen.findByRole('dialog', { name: 'Nothing was issued' });
  expect(conflict).toHaveTextContent('Total');
  expect(conflict).toHaveTextContent('€77.00');
  fireEvent.click(within(conflict).getByRole('button', { name: 'Show the current order' }));
  await waitFor(async () => expect(await box('Gesamtbetrag')).toHaveValue('77.00'));
  expect(requested).toEqual([]);
  await issue();
  await screen.findByText(/^Issued as/);
  expect(requested).toMatchObject([{ body: { __v: billable().__v + 1 } }]);
});

it('a clerk reads why an invoice was rejected, and nothing is closed', async () => {
  const { answers } = issuingBackEnd();
  const rejected = http.post(`${API}/invoices`, () =>
    HttpResponse.json(
      { code: 'invoice.incomplete', fields: { buyerAddress: 'Is required.' } },
      { status: 422 },
    ),
  );
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), {
    answers: [rejected, ...answers],
  });
  await issue();
  const dialog = within(await question());
  expect(await dialog.findByText(/full address of the invoice recipient/)).toBeInTheDocument();
});

it('an issued invoice is shown from the archive, whatever the order contains by now', async () => {
  const { answers } = issuingBackEnd([issuedInvoice()]);
  const { jobs } = await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), {
    answers,
  });
  await screen.findByText(/^Issued as/);
  await press('Vorschau');
  await screen.findByText('Pages of Rechnung');
  expect(jobs[0]?.documents).toMatchObject([{ kind: 'archived' }]);
});

it('a back end that issues no invoices has no such button', async () => {
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }));
  expect(await screen.findByRole('button', { name: 'Speichern' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ausstellen' })).toBeNull();
});
