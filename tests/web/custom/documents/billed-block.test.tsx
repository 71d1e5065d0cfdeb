import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import {
  EDITED_ID,
  editedOrder,
  editorAt,
  inParty,
  press,
  write,
} from '../../../support/editor-steps.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';
import type { WireOrder } from '../../../support/sample-order.ts';

const harness = documentHarness();

const FIRM = { party: 'other', firm: 'Musterhandel Beispiel GmbH', country: 'DE' } as const;

async function openBill(order: WireOrder = editedOrder()) {
  const backEnd = orderBackEnd({ orders: [order] });
  await harness.open(editorAt('bill'), backEnd);
  return backEnd;
}

const addressee = () => screen.findByRole('region', { name: 'The invoice goes to' });
const party = () => screen.findByRole('combobox', { name: /^Invoice to/ });
const choose = async (name: string) => {
  fireEvent.mouseDown(await party());
  fireEvent.click(await screen.findByRole('option', { name }));
};
const billed = (backEnd: Awaited<ReturnType<typeof openBill>>) => backEnd.order(EDITED_ID)?.billTo;

describe('the addressee of an invoice', () => {
  it('is the sender as typed, next to the blocks of the specification', async () => {
    await openBill();
    const name = await inParty('Absender in DE', 'Vor-u. Nachname');
    fireEvent.change(name, { target: { value: 'Salma Muster' } });
    expect(await addressee()).toHaveTextContent('Salma Muster');
    expect(screen.getByRole('group', { name: 'Empfänger in MA' })).toBeInTheDocument();
  });

  it('becomes a company, is shown as it will be printed, and is saved with the invoice', async () => {
    const backEnd = await openBill();
    await choose('Somebody else');
    await write('Firm', FIRM.firm);
    await write('City', 'Bremen');
    await write('VAT number', 'de 999 000 017');
    expect(await addressee()).toHaveTextContent('Musterhandel Beispiel GmbHBremen');
    await press('Speichern');
    await waitFor(() =>
      expect(billed(backEnd)).toMatchObject({
        ...FIRM,
        city: 'Bremen',
        vatId: 'DE999000017',
        street: null,
      }),
    );
  });

  it('owes the tax if it is a business abroad, unless a reason is written to charge it', async () => {
    const backEnd = await openBill(
      editedOrder({ billTo: { ...FIRM, country: 'AT', vatId: 'ATU13585627' } }),
    );
    expect(await screen.findByText(/Reverse charge: .*ATU13585627/)).toBeVisible();
    expect(screen.queryByText(/§ 14c UStG/)).not.toBeInTheDocument();
    await write('Reason to charge VAT all the same', 'Verkauf im Lager');
    expect(await screen.findByText(/§ 14c UStG/)).toBeVisible();
    expect(screen.queryByText(/Reverse charge/)).not.toBeInTheDocument();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Part in the transport' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Sends the goods' }));
    await press('Speichern');
    await waitFor(() =>
      expect(billed(backEnd)).toMatchObject({
        goodsRole: 'sender',
        taxedReason: 'Verkauf im Lager',
      }),
    );
  });

  const KIND = 'Business or private person';
  const TAXED = { desc: 'Lagerung', qty: 1, price: '119.00', tax: 'standard' } as const;
  const AUSTRIAN = { ...FIRM, country: 'AT', vatId: 'ATU13585627', goodsRole: 'sender' } as const;
  const order = (more: Parameters<typeof editedOrder>[0]) =>
    editedOrder({ content: [TAXED], priceTotal: '119.00', priceBasis: null, ...more });
  const question = () => screen.findByRole('group', { name: 'Prices with or without tax' });
  const saved = async (backEnd: Awaited<ReturnType<typeof openBill>>) => {
    await press('Speichern');
    await waitFor(() => expect(backEnd.changes()).not.toEqual([]));
    return backEnd.order(EDITED_ID);
  };

  it('is described in the language of the screen', async () => {
    await openBill(order({ billTo: { ...FIRM, country: 'CH' } }));
    for (const name of ['Part in the transport', KIND]) {
      expect(await screen.findByRole('combobox', { name })).toBeVisible();
    }
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeVisible();
  });

  it('of a third country says whether it is a business, and is charged nothing if it is', async () => {
    const backEnd = await openBill(order({ billTo: { ...FIRM, country: 'CH' } }));
    expect(await screen.findByText(/The invoice recipient is abroad/)).toBeVisible();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: KIND }));
    fireEvent.click(await screen.findByRole('option', { name: /^Business/ }));
    expect(await screen.findByText(/^Not taxable in Germany/)).toBeVisible();
    expect(await saved(backEnd)).toMatchObject({ billTo: { customerKind: 'business' } });
  });

  it('of a third country gives the tax number of its own, as the screen’s language says', async () => {
    const backEnd = await openBill(order({ billTo: { ...FIRM, country: 'CH' } }));
    expect(await screen.findByText(/the firm’s tax number there/)).toBeVisible();
    await write('VAT number', 'che-123.456.788 mwst');
    expect(await saved(backEnd)).toMatchObject({ billTo: { vatId: 'CHE123456788MWST' } });
  });

  it('of a member state need not give one', async () => {
    await openBill(order({ billTo: AUSTRIAN }));
    await addressee();
    expect(screen.queryByText(/the firm’s tax number there/)).not.toBeInTheDocument();
    expect(screen.getByText('Empty: no German tax is charged')).toBeVisible();
  });

  it.each([
    ['private', 'CH', /charges a private person abroad/],
    ['business', 'FR', /Without the number there must be a reason/],
  ] as const)(
    'is taxed with a notice as a %s party in %s',
    async (customerKind, country, reported) => {
      await openBill(order({ billTo: { ...FIRM, country, customerKind } }));
      expect(await screen.findByText(reported)).toBeVisible();
    },
  );

  it.each([
    ['outside', { country: 'CH', customerKind: 'business' }, /no German tax is charged/],
    ['asked', { country: 'CH' }, /the answer above decides/],
    ['vatId', { country: 'FR', customerKind: 'business' }, /not issued without the VAT number/],
  ] as const)('explains an empty reason where it is taxed as %s', async (_, more, reported) => {
    await openBill(order({ billTo: { ...FIRM, ...more } }));
    expect(
      await screen.findByRole('textbox', { name: /^Reason to charge VAT/ }),
    ).toHaveAccessibleDescription(reported);
  });

  it('is called no business where nobody has stated that it is one', async () => {
    await openBill(order({ billTo: { ...FIRM, country: 'CH', taxedReason: 'Verkauf' } }));
    expect(await screen.findByText(/charges .* VAT to a recipient abroad/)).toBeVisible();
    expect(screen.queryByText(/to a business abroad/)).toBeNull();
  });

  it.each([
    ['a third country', { ...FIRM, country: 'CH', customerKind: 'business' }],
    ['a member state', AUSTRIAN],
  ] as const)(
    'is warned of goods in Germany where a business of %s has a line at the standard rate',
    async (_, billTo) => {
      const content = [{ ...TAXED, tax: null }, TAXED];
      await openBill(order({ content, billTo }));
      expect(
        await screen.findByText(/^Line .2.: goods that are handed over in Germany/),
      ).toBeVisible();
    },
  );

  it('reads that the recipient in Morocco counts as a private person, on taxed lines alone', async () => {
    await openBill(order({ billTo: { party: 'recipient' } }));
    expect(await screen.findByText(/counts as a private person/)).toBeVisible();
  });

  it('prompts for what becomes of prices with tax, and takes the tax out if the price beside it stays', async () => {
    const backEnd = await openBill(order({ billTo: AUSTRIAN }));
    expect(await question()).toHaveTextContent(/Line .*1.*: no tax is charged.*119\.00/);
    await press(/^Charge .*100\.00.*: the tax is taken off$/);
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Prices/ })).toBeNull());
    expect(await saved(backEnd)).toMatchObject({
      content: [{ price: '100.00', tax: 'standard' }],
      priceTotal: '100.00',
      priceBasis: 'net',
    });
  });

  it('keeps them as the price without tax if that was agreed', async () => {
    const backEnd = await openBill(order({ billTo: AUSTRIAN }));
    await question();
    await press(/^Charge .*119\.00.*: this is the price without tax$/);
    expect(await saved(backEnd)).toMatchObject({
      content: [{ price: '119.00' }],
      priceTotal: '119.00',
      priceBasis: 'net',
    });
  });

  it('prompts again when the sender pays after all, and adds the tax if it is to come on top', async () => {
    const backEnd = await openBill(
      order({
        billTo: AUSTRIAN,
        content: [{ ...TAXED, price: '100.00' }],
        priceTotal: '100.00',
        priceBasis: 'net',
      }),
    );
    await choose('The sender');
    expect(await question()).toHaveTextContent(/19.* is charged now.*100\.00/);
    await press(/^Charge .*119\.00.*: the tax is added$/);
    expect(await saved(backEnd)).toMatchObject({
      content: [{ price: '119.00' }],
      priceTotal: '119.00',
      priceBasis: 'gross',
    });
  });

  it('prompts for nothing at a back end that stores no basis of prices', async () => {
    const { priceBasis: _, ...foreign } = order({ billTo: AUSTRIAN });
    await openBill(foreign as WireOrder);
    expect(await screen.findByText(/^Reverse charge/)).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Prices/ })).not.toBeInTheDocument();
  });

  it('is the recipient if the receiver pays, and nothing of a company is stored', async () => {
    const backEnd = await openBill(editedOrder({ billTo: FIRM }));
    expect(await addressee()).toHaveTextContent(FIRM.firm);
    await choose('The recipient');
    expect(await addressee()).toHaveTextContent('Omar Empfang');
    expect(screen.queryByRole('textbox', { name: 'Firm' })).not.toBeInTheDocument();
    await press('Speichern');
    await waitFor(() => expect(billed(backEnd)).toMatchObject({ party: 'recipient', firm: null }));
  });

  it('is called by the way of the goods: from Morocco the customer is the recipient', async () => {
    const backEnd = await openBill(editedOrder({ tripGroup: 'B' }));
    expect(await party()).toHaveTextContent('The recipient');
    await choose('The sender');
    expect(await addressee()).toHaveTextContent('Omar Empfang');
    await press('Speichern');
    await waitFor(() => expect(billed(backEnd)).toMatchObject({ party: 'recipient' }));
  });
  it('has its field marked while the name is missing, and nothing is saved', async () => {
    const backEnd = await openBill();
    await choose('Somebody else');
    await press('Speichern');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Firm' })).toBeInvalid());
    expect(backEnd.changes()).toEqual([]);
  });

  it('cannot be chosen if the back end does not support it', async () => {
    const { billTo: _, ...foreign } = editedOrder();
    await openBill(foreign as WireOrder);
    expect(await addressee()).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /^Invoice to/ })).not.toBeInTheDocument();
  });
});
