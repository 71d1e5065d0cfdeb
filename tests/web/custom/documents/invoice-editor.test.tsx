import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import {
  box,
  EDITED_ID,
  editedOrder,
  editorAt,
  inParty,
  notified,
  press,
  write,
} from '../../../support/editor-steps.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);

describe('the invoice editor', () => {
  it('shows its fields, choices and buttons, and says that the bill has loaded', async () => {
    await harness.open(
      editorAt('bill'),
      orderBackEnd({ orders: [editedOrder({ rechnr: 'RE-1' })] }),
    );
    expect(await box('Rechnung-Nr.')).toHaveValue('RE-1');
    expect(await box('Kunden-Nr.')).toHaveValue('K-7');
    expect(await box('Datum')).toHaveAttribute('placeholder', 'dd/mm/yyyy');
    expect(await inParty('Absender in DE', 'Vor-u. Nachname')).toHaveValue('Nadia Amrani');
    expect(await inParty('Absender in DE', 'Stadt')).toHaveValue('Köln');
    expect(await inParty('Empfänger in MA', 'Telefon-Nr.')).toHaveValue('+212661234567');
    const headers = within(screen.getByRole('table', { name: 'Sendung(en)' }));
    expect(headers.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Sendung(en)',
      'Gewicht in Kg',
      'Betrag',
    ]);
    for (const name of ['Weitere Berechnung', 'Gesamtbetrag', 'Anzahl der Pakete/Sendungen']) {
      expect(await box(name)).toBeInTheDocument();
    }
    expect(
      screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual([
      'Bar',
      'Überweisung',
      'PayPal',
      'Übergabe',
      'Abholung in einer Filiale',
      'Hauslieferung',
    ]);
    for (const name of ['Speichern', 'Vorschau', 'Senden an Kunden', 'Download']) {
      expect(screen.getByRole('button', { name })).toBeEnabled();
    }
    await notified('success: Bill Fetched');
  });

  it('starts with one blank row; only the last row adds one, and the only row stays', async () => {
    await harness.open(editorAt('bill'), orderBackEnd({ orders: [editedOrder()] }));
    expect(await box('Sendung(en), line 1')).toHaveValue('');
    expect(screen.queryByRole('button', { name: /^Remove line/ })).toBeNull();
    await press('Add a line');
    expect(await box('Sendung(en), line 2')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Add a line' })).toHaveLength(1);
    await press('Remove line 1');
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Sendung(en), line 2' })).toBeNull(),
    );
    expect(screen.queryByRole('button', { name: /^Remove line/ })).toBeNull();
  });

  it('goes into a new row by Enter after the last cell', async () => {
    await harness.open(editorAt('bill'), orderBackEnd({ orders: [editedOrder()] }));
    fireEvent.keyDown(await box('Betrag, line 1'), { key: 'Enter' });
    expect(await box('Sendung(en), line 2')).toHaveValue('');
  });

  it('adds up in cents during typing, and says so when a total is typed instead', async () => {
    await harness.open(
      editorAt('bill'),
      orderBackEnd({
        orders: [editedOrder({ content: [{ desc: 'Koffer', qty: 10, price: '0.10' }] })],
      }),
    );
    await write('Betrag, line 1', '0,20');
    await write('Weitere Berechnung', '0,1');
    expect(await box('Gesamtbetrag')).toHaveValue('0.30');
    await write('Gesamtbetrag', '5');
    expect(await box('Gesamtbetrag')).toHaveValue('5.00');
    expect(screen.getByText(/Entered by hand/)).toHaveTextContent('€0.30');
    await press('Use the calculated total');
    expect(await box('Gesamtbetrag')).toHaveValue('0.30');
  });

  it('saves the whole order with its flag, and the customer where the customer was changed', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder({ wights: 7 })] });
    const { calls } = await harness.open(editorAt('bill'), backEnd);
    await write('Sendung(en), line 1', 'Koffer');
    await write('Gewicht in Kg, line 1', '12,5');
    await write('Betrag, line 1', '45,5');
    await write('Anzahl der Pakete/Sendungen', '3');
    fireEvent.change(await inParty('Empfänger in MA', 'Vor-u. Nachname'), {
      target: { value: 'Omar Neu' },
    });
    fireEvent.change(await inParty('Absender in DE', 'Stadt'), { target: { value: 'Bonn' } });
    expect(await screen.findByText(/Differs from the record/)).toHaveTextContent('K-7');
    fireEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
    await press('Speichern');
    await notified('success: Bill Saved');
    expect(backEnd.changes()).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: `commands/${EDITED_ID}`,
        body: expect.objectContaining({
          __v: 1,
          withBill: true,
          user: 'user-x',
          wights: 7,
          numofpackages: 3,
          payment: 3,
          content: [{ desc: 'Koffer', qty: 12.5, price: '45.50' }],
          priceTotal: '45.50',
          recipient: expect.objectContaining({ firstName: 'Omar', lastName: 'Neu' }),
        }),
      }),
    ]);
    expect(calls).toEqual([
      { method: 'PUT', path: 'auth/users/user-x', body: { cityName: 'Bonn' } },
    ]);
  });

  it('flags an invalid amount, and sends nothing', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    await harness.open(editorAt('bill'), backEnd);
    await write('Betrag, line 1', 'viel');
    await press('Speichern');
    await waitFor(async () => expect(await box('Betrag, line 1')).toBeInvalid());
    expect(backEnd.changes()).toEqual([]);
  });

  it('keeps the input when the server fails', async () => {
    expectRejections();
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    backEnd.reject(EDITED_ID, { status: 500 });
    await harness.open(editorAt('bill'), backEnd);
    await write('Sendung(en), line 1', 'Koffer');
    await press('Speichern');
    await notified('error: Server Error Please Reload');
    expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
    expect(await box('Sendung(en), line 1')).toHaveValue('Koffer');
  });

  it('shows both versions when another user saved first, and saves the chosen values', async () => {
    expectRejections();
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    await harness.open(editorAt('bill'), backEnd);
    await write('Sendung(en), line 1', 'Koffer');
    backEnd.meanwhile(EDITED_ID, { numofpackages: 9 });
    await press('Speichern');
    const dialog = await screen.findByRole('dialog', { name: /Somebody else has changed/ });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
    await waitFor(() =>
      expect(backEnd.order(EDITED_ID)).toMatchObject({
        numofpackages: 9,
        content: [{ desc: 'Koffer' }],
        withBill: true,
      }),
    );
  });

  it('goes one step back when it is closed', async () => {
    await harness.open('/ToMa/warehouse', orderBackEnd({ orders: [editedOrder()] }));
    fireEvent.click(await screen.findByRole('link', { name: /^Bill: / }));
    await box('Rechnung-Nr.');
    await press('Close');
    await waitFor(() =>
      expect(screen.getByTestId('place')).toHaveTextContent(/^\/ToMa\/warehouse$/),
    );
  });

  it.each([
    ['Überweisung', 'Abholung in einer Filiale', { payment: 2, type: 2 }],
    ['PayPal', 'Hauslieferung', { payment: 3, type: 3 }],
    ['Bar', 'Übergabe', { payment: 1, type: 1 }],
  ])('saves %s and %s by their wire values', async (payment, delivery, wire) => {
    const other = { payment: 2, type: 3 } as const;
    const backEnd = orderBackEnd({ orders: [editedOrder(other)] });
    await harness.open(editorAt('bill'), backEnd);
    for (const name of [payment, delivery]) {
      fireEvent.click(await screen.findByRole('radio', { name }));
    }
    await press('Speichern');
    await notified('success: Bill Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject(wire);
  });

  it('shows the choices that an order was saved with', async () => {
    const order = editedOrder({ payment: 2, type: 3 });
    await harness.open(editorAt('bill'), orderBackEnd({ orders: [order] }));
    expect(await screen.findByRole('radio', { name: 'Überweisung' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Hauslieferung' })).toBeChecked();
  });
});
