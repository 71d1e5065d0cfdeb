import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { memoryDrafts } from '../../../../src/providers/drafts.ts';
import { documentDesk } from '../../../support/document-desk.tsx';
import {
  box,
  EDITED_ID,
  editedOrder,
  editorAt,
  inParty,
  press,
  told,
  write,
} from '../../../support/editor-steps.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';

vi.mock('../../../../src/custom/documents/preview/PdfViewer.tsx', () => ({
  default: ({ title }: { title: string }) => <p>Pages of {title}</p>,
}));

// A form of this size takes jsdom a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const desk = documentDesk();
const expectRefusals = () => vi.mocked(console.error).mockImplementation(() => undefined);

describe('the invoice editor', () => {
  it('shows its fields, choices and buttons, and says that the bill has come', async () => {
    await desk.open(editorAt('bill'), orderBackEnd({ orders: [editedOrder({ rechnr: 'RE-1' })] }));
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
      ...['Bar', 'Überweisung', 'PayPal'],
      ...['Übergabe', 'Abholung in einer Filiale', 'Hauslieferung'],
    ]);
    for (const name of ['Speichern', 'Vorschau', 'Senden an Kunden', 'Download']) {
      expect(screen.getByRole('button', { name })).toBeEnabled();
    }
    await told('success: Bill Fetched');
  });

  it('begins with one blank row; only the last row adds one, and the only row stays', async () => {
    await desk.open(editorAt('bill'), orderBackEnd({ orders: [editedOrder()] }));
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

  it('goes into a new row by Enter behind the last cell', async () => {
    await desk.open(editorAt('bill'), orderBackEnd({ orders: [editedOrder()] }));
    fireEvent.keyDown(await box('Betrag, line 1'), { key: 'Enter' });
    expect(await box('Sendung(en), line 2')).toHaveValue('');
  });

  it('adds up in cents while somebody types, and says so when a total is typed instead', async () => {
    await desk.open(
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
    expect(screen.getByText(/Typed by hand/)).toHaveTextContent('€0.30');
    await press('Use the computed sum');
    expect(await box('Gesamtbetrag')).toHaveValue('0.30');
  });

  it('saves the whole order with its flag, and the customer where he was changed', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder({ wights: 7 })] });
    const { calls } = await desk.open(editorAt('bill'), backEnd);
    await write('Sendung(en), line 1', 'Koffer');
    await write('Gewicht in Kg, line 1', '12,5');
    await write('Betrag, line 1', '45,5');
    await write('Anzahl der Pakete/Sendungen', '3');
    fireEvent.change(await inParty('Empfänger in MA', 'Vor-u. Nachname'), {
      target: { value: 'Omar Neu' },
    });
    fireEvent.change(await inParty('Absender in DE', 'Stadt'), { target: { value: 'Bonn' } });
    expect(await screen.findByText(/Saving also changes customer/)).toHaveTextContent('K-7');
    fireEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
    await press('Speichern');
    await told('success: Bill Saved');
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

  it('marks what is no amount, and sends nothing', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    await desk.open(editorAt('bill'), backEnd);
    await write('Betrag, line 1', 'viel');
    await press('Speichern');
    await waitFor(async () => expect(await box('Betrag, line 1')).toBeInvalid());
    expect(backEnd.changes()).toEqual([]);
  });

  it('keeps what was typed when the server fails', async () => {
    expectRefusals();
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    backEnd.refuse(EDITED_ID, { status: 500 });
    await desk.open(editorAt('bill'), backEnd);
    await write('Sendung(en), line 1', 'Koffer');
    await press('Speichern');
    await told('error: Server Error Please Reload');
    expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
    expect(await box('Sendung(en), line 1')).toHaveValue('Koffer');
  });

  it('shows both versions when somebody else was quicker, and saves what was chosen', async () => {
    expectRefusals();
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    await desk.open(editorAt('bill'), backEnd);
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

  it('says that there is no such bill', async () => {
    expectRefusals();
    await desk.open(editorAt('bill'), orderBackEnd());
    await told('error: Bill not Found');
  });

  it('goes one step back when it is closed', async () => {
    await desk.open('/ToMa/warehouse', orderBackEnd({ orders: [editedOrder()] }));
    fireEvent.click(await screen.findByRole('link', { name: /^Bill: / }));
    await box('Rechnung-Nr.');
    await press('Close');
    await waitFor(() =>
      expect(screen.getByTestId('place')).toHaveTextContent(/^\/ToMa\/warehouse$/),
    );
  });
});

