import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import {
  box,
  EDITED_ID,
  editedOrder,
  editorAt,
  notified,
  press,
  write,
} from '../../../support/editor-steps.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();

/** An order with two invoice lines, the second of them packing material. */
const packed = () =>
  editedOrder({
    content: [
      { desc: 'Koffer', qty: 12.5, price: '50.00' },
      { desc: 'Karton', price: '11.90' },
    ],
  });

const tax = (line: number) => screen.findByRole('button', { name: new RegExp(`^Line ${line}:`) });
const taxes = async () => (await screen.findByRole('group', { name: 'Taxes' })).textContent;

describe('a line of an invoice', () => {
  it('is tax-free transport until it is marked as taxed, and can be changed back', async () => {
    const backEnd = orderBackEnd({ orders: [packed()] });
    await harness.open(editorAt('bill'), backEnd);
    expect(await tax(2)).toHaveAccessibleName(/tax-free transport\. Make it taxed/);
    expect(screen.queryByRole('group', { name: 'Taxes' })).toBeNull();
    fireEvent.click(await tax(2));
    expect(await tax(2)).toHaveAccessibleName(/taxed with .*19/);
    expect(await taxes()).toMatch(/Tax-free€50\.00.*Net,.*€10\.00.*VAT.*€1\.90/);
    expect(await box('Gesamtbetrag')).toHaveValue('61.90');
    await press('Speichern');
    await notified('success: Bill Saved');
    expect(backEnd.order(EDITED_ID)?.content).toMatchObject([{}, { tax: 'standard' }]);
    expect(backEnd.order(EDITED_ID)?.content?.[0]).not.toHaveProperty('tax');
    fireEvent.click(await tax(2));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Taxes' })).toBeNull());
  });

  it('bears its share of a lower agreed total, and of the tax', async () => {
    await harness.open(editorAt('bill'), orderBackEnd({ orders: [packed()] }));
    fireEvent.click(await tax(2));
    await write('Gesamtbetrag', '30.95');
    await waitFor(async () =>
      expect(await taxes()).toMatch(/Tax-free€25\.00.*Net,.*€5\.00.*VAT.*€0\.95/),
    );
  });

  it('keeps its tax when the line before it is removed', async () => {
    const backEnd = orderBackEnd({ orders: [packed()] });
    await harness.open(editorAt('bill'), backEnd);
    fireEvent.click(await tax(2));
    await press('Remove line 1');
    await waitFor(async () => expect(await tax(1)).toHaveAccessibleName(/taxed with/));
    await press('Speichern');
    await notified('success: Bill Saved');
    expect(backEnd.order(EDITED_ID)?.content).toMatchObject([{ desc: 'Karton', tax: 'standard' }]);
  });

  it('is previewed with its tax', async () => {
    const { jobs } = await harness.open(editorAt('bill'), orderBackEnd({ orders: [packed()] }));
    fireEvent.click(await tax(2));
    await press('Vorschau');
    await screen.findByText('Pages of Rechnung');
    expect(jobs[0]?.documents).toMatchObject([
      { exemptionNote: expect.stringMatching(/Position 2: Netto 10,00.€.*19.% 1,90.€/) },
    ]);
  });

  it('has no choice of tax if the carrier is a small business', async () => {
    const settings = http.get(`${API}/settings`, () =>
      HttpResponse.json({ count: 1, data: [{ _id: 'company', taxMode: 'smallBusiness' }] }),
    );
    const backEnd = orderBackEnd({ orders: [packed()] });
    await harness.open(editorAt('bill'), backEnd, { answers: [settings] });
    await box('Gesamtbetrag');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Line \d:/ })).toBeNull());
  });
});

describe('the price that the list proposes for a line', () => {
  const answers = [
    http.get(`${API}/prices`, () => HttpResponse.json({ count: 0, data: [] })),
    http.get(`${API}/weigthprice`, () =>
      HttpResponse.json({ count: 1, data: [{ _id: 'one', weigthPrice: '2.50' }] }),
    ),
  ];
  const line = { desc: 'Koffer', qty: 12.4, price: '20.00' };
  const open = async (order: Parameters<typeof editedOrder>[0]) => {
    const backEnd = orderBackEnd({ orders: [editedOrder(order)] });
    await harness.open(editorAt('bill'), backEnd, { answers });
    return backEnd;
  };
  const proposals = () => screen.findAllByRole('region', { name: 'Price by the list' });

  it('is taken with one click, and disappears once the line costs that', async () => {
    const backEnd = await open({ content: [line], priceReason: 'Agreed', numofpackages: 1 });
    const [proposal] = await proposals();
    expect(proposal).toHaveTextContent(/12\.4.kg. × .€2\.50. = .€31\.00/);
    expect(proposal).toHaveTextContent(/costs .€20\.00.*Left because: .Agreed/);
    await press(/^Take .€31\.00/);
    expect(await box('Gesamtbetrag')).toHaveValue('31.00');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Price by the list' })).toBeNull(),
    );
    await press('Speichern');
    await notified('success: Bill Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject({
      content: [{ price: '31.00' }],
      priceTotal: '31.00',
      priceReason: null,
    });
  });

  it('is left for a reason, which is saved with the invoice', async () => {
    const backEnd = await open({ content: [line], priceReason: null, numofpackages: 1 });
    await proposals();
    await press('Leave it');
    fireEvent.change(screen.getByRole('textbox', { name: 'Why another price?' }), {
      target: { value: 'Regular customer' },
    });
    await press('Save the reason');
    await press('Speichern');
    await notified('success: Bill Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject({
      priceTotal: '20.00',
      priceReason: 'Regular customer',
    });
  });

  it('stands at each of several lines, like that of one parcel', async () => {
    await open({ content: [line, { ...line, qty: 10, price: '5.00' }], priceReason: null });
    expect((await proposals()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/€31\.00/),
      expect.stringMatching(/10.kg. × .€2\.50. = .€25\.00/),
    ]);
  });
});

