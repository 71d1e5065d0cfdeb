import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryDrafts } from '../../../../src/providers/drafts.ts';
import { documentDesk } from '../../../support/document-desk.tsx';
import { orderBackEnd } from '../../../support/order-back-end.ts';
import { orderOf } from '../../../support/sample-order.ts';

vi.mock('../../../../src/custom/documents/preview/PdfViewer.tsx', () => ({
  default: ({ title }: { title: string }) => <p>Pages of {title}</p>,
}));

const desk = documentDesk();
const ID = 'order-x';
const AT = { bill: 'bill', declaration: 'declaration', ticket: 'ticket' } as const;
const pathOf = (kind: keyof typeof AT) => `/ToMa/warehouse/${kind}/${ID}`;

const stored = (more: Parameters<typeof orderOf>[0] = {}) =>
  orderOf({
    _id: ID,
    billCode: 'M-1',
    commandMode: 'facturation',
    verified: true,
    user: { _id: 'user-x', firstName: 'Nadia', lastName: 'Amrani', code: 'K-7' },
    ...more,
  });

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const inParty = async (party: string, name: string) =>
  within(await screen.findByRole('group', { name: party })).getByRole('textbox', { name });
const write = async (name: string | RegExp, text: string) => {
  const input = await box(name);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const told = (words: string) =>
  waitFor(() => expect(screen.getByTestId('told')).toHaveTextContent(words));
const expectRefusals = () => vi.mocked(console.error).mockImplementation(() => undefined);

// A form of this size takes jsdom a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let downloads: string[] = [];
beforeEach(() => {
  downloads = [];
  URL.createObjectURL = () => 'blob:a-file';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
});

describe('the invoice editor', () => {
  it('shows its fields, choices and buttons, and says that the bill has come', async () => {
    await desk.open(pathOf('bill'), orderBackEnd({ orders: [stored({ rechnr: 'RE-1' })] }));
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
    await desk.open(pathOf('bill'), orderBackEnd({ orders: [stored()] }));
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
    await desk.open(pathOf('bill'), orderBackEnd({ orders: [stored()] }));
    fireEvent.keyDown(await box('Betrag, line 1'), { key: 'Enter' });
    expect(await box('Sendung(en), line 2')).toHaveValue('');
  });

  it('adds up in cents while somebody types, and says so when a total is typed instead', async () => {
    await desk.open(
      pathOf('bill'),
      orderBackEnd({ orders: [stored({ content: [{ desc: 'Koffer', qty: 10, price: '0.10' }] })] }),
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
    const backEnd = orderBackEnd({ orders: [stored({ wights: 7 })] });
    const { calls } = await desk.open(pathOf('bill'), backEnd);
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
        path: `commands/${ID}`,
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
    const backEnd = orderBackEnd({ orders: [stored()] });
    await desk.open(pathOf('bill'), backEnd);
    await write('Betrag, line 1', 'viel');
    await press('Speichern');
    await waitFor(async () => expect(await box('Betrag, line 1')).toBeInvalid());
    expect(backEnd.changes()).toEqual([]);
  });

  it('keeps what was typed when the server fails', async () => {
    expectRefusals();
    const backEnd = orderBackEnd({ orders: [stored()] });
    backEnd.refuse(ID, { status: 500 });
    await desk.open(pathOf('bill'), backEnd);
    await write('Sendung(en), line 1', 'Koffer');
    await press('Speichern');
    await told('error: Server Error Please Reload');
    expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
    expect(await box('Sendung(en), line 1')).toHaveValue('Koffer');
  });

  it('shows both versions when somebody else was quicker, and saves what was chosen', async () => {
    expectRefusals();
    const backEnd = orderBackEnd({ orders: [stored()] });
    await desk.open(pathOf('bill'), backEnd);
    await write('Sendung(en), line 1', 'Koffer');
    backEnd.meanwhile(ID, { numofpackages: 9 });
    await press('Speichern');
    const dialog = await screen.findByRole('dialog', { name: /Somebody else has changed/ });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
    await waitFor(() =>
      expect(backEnd.order(ID)).toMatchObject({
        numofpackages: 9,
        content: [{ desc: 'Koffer' }],
        withBill: true,
      }),
    );
  });

  it('says that there is no such bill', async () => {
    expectRefusals();
    await desk.open(pathOf('bill'), orderBackEnd());
    await told('error: Bill not Found');
  });

  it('goes one step back when it is closed', async () => {
    await desk.open('/ToMa/warehouse', orderBackEnd({ orders: [stored()] }));
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
    await desk.open(pathOf('declaration'), orderBackEnd({ orders: [stored(goods)] }));
    expect(await box('Artikelbezeichnung, line 1')).toHaveValue('Schuhe');
    expect(await box('Anzahl, line 1')).toHaveValue('2');
    expect(await box('Wert, line 1')).toHaveValue('30.00');
    expect(await box('Datum')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Rechnung-Nr.' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    await told('success: Dec Fetched');
  });

  it('asks about what customs will ask, and keeps nobody from saving it', async () => {
    const backEnd = orderBackEnd({ orders: [stored(goods)] });
    await desk.open(pathOf('declaration'), backEnd);
    await write('Artikelbezeichnung, line 1', 'Diverses');
    expect(await screen.findByText(/says too little for customs/)).toBeInTheDocument();
    await write('Wert, line 1', '200,01');
    expect(await screen.findByText(/may be declared in this direction/)).toHaveTextContent('€200');
    await press('Speichern');
    await told('success: Dec Saved');
    expect(backEnd.order(ID)).toMatchObject({
      withDeclar: true,
      declarationConten: [{ desc: 'Diverses', legal: 2, notice: '200.01' }],
    });
  });

  it('closes to the list below it, wherever it was opened from', async () => {
    await desk.open(pathOf('declaration'), orderBackEnd({ orders: [stored()] }));
    await box('Datum');
    await press('Close');
    await waitFor(() =>
      expect(screen.getByTestId('place')).toHaveTextContent(/^\/ToMa\/warehouse$/),
    );
  });

  it('says that there is no such declaration', async () => {
    expectRefusals();
    await desk.open(pathOf('declaration'), orderBackEnd());
    await told('error: Dec not Found');
  });
});

describe('the label editor', () => {
  it('has both parties and the number of packages only, and saves them', async () => {
    const backEnd = orderBackEnd({ orders: [stored()] });
    await desk.open(pathOf('ticket'), backEnd);
    expect(await box('Anzahl der Pakete/Sendungen')).toHaveValue('2');
    expect(screen.queryByRole('textbox', { name: 'Datum' })).toBeNull();
    expect(screen.queryByRole('table', { name: 'Sendung(en)' })).toBeNull();
    await told('success: Tik Fetched');
    await write('Anzahl der Pakete/Sendungen', '4');
    await press('Speichern');
    await told('success: Tik Saved');
    expect(backEnd.order(ID)).toMatchObject({ withTicket: true, numofpackages: 4 });
  });

  it('prints one label for each parcel, once their number is saved', async () => {
    const backEnd = orderBackEnd({ orders: [stored()] });
    const { jobs } = await desk.open(pathOf('ticket'), backEnd);
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
    await desk.open(pathOf('ticket'), orderBackEnd());
    await told('error: Tik not Found');
  });
});

describe('the file of a document', () => {
  const invoiced = () => stored({ rechnr: 'RE-1', content: [{ desc: 'Koffer', price: '45.50' }] });

  it('is shown as it stands in the form, and closing it returns there', async () => {
    const { jobs } = await desk.open(pathOf('bill'), orderBackEnd({ orders: [invoiced()] }));
    await write('Betrag, line 1', '50');
    await press('Vorschau');
    expect(await screen.findByText('Pages of Rechnung')).toBeInTheDocument();
    expect(jobs[0]?.papers).toMatchObject([
      { kind: 'invoice', number: 'RE-1', totalCents: 5_000, lines: [{ cents: 5_000 }] },
    ]);
    await press('Back to the form');
    expect(await box('Betrag, line 1')).toHaveValue('50.00');
  });

  it('says Loading Pdf while it is made', async () => {
    const { letGo } = await desk.open(pathOf('bill'), orderBackEnd({ orders: [invoiced()] }), {
      isHeld: true,
    });
    await press('Download');
    expect(await screen.findByRole('button', { name: 'Loading Pdf' })).toBeDisabled();
    letGo();
    await waitFor(() => expect(downloads).toHaveLength(1));
  });

  it('is downloaded under a name that says whose it is', async () => {
    await desk.open(pathOf('bill'), orderBackEnd({ orders: [invoiced()] }));
    await write('Datum', '02/03/2026');
    await press('Download');
    await waitFor(() => expect(downloads).toEqual(['RE-1_Nadia_Amrani_02-03-2026_Rech.pdf']));
  });

  it.each([
    ['bill', 'Rech.pdf'],
    ['declaration', 'Dek.pdf'],
    ['ticket', 'Ticket.pdf'],
  ] as const)('of a %s is sent to the customer', async (kind, ending) => {
    const send = vi.fn(async (_receiver: string, _file: File) => undefined);
    await desk.open(pathOf(kind), orderBackEnd({ orders: [invoiced()] }), { send });
    await press('Senden an Kunden');
    await told('success: Bill Sent');
    const [[receiver, file] = []] = send.mock.calls;
    expect(receiver).toBe('user-x');
    expect(file?.type).toBe('application/pdf');
    expect(file?.name).toMatch(new RegExp(`^RE-1_Nadia_Amrani_\\d\\d-\\d\\d-\\d{4}_${ending}$`));
  });

  it('that could not be sent is told of in the look of a success', async () => {
    const send = () => Promise.reject(new Error('refused'));
    await desk.open(pathOf('bill'), orderBackEnd({ orders: [invoiced()] }), { send });
    await press('Senden an Kunden');
    await told('success: Server Error');
  });

  it('is not handed out with characters missing before somebody has said so', async () => {
    await desk.open(pathOf('bill'), orderBackEnd({ orders: [invoiced()] }), { missing: ['🎁'] });
    await press('Download');
    const dialog = await screen.findByRole('dialog', { name: /cannot be printed/ });
    expect(dialog).toHaveTextContent('🎁');
    expect(downloads).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue anyway' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
  });
});

describe('what is typed', () => {
  it('is offered again after the page was closed without saving', async () => {
    const drafts = memoryDrafts();
    const backEnd = orderBackEnd({ orders: [stored()] });
    const { unmount } = await desk.open(pathOf('bill'), backEnd, { drafts });
    await write('Sendung(en), line 1', 'Koffer');
    unmount();
    await desk.open(pathOf('bill'), backEnd, { drafts });
    await press('Restore');
    expect(await box('Sendung(en), line 1')).toHaveValue('Koffer');
  });

  it('is not left without a question', async () => {
    await desk.open(pathOf('declaration'), orderBackEnd({ orders: [stored()] }));
    await write('Artikelbezeichnung, line 1', 'Schuhe');
    await press('Close');
    expect(
      await screen.findByRole('dialog', { name: 'Leave without saving?' }),
    ).toBeInTheDocument();
    await press('Keep editing');
    expect(await box('Artikelbezeichnung, line 1')).toHaveValue('Schuhe');
  });
});