describe('the declaration editor', () => {
  const goods = { declarationConten: [{ desc: 'Schuhe', legal: 2, notice: '30.00' }] };

  it('has the header without a number, and its own table', async () => {
    await desk.open(editorAt('declaration'), orderBackEnd({ orders: [editedOrder(goods)] }));
    expect(await box('Artikelbezeichnung, line 1')).toHaveValue('Schuhe');
    expect(await box('Anzahl, line 1')).toHaveValue('2');
    expect(await box('Wert, line 1')).toHaveValue('30.00');
    expect(await box('Datum')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Rechnung-Nr.' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    await told('success: Dec Fetched');
  });

  it('asks about what customs will ask, and keeps nobody from saving it', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder(goods)] });
    await desk.open(editorAt('declaration'), backEnd);
    await write('Artikelbezeichnung, line 1', 'Diverses');
    expect(await screen.findByText(/says too little for customs/)).toBeInTheDocument();
    await write('Wert, line 1', '200,01');
    expect(await screen.findByText(/may be declared in this direction/)).toHaveTextContent('€200');
    await press('Speichern');
    await told('success: Dec Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject({
      withDeclar: true,
      declarationConten: [{ desc: 'Diverses', legal: 2, notice: '200.01' }],
    });
  });

  it('closes to the list below it, wherever it was opened from', async () => {
    await desk.open(editorAt('declaration'), orderBackEnd({ orders: [editedOrder()] }));
    await box('Datum');
    await press('Close');
    await waitFor(() =>
      expect(screen.getByTestId('place')).toHaveTextContent(/^\/ToMa\/warehouse$/),
    );
  });

  it('says that there is no such declaration', async () => {
    expectRefusals();
    await desk.open(editorAt('declaration'), orderBackEnd());
    await told('error: Dec not Found');
  });
});

describe('the label editor', () => {
  it('has both parties and the number of packages only, and saves them', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    await desk.open(editorAt('ticket'), backEnd);
    expect(await box('Anzahl der Pakete/Sendungen')).toHaveValue('2');
    expect(screen.queryByRole('textbox', { name: 'Datum' })).toBeNull();
    expect(screen.queryByRole('table', { name: 'Sendung(en)' })).toBeNull();
    await told('success: Tik Fetched');
    await write('Anzahl der Pakete/Sendungen', '4');
    await press('Speichern');
    await told('success: Tik Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject({ withTicket: true, numofpackages: 4 });
  });

  it('prints one label for each parcel, once their number is saved', async () => {
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    const { jobs } = await desk.open(editorAt('ticket'), backEnd);
    await write('Anzahl der Pakete/Sendungen', '3');
    await press('Vorschau');
    await told('warning: Save first');
    expect(jobs).toEqual([]);
    await write('Anzahl der Pakete/Sendungen', '2');
    await press('Vorschau');
    await screen.findByText('Pages of Ticket');
    expect(jobs[0]?.papers).toMatchObject([
      { kind: 'label', parcels: [{ position: 1 }, { position: 2 }] },
    ]);
  });

  it('says that there is no such ticket', async () => {
    expectRefusals();
    await desk.open(editorAt('ticket'), orderBackEnd());
    await told('error: Tik not Found');
  });
});

describe('what is typed', () => {
  it('is offered again after the page was closed without saving', async () => {
    const drafts = memoryDrafts();
    const backEnd = orderBackEnd({ orders: [editedOrder()] });
    const { unmount } = await desk.open(editorAt('bill'), backEnd, { drafts });
    await write('Sendung(en), line 1', 'Koffer');
    unmount();
    await desk.open(editorAt('bill'), backEnd, { drafts });
    await press('Restore');
    expect(await box('Sendung(en), line 1')).toHaveValue('Koffer');
  });

  it('is not left without a question', async () => {
    await desk.open(editorAt('declaration'), orderBackEnd({ orders: [editedOrder()] }));
    await write('Artikelbezeichnung, line 1', 'Schuhe');
    await press('Close');
    expect(
      await screen.findByRole('dialog', { name: 'Leave without saving?' }),
    ).toBeInTheDocument();
    await press('Keep editing');
    expect(await box('Artikelbezeichnung, line 1')).toHaveValue('Schuhe');
  });
});
