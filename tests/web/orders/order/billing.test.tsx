import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { lastBilled } from '../../../../src/custom/orders/form/earlier-orders.ts';
import { memoryDrafts } from '../../../../src/providers/drafts.ts';
import { BILLED_FIRM } from '../../../support/billed-firm.ts';
import { idOf } from '../../../support/fake-back-end.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf, type WireOrder } from '../../../support/sample-order.ts';

const harness = orderHarness();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const FIRM = { ...BILLED_FIRM, leitwegId: null };

const SENDER = { _id: idOf(1), firstName: 'Nadia', lastName: 'Amrani' };
const PLAIN = orderOf({ _id: idOf(5), user: SENDER });
const BILLED = orderOf({ _id: idOf(6), user: SENDER, billTo: FIRM });

const payment = () => screen.findByRole('region', { name: 'Payment' });
const choose = async (name: string) =>
  user.click(within(await payment()).getByRole('radio', { name }));
const field = async (name: string) =>
  within(await payment()).findByRole('textbox', { name: new RegExp(`^${name}`) });
const save = async () => user.click(await screen.findByRole('button', { name: 'Save' }));
const edit = (order: WireOrder, others: readonly WireOrder[] = []) =>
  harness.open(`/commands/${order._id}`, { orders: [order, ...others] });

describe('the party that an order is billed to, in the form', () => {
  it('is the sender, with no further fields', async () => {
    await edit(PLAIN);
    expect(within(await payment()).getByRole('radio', { name: 'The sender' })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Firm' })).not.toBeInTheDocument();
  });

  it('becomes a company whose numbers are stored plain, however they are typed', async () => {
    const backEnd = await edit(PLAIN);
    await choose('Somebody else');
    await user.type(await field('Firm'), FIRM.firm);
    await user.type(await field('VAT number'), 'de 999 000 017');
    await save();
    await waitFor(() =>
      expect(backEnd.rows('commands')[0]?.billTo).toMatchObject({
        party: 'other',
        firm: FIRM.firm,
        country: 'DE',
        vatId: 'DE999000017',
      }),
    );
  });

  it('has an invalid VAT number marked at its field, and nothing is sent', async () => {
    const backEnd = await edit(PLAIN);
    await choose('Somebody else');
    await user.type(await field('VAT number'), 'DE999000018');
    await save();
    expect(await screen.findByText(/Not a valid VAT number/)).toBeInTheDocument();
    expect(await field('Firm')).toBeInvalid();
    expect(backEnd.changes).toEqual([]);
  });

  it('loses the typed details of a company when the recipient pays after all', async () => {
    const backEnd = await edit(BILLED);
    await choose('The recipient');
    await save();
    await waitFor(() =>
      expect(backEnd.rows('commands')[0]?.billTo).toEqual({
        party: 'recipient',
        firm: null,
        contact: null,
        street: null,
        zipcode: null,
        city: null,
        country: null,
        vatId: null,
        reference: null,
        leitwegId: null,
        goodsRole: null,
        customerKind: null,
        taxedReason: null,
      }),
    );
  });

  it('is offered as last time, without the order number of that time', async () => {
    await edit(PLAIN, [BILLED]);
    await user.click(await screen.findByRole('button', { name: /^As last time: .*Musterhandel/ }));
    expect(await field('Firm')).toHaveValue(FIRM.firm);
    expect(await field('Street')).toHaveValue(FIRM.street);
    expect(await field('Their order number')).toHaveValue('');
    expect(screen.queryByRole('button', { name: /^As last time/ })).not.toBeInTheDocument();
  });

  it('survives a reload before it is saved', async () => {
    const drafts = memoryDrafts();
    const path = `/commands/${PLAIN._id}`;
    const { unmount } = await harness.open(path, { orders: [PLAIN], drafts });
    await choose('Somebody else');
    await user.type(await field('Firm'), FIRM.firm);
    unmount();
    await harness.show(path, { drafts });
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await field('Firm')).toHaveValue(FIRM.firm);
  });

  it('is not offered if the back end does not support it', async () => {
    const { billTo: _, ...foreign } = PLAIN;
    await edit(foreign as WireOrder);
    expect(await payment()).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'The sender' })).not.toBeInTheDocument();
  });
});

describe('the party that an order is billed to, on its page', () => {
  const page = async (order: WireOrder) => {
    await harness.open(`/commands/${order._id}/show`, { orders: [order] });
    return payment();
  };

  it('is named by its role in the order', async () => {
    expect(await page(PLAIN)).toHaveTextContent('Invoice toThe sender');
  });

  it('is shown with the address and numbers of a company', async () => {
    const notified = await page(BILLED);
    const address = 'Musterhandel Beispiel GmbHPetra ProbeBeispielallee 560311 Frankfurt am Main';
    expect(notified).toHaveTextContent(`Invoice to${address}`);
    expect(notified).toHaveTextContent('VAT numberDE999000017');
    expect(notified).toHaveTextContent('Their order numberPO-77');
    expect(notified).not.toHaveTextContent('Leitweg-ID');
  });
});

describe('the party that a sender was last billed to', () => {
  const at = (createdAt: string, billTo: WireOrder['billTo']) => {
    const { _id, ...order } = orderOf({ createdAt, billTo });
    return { id: _id, ...order };
  };

  it('is that of the latest order billed to another party', () => {
    const orders = [
      at('2026-01-01T00:00:00.000Z', { ...FIRM, firm: 'Altmuster AG' }),
      at('2026-02-01T00:00:00.000Z', FIRM),
      at('2026-03-01T00:00:00.000Z', { party: 'sender' }),
    ];
    expect(lastBilled(orders)).toMatchObject({ firm: FIRM.firm, reference: null });
  });

  it('is empty if all orders were billed to the sender', () => {
    expect(lastBilled([at('2026-03-01T00:00:00.000Z', { party: 'sender' })])).toBeUndefined();
  });
});
