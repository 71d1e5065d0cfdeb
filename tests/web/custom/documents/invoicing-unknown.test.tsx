import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import { box, press } from '../../../support/editor-steps.ts';
import {
  BILL_ADDRESS,
  billable,
  issuedInvoice,
  issuingBackEnd,
} from '../../../support/issuing-back-end.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();
const LIST = `${API}/invoices`;

const failing = () =>
  http.get(LIST, () => HttpResponse.json({ code: 'access.denied' }, { status: 403 }));

it('a clerk who cannot learn whether an invoice is issued can read it and try again, but not change it', async () => {
  const { answers } = issuingBackEnd([issuedInvoice()]);
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), {
    answers: [failing(), ...answers],
  });
  expect(await screen.findByText(/^Server Error Please Reload/)).toBeInTheDocument();
  expect(await box('Betrag, line 1')).toHaveAttribute('readonly');
  for (const name of ['Speichern', 'Vorschau', 'Download', 'Ausstellen']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  harness.use(...answers);
  await press('Try again');
  expect(await screen.findByText(/^Issued as .*RE-2026-000001/)).toBeInTheDocument();
});

it('a clerk cannot type before the answer has arrived', async () => {
  const { answers } = issuingBackEnd();
  const requested = Promise.withResolvers<void>();
  const blocked = Promise.withResolvers<void>();
  const slow = http.get(LIST, async () => {
    requested.resolve();
    await blocked.promise;
    return HttpResponse.json({ count: 0, data: [] });
  });
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), {
    answers: [slow, ...answers],
  });
  await requested.promise;
  expect(screen.queryByRole('textbox', { name: 'Betrag, line 1' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
  blocked.resolve();
  expect(await box('Betrag, line 1')).not.toHaveAttribute('readonly');
});
