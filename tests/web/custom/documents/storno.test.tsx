import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import { press, sendTo, write } from '../../../support/editor-steps.ts';
import {
  BILL_ADDRESS,
  billable,
  INVOICED_ID,
  issuedInvoice,
  issuingBackEnd,
  stornoPair,
} from '../../../support/issuing-back-end.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();
const CANCEL = `${API}/invoices/i-1/cancel`;

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-file';
  URL.revokeObjectURL = () => undefined;
});

/** Presses 'Storno', enters a reason, and confirms; returns the dialog. */
async function cancel(reason = 'Wrong weight') {
  await press(/^Storno: .*RE-2026-000001/);
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this invoice ?' });
  const confirm = within(dialog).getByRole('button', { name: 'Storno' });
  expect(confirm).toBeDisabled();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: reason } });
  fireEvent.click(confirm);
  return dialog;
}

it('an issued invoice is cancelled by a Storno, for a reason', async () => {
  const { requested, answers } = issuingBackEnd([issuedInvoice()]);
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), { answers });
  await cancel();
  // The notice that it was issued names it too, and may come first.
  expect(await screen.findByText(/^Storno .*ST-2026-000001.* of .*: .*Wrong weight/)).toBeVisible();
  expect(requested).toEqual([{ path: 'invoices/i-1/cancel', body: { reason: 'Wrong weight' } }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Speichern' })).toBeEnabled());
});

it('a reason with unprintable characters cannot be used for a Storno', async () => {
  const { requested, answers } = issuingBackEnd([issuedInvoice()]);
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), { answers });
  const dialog = await cancel('Wrong weight 😕');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/: 😕$/);
  expect(requested).toEqual([]);
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Wrong weight' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Storno' }));
  await screen.findByText(/^Storno .*ST-2026-000001/);
  expect(requested).toEqual([{ path: 'invoices/i-1/cancel', body: { reason: 'Wrong weight' } }]);
});

it('a clerk who may not cancel, or whose input is rejected, reads the reason in the dialog', async () => {
  const { answers } = issuingBackEnd([issuedInvoice()]);
  const tooLong = http.post(CANCEL, () =>
    HttpResponse.json(
      {
        code: 'record.invalid',
        fields: { reason: 'Is too long.' },
        violations: { reason: { code: 'tooLong', limit: 300 } },
      },
      { status: 422 },
    ),
  );
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), {
    answers: [tooLong, ...answers],
  });
  const dialog = await cancel();
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('300');
  harness.use(
    http.post(CANCEL, () => HttpResponse.json({ code: 'access.denied' }, { status: 403 })),
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Storno' }));
  await waitFor(() => expect(within(dialog).getByRole('alert')).not.toHaveTextContent('300'));
});

it('a clerk who cancels what a colleague has just cancelled is notified, and sees the current state', async () => {
  const { answers } = issuingBackEnd([issuedInvoice()]);
  const late = http.post(CANCEL, () =>
    HttpResponse.json({ code: 'invoice.cancelled' }, { status: 409 }),
  );
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), {
    answers: [late, ...answers],
  });
  const dialog = await cancel();
  expect(
    await within(dialog).findByText(/cancelled this invoice in the meantime/),
  ).toBeInTheDocument();
  const pair = [...stornoPair()];
  harness.use(http.get(`${API}/invoices`, () => HttpResponse.json({ count: 2, data: pair })));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show the current order' }));
  expect(await screen.findByText(/^Storno .*ST-2026-000001/)).toBeInTheDocument();
});

it('a Storno is sent as it is, whatever is typed and wrong in the form below it', async () => {
  const { answers } = issuingBackEnd(stornoPair());
  const backEnd = orderBackEnd({ orders: [billable()] });
  const before = backEnd.order(INVOICED_ID);
  const sent: string[] = [];
  const send = async (_: unknown, file: File) => void sent.push(file.name);
  await harness.open(BILL_ADDRESS, backEnd, { answers, send });
  await write('Betrag, line 1', 'viel');
  await sendTo(/gets it in the chat/, /^Senden an Kunden: .*ST-2026-000001/);
  await waitFor(() => expect(sent).toEqual([expect.stringMatching(/^ST-2026-000001_/)]));
  expect(backEnd.order(INVOICED_ID)).toEqual(before);
});

it('a Storno can be previewed and sent, and its buttons name their document', async () => {
  const { answers } = issuingBackEnd(stornoPair());
  const sent: string[] = [];
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), {
    answers,
    send: async (_, file) => void sent.push(file.name),
  });
  await sendTo(/gets it in the chat/, /^Senden an Kunden: .*ST-2026-000001/);
  await waitFor(() => expect(sent).toEqual([expect.stringMatching(/^ST-2026-000001_/)]));
  await press(/^Vorschau: .*ST-2026-000001/);
  expect(await screen.findByText('Pages of Rechnung')).toBeInTheDocument();
});