describe('weights that differ', () => {
  const parcels = (...weights: (number | null)[]) =>
    http.get(`${API}/parcels`, () =>
      HttpResponse.json({
        data: weights.map((weight, at) => ({
          code: `8${at}`,
          number: at + 1,
          state: 'received',
          weight,
          __v: 1,
        })),
      }),
    );

  /** What the warning lists. */
  const stated = async () =>
    within(await screen.findByText(/^The weights of this order do not agree/))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const take = (weight: string) => press(`Use \u2068${weight}\u00a0kg\u2069 everywhere`);

  it('are named at the total of the lines, and do not prevent saving', async () => {
    const content = [
      { qty: 12, price: '50' },
      { qty: 0.5, price: '5' },
    ];
    const backEnd = orderBackEnd({ orders: [{ ...packed(), content, wights: 14 }] });
    await harness.open(editorAt('bill'), backEnd, { answers: [parcels(7, 6.5)] });
    await screen.findByText(/Parcels and labels/);
    expect(await stated()).toEqual([
      'Invoice lines: \u206812.5\u00a0kg\u2069',
      'Order: \u206814\u00a0kg\u2069',
      'Parcels and labels: \u206813.5\u00a0kg\u2069',
    ]);
    expect(screen.queryByRole('button', { name: /everywhere$/ })).toBeNull();
    expect(screen.getByText(/^Several lines or parcels/)).toBeInTheDocument();
    await press('Speichern');
    await notified('success: Bill Saved');
  });

  it('become one: the order takes over what the lines of its invoice weigh', async () => {
    const backEnd = orderBackEnd({ orders: [{ ...packed(), wights: 14 }] });
    await harness.open(editorAt('bill'), backEnd);
    await take('12.5');
    await press('Speichern');
    await notified('success: Bill Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject({ wights: 12.5 });
  });

  it('become one: the only line takes over what the order weighs', async () => {
    const content = [{ desc: 'Teppich', qty: 12.5, price: '40' }];
    const backEnd = orderBackEnd({ orders: [{ ...packed(), content, wights: 14 }] });
    await harness.open(editorAt('bill'), backEnd);
    await take('14');
    expect(await box('Gewicht in Kg, line 1')).toHaveValue('14');
    await press('Speichern');
    await notified('success: Bill Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject({ wights: 14, content: [{ qty: 14 }] });
  });

  it('are named in the editor of the labels, where the only parcel takes one over', async () => {
    const content = [{ desc: 'Teppich', qty: 12.5, price: '40' }];
    const backEnd = orderBackEnd({ orders: [{ ...packed(), content, wights: 14 }] });
    const weighed = vi.fn();
    const weighing = http.put(`${API}/parcels/:code`, async ({ request }) => {
      weighed(await request.json());
      return HttpResponse.json({ data: {} });
    });
    await harness.open(editorAt('ticket'), backEnd, { answers: [parcels(12.5), weighing] });
    await take('14');
    await waitFor(() => expect(weighed).toHaveBeenCalledWith({ weight: 14, __v: 1 }));
    await press('Speichern');
    await notified('success: Tik Saved');
    expect(backEnd.order(EDITED_ID)).toMatchObject({ wights: 14, content: [{ qty: 14 }] });
  });

  it('are named in a declaration, which prints the weight of the order', async () => {
    const backEnd = orderBackEnd({ orders: [{ ...packed(), content: [], wights: 14 }] });
    await harness.open(editorAt('declaration'), backEnd, { answers: [parcels(7, 6.5)] });
    await screen.findByText(/Parcels and labels/);
    expect(await stated()).toHaveLength(2);
    await take('13.5');
    await press('Speichern');
    await waitFor(() => expect(backEnd.order(EDITED_ID)).toMatchObject({ wights: 13.5 }));
  });

  it('are not mentioned before every parcel is weighed', async () => {
    const backEnd = orderBackEnd({ orders: [{ ...packed(), wights: 12.5 }] });
    const requested = vi.fn();
    const answer = http.get(`${API}/parcels`, () => {
      requested();
      return HttpResponse.json({
        data: [{ code: '81', number: 1, state: 'received', weight: null }],
      });
    });
    await harness.open(editorAt('bill'), backEnd, { answers: [answer] });
    await box('Gesamtbetrag');
    await waitFor(() => expect(requested).toHaveBeenCalled());
    expect(screen.queryByText(/^The weights of this order/)).toBeNull();
  });
});
