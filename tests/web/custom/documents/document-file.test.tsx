import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
import { orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();
const { downloads } = harness;

describe('the file of a document', () => {
  const invoiced = () =>
    editedOrder({ rechnr: 'RE-1', content: [{ desc: 'Koffer', price: '45.50' }] });

  it('is previewed as it is in the form, and closing it returns there', async () => {
    const { jobs } = await harness.open(editorAt('bill'), orderBackEnd({ orders: [invoiced()] }));
    await write('Betrag, line 1', '50');
    await press('Vorschau');
    expect(await screen.findByText('Pages of Rechnung')).toBeInTheDocument();
    expect(jobs[0]?.documents).toMatchObject([
      { kind: 'invoice', number: 'RE-1', totalCents: 5_000, lines: [{ cents: 5_000 }] },
    ]);
    await press('Back to the form');
    expect(await box('Betrag, line 1')).toHaveValue('50.00');
  });

  it('says Loading Pdf while it is generated', async () => {
    const { letGo } = await harness.open(editorAt('bill'), orderBackEnd({ orders: [invoiced()] }), {
      isBlocked: true,
    });
    await press('Download');
    expect(await screen.findByRole('button', { name: 'Loading Pdf' })).toBeDisabled();
    letGo();
    await waitFor(() => expect(downloads).toHaveLength(1));
  });

  it('is downloaded under a name that identifies its order', async () => {
    await harness.open(editorAt('bill'), orderBackEnd({ orders: [invoiced()] }));
    await write('Datum', '02/03/2026');
    await press('Download');
    await waitFor(() => expect(downloads).toEqual(['RE-1_Nadia_Amrani_02-03-2026_Rech.pdf']));
  });

  it('is named after its order as long as the invoice has no number', async () => {
    await harness.open(editorAt('bill'), orderBackEnd({ orders: [editedOrder()] }));
    await write('Datum', '02/03/2026');
    await press('Download');
    await waitFor(() => expect(downloads).toEqual(['M-1_Nadia_Amrani_02-03-2026_Rech.pdf']));
  });

  it.each([
    ['bill', 'Rech.pdf'],
    ['declaration', 'Dek.pdf'],
    ['ticket', 'Ticket.pdf'],
  ] as const)('of a %s is sent to the customer', async (kind, ending) => {
    const send = vi.fn(async (_receiver: string, _file: File) => undefined);
    await harness.open(editorAt(kind), orderBackEnd({ orders: [invoiced()] }), { send });
    await sendTo(/Nadia Amrani.*K-7/);
    await notified('success: Bill Sent');
    const [[receiver, file] = []] = send.mock.calls;
    expect(receiver).toBe('user-x');
    expect(file?.type).toBe('application/pdf');
    expect(file?.name).toMatch(new RegExp(`^RE-1_Nadia_Amrani_\\d\\d-\\d\\d-\\d{4}_${ending}$`));
  });

  it('once it is sent leads to the conversation in which it stands', async () => {
    const send = async () => undefined;
    await harness.open(editorAt('ticket'), orderBackEnd({ orders: [invoiced()] }), { send });
    await sendTo(/Nadia Amrani.*K-7/);
    await notified('success: Bill Sent');
    fireEvent.click(await screen.findByText('Open the conversation'));
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/chat/user-x'));
  });

  it('is reported in the style of a success when it could not be sent', async () => {
    const send = () => Promise.reject(new Error('refused'));
    await harness.open(editorAt('bill'), orderBackEnd({ orders: [invoiced()] }), { send });
    await sendTo(/Nadia Amrani.*K-7/);
    await notified('success: Server Error');
  });

  it('is not handed out with missing characters before the clerk has agreed', async () => {
    await harness.open(editorAt('bill'), orderBackEnd({ orders: [invoiced()] }), {
      missing: ['🎁'],
    });
    await press('Download');
    const dialog = await screen.findByRole('dialog', { name: /cannot be printed/ });
    expect(dialog).toHaveTextContent('🎁');
    expect(downloads).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue anyway' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
  });

  it('is not handed out with a truncated text before the clerk has read which', async () => {
    const cut = [{ order: 'M-1', text: 'Rue Abdelkrim El Khattabi 14' }];
    await harness.open(editorAt('bill'), orderBackEnd({ orders: [invoiced()] }), { cut });
    await press('Download');
    const dialog = await screen.findByRole('dialog', { name: /do not fit/ });
    expect(dialog).toHaveTextContent('M-1: Rue Abdelkrim El Khattabi 14');
    expect(downloads).toEqual([]);
  });
});
