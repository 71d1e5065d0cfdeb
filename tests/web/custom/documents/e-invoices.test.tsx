import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import { box, press } from '../../../support/editor-steps.ts';
import {
  BILL_ADDRESS,
  billable,
  issuedInvoice,
  issuingBackEnd,
  stornoPair,
} from '../../../support/issuing-back-end.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();
const { downloads } = harness;

const file = (path: string) =>
  http.get(`${API}/invoices/:id/${path}`, () => new HttpResponse('a file'));

it('an issued invoice and its Storno can be downloaded as e-invoices, each under its number', async () => {
  const { answers } = issuingBackEnd(stornoPair());
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), {
    answers: [file('factur-x'), file('xml'), ...answers],
  });
  await press(/^Factur-X PDF: .*RE-2026-000001/);
  await waitFor(() => expect(downloads).toEqual(['RE-2026-000001_factur-x.pdf']));
  await press(/^XML: .*ST-2026-000001/);
  await waitFor(() => expect(downloads).toHaveLength(2));
  expect(downloads[1]).toBe('ST-2026-000001.xml');
});

it('the archived file of an editor is named after the customer it was issued for, as in the list', async () => {
  const { answers } = issuingBackEnd([issuedInvoice({ customer: 'Khalid El Idrissi' })]);
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), { answers });
  await press('Download');
  await waitFor(() =>
    expect(downloads).toEqual(['RE-2026-000001_Khalid_El-Idrissi_21-11-2026_Rech.pdf']),
  );
});

it('a clerk reads which facts an e-invoice lacks', async () => {
  const { answers } = issuingBackEnd([issuedInvoice()]);
  const rejected = http.get(`${API}/invoices/:id/factur-x`, () =>
    HttpResponse.json(
      { code: 'invoice.incomplete', fields: { sellerTaxNumber: 'Is required.' } },
      { status: 422 },
    ),
  );
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), {
    answers: [rejected, ...answers],
  });
  await press(/^Factur-X PDF: /);
  const dialog = await screen.findByRole('dialog', { name: 'No e-invoice can be made' });
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('tax number');
  expect(downloads).toEqual([]);
});

it('a draft that is sent is named a draft, in the question and by its file', async () => {
  const sent: string[] = [];
  await harness.open(
    BILL_ADDRESS,
    orderBackEnd({ orders: [billable({ billDate: '2026-11-21' })] }),
    {
      answers: issuingBackEnd().answers,
      send: async (_, one) => void sent.push(one.name),
    },
  );
  await press('Senden an Kunden');
  const question = await screen.findByRole('dialog', { name: 'Send this draft ?' });
  expect(within(question).getByText(/has not been issued/)).toBeVisible();
  fireEvent.click(within(question).getByRole('button', { name: 'Senden an Kunden' }));
  await waitFor(() => expect(sent).toEqual([expect.stringMatching(/^Entwurf_.+_Rech\.pdf$/)]));
});

/** Presses 'Senden an Kunden', and chooses in the question about the draft to issue it first. */
async function issueFirst() {
  await press('Senden an Kunden');
  const question = await screen.findByRole('dialog', { name: 'Send this draft ?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Issue and send' }));
  const requested = within(
    await screen.findByRole('dialog', { name: 'Issue and send this invoice ?' }),
  );
  fireEvent.click(await requested.findByRole('checkbox'));
  const confirm = requested.getByRole('button', { name: 'Issue and send' });
  await waitFor(() => expect(confirm).toBeEnabled());
  return { requested, confirm };
}

it('a draft that is to be sent is issued first on request, and the invoice itself is sent', async () => {
  const sent: string[] = [];
  const { requested: issued, answers } = issuingBackEnd();
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), {
    answers,
    send: async (_, one) => void sent.push(one.name),
  });
  const { requested, confirm } = await issueFirst();
  expect(requested.getByText(/gets it in the chat/)).toBeVisible();
  expect(sent).toEqual([]);
  fireEvent.click(confirm);
  await waitFor(() =>
    expect(sent).toEqual([expect.stringMatching(/^RE-2026-000001_.+_Rech\.pdf$/)]),
  );
  expect(issued).toHaveLength(1);
  await waitFor(() => expect(screen.getByText(/^Issued as .*RE-2026-000001/)).toBeInTheDocument());
});

it('an invoice that was issued but could not be sent stays issued, and can be sent again', async () => {
  const { requested: issued, answers } = issuingBackEnd();
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), {
    answers,
    send: () => Promise.reject(new Error('down')),
  });
  fireEvent.click((await issueFirst()).confirm);
  await waitFor(() => expect(screen.getByTestId('told')).toHaveTextContent('Server Error'));
  // The editor begins anew with what is issued.
  await waitFor(() => expect(screen.getByText(/^Issued as .*RE-2026-000001/)).toBeInTheDocument());
  expect(issued).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Senden an Kunden' })).toBeEnabled();
});

it('an issued invoice cannot be issued or changed again while it is being sent', async () => {
  const sending = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  const { requested: issued, answers } = issuingBackEnd();
  // The list of invoices is late, so that the editor does not know yet what was issued.
  const late = http.get(`${API}/invoices`, async () => {
    if (issued.length > 0) await reading.promise;
  });
  const send = vi.fn(() => sending.promise);
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), {
    answers: [late, ...answers],
    send,
  });
  fireEvent.click((await issueFirst()).confirm);
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Ausstellen' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
  expect(await box('Betrag, line 1')).toHaveAttribute('readonly');
  sending.resolve();
  reading.resolve();
  await waitFor(() => expect(screen.getByText(/^Issued as .*RE-2026-000001/)).toBeInTheDocument());
});

it('a clerk is warned of characters that the file of an issued invoice lacks before it is sent', async () => {
  const sent: string[] = [];
  const backEnd = orderBackEnd({ orders: [billable()] });
  await harness.open(BILL_ADDRESS, backEnd, {
    answers: issuingBackEnd().answers,
    missing: ['王'],
    send: async (_, one) => void sent.push(one.name),
  });
  fireEvent.click((await issueFirst()).confirm);
  const warning = await screen.findByRole('dialog', { name: 'Some characters cannot be printed' });
  await screen.findByText(/^Issued as .*RE-2026-000001/);
  expect(warning).toBeInTheDocument();
  expect(sent).toEqual([]);
  fireEvent.click(within(warning).getByRole('button', { name: 'Continue anyway' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('an order that is not verified is not offered to be issued first', async () => {
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable({ verified: false })] }), {
    answers: issuingBackEnd().answers,
  });
  await press('Senden an Kunden');
  const question = within(await screen.findByRole('dialog', { name: 'Send this draft ?' }));
  expect(question.queryByRole('button', { name: 'Issue and send' })).not.toBeInTheDocument();
});
