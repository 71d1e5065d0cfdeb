import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import {
  box,
  editedOrder,
  editorAt,
  notified,
  press,
  sendTo,
  write,
} from '../../../support/editor-steps.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();
const { downloads } = harness;

const questionable = () =>
  editedOrder({
    declarationConten: [
      { desc: 'Schuhe', legal: 2, notice: '150.00' },
      { desc: 'Diverses', legal: 1, notice: '60.00' },
    ],
  });

const question = () => screen.findByRole('dialog', { name: 'Print this declaration ?' });

describe('a declaration that customs may not accept', () => {
  it('is downloaded only after a question that names its lines and the reasons, and is confirmed once', async () => {
    const { jobs } = await harness.open(
      editorAt('declaration'),
      orderBackEnd({ orders: [questionable()] }),
    );
    await box('Wert, line 2');
    await press('Download');
    expect(await question()).toHaveTextContent(/Line 2: .*Diverses.*is too vague/);
    expect(await question()).toHaveTextContent(/€210\.00.*€200\.00/);
    expect(jobs).toEqual([]);
    fireEvent.click(within(await question()).getByRole('button', { name: 'Print anyway' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    await press('Download');
    await waitFor(() => expect(downloads).toHaveLength(2));
  });

  it('is not sent if the clerk returns to the form', async () => {
    const send = vi.fn(async () => undefined);
    await harness.open(editorAt('declaration'), orderBackEnd({ orders: [questionable()] }), {
      send,
    });
    await box('Wert, line 2');
    await press('Senden an Kunden');
    const pending = within(
      await screen.findByRole('dialog', { name: /^Send this declaration to .*Nadia/ }),
    );
    expect(pending.getByRole('button', { name: 'Send anyway' })).toBeInTheDocument();
    fireEvent.click(pending.getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Send this/ })).toBeNull());
    await write('Artikelbezeichnung, line 2', 'Kinderschuhe');
    await write('Wert, line 2', '50');
    await sendTo(/Nadia Amrani/);
    await notified('success: Bill Sent');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('must be confirmed again when it gets another warning', async () => {
    await harness.open(editorAt('declaration'), orderBackEnd({ orders: [questionable()] }));
    await box('Wert, line 2');
    await press('Download');
    fireEvent.click(within(await question()).getByRole('button', { name: 'Print anyway' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    await write('Artikelbezeichnung, line 1', 'Wein');
    await press('Download');
    expect(await question()).toHaveTextContent(/Line 1: .*wein.*may not be sent/);
  });

  it('can be previewed, and is printed from there once the question is answered', async () => {
    await harness.open(editorAt('declaration'), orderBackEnd({ orders: [questionable()] }));
    await box('Wert, line 2');
    await press('Vorschau');
    await screen.findByText('Pages of Zollinhaltserklärung');
    expect(screen.getByText(/Line 2: .*Diverses/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open and print' })).toBeNull();
    await press('Print anyway');
    expect(await screen.findByRole('link', { name: 'Open and print' })).toBeInTheDocument();
  });

  it('is checked against the texts and the limit that the company has set', async () => {
    const company = {
      _id: 'company',
      __v: 1,
      limits: { declaredToMorocco: '300.00' },
      checks: { collective: 'krempel', prohibited: 'schuhe' },
    };
    const settings = http.get(`${API}/settings`, () =>
      HttpResponse.json({ count: 1, data: [company] }),
    );
    await harness.open(editorAt('declaration'), orderBackEnd({ orders: [questionable()] }), {
      answers: [settings],
    });
    expect(await screen.findByText(/schuhe.*may not be sent/)).toBeInTheDocument();
    await press('Download');
    const dialog = await question();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    expect(dialog).toHaveTextContent(/Line 1: .*schuhe/);
  });
});
