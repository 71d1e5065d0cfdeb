import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import type * as LogoModule from '../../../../src/custom/documents/printing/logo.ts';
import { documentHarness } from '../../../support/document-harness.tsx';
import { notified } from '../../../support/editor-steps.ts';
import {
  BILL_ADDRESS,
  billable,
  issuingBackEnd,
  PROBE_COMPANY,
} from '../../../support/issuing-back-end.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';

// jsdom cannot draw images, so the stored one is used as it is.
vi.mock('../../../../src/custom/documents/printing/logo.ts', async (original) => ({
  ...(await original<typeof LogoModule>()),
  logoOf: async (_: unknown, name: string) => ({
    dataUri: `data:image/png;base64,${btoa(name)}`,
    width: 40,
    height: 20,
  }),
}));

const harness = documentHarness();

it('the form of an invoice waits for its logo, and announces nothing about the list below it', async () => {
  const come = Promise.withResolvers<void>();
  const { answers } = issuingBackEnd([], { company: { ...PROBE_COMPANY, logo: 'logo.png' } });
  const late = http.get(`${API}/settings`, async () => {
    await come.promise;
    return undefined;
  });
  const backEnd = orderBackEnd({ orders: [billable()] });
  await harness.open(BILL_ADDRESS, backEnd, { answers: [late, ...answers] });
  await waitFor(() => expect(backEnd.listQueries.length).toBeGreaterThan(0));
  expect(screen.queryByText('Rechnung', { selector: 'p' })).toBeNull();
  come.resolve();
  await notified('success: Bill Fetched');
  expect(await screen.findByText('Rechnung', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Probe Transport' })).toBeInTheDocument();
  expect(screen.getByTestId('told')).toHaveTextContent(/^success: Bill Fetched$/);
});

it('the form of an invoice has the company’s logo, its address in a line, and its title', async () => {
  const { answers } = issuingBackEnd([], { company: { ...PROBE_COMPANY, logo: 'logo.png' } });
  await harness.open(BILL_ADDRESS, orderBackEnd({ orders: [billable()] }), { answers });
  const logo = await screen.findByRole('img', { name: 'Probe Transport' });
  expect(logo).toHaveAttribute('src', `data:image/png;base64,${btoa('logo.png')}`);
  expect(screen.getByText(/Probe Transport.*Probeweg 1.*28195 Bremen/)).toBeInTheDocument();
  expect(screen.getByText('Rechnung', { selector: 'p' })).toBeInTheDocument();
});
