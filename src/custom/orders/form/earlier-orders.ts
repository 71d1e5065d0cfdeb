import { useGetList } from 'react-admin';
import { fold } from '../../../../domain/fold.ts';
import { recipientName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';

/** A person to whom a sender has sent before. */
export type KnownRecipient = {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string;
  readonly address: string | null;
  /** When the last order to them was placed. */
  readonly lastUsed: string;
  readonly orders: number;
};

/** The recipients of earlier orders, newest first: each phone once, with its latest spelling. */
export function addressBook(orders: readonly Order[]): readonly KnownRecipient[] {
  const byPhone = new Map<string, KnownRecipient>();
  const newestFirst = orders.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  for (const { recipient, createdAt } of newestFirst) {
    if (!recipient?.phone) continue;
    const known = byPhone.get(recipient.phone);
    byPhone.set(
      recipient.phone,
      known
        ? { ...known, orders: known.orders + 1 }
        : {
            firstName: recipient.firstName ?? '',
            lastName: recipient.lastName ?? null,
            phone: recipient.phone,
            address: recipient.address ?? null,
            lastUsed: createdAt,
            orders: 1,
          },
    );
  }
  return [...byPhone.values()];
}

type Person = { firstName?: string | null; lastName?: string | null };

const spelling = ({ firstName, lastName }: Person): string =>
  fold(`${firstName ?? ''} ${lastName ?? ''}`);

/** The latest of the earlier orders to a phone whose recipient is spelled differently. */
export function otherSpelling(
  { phone, ...person }: Person & { phone?: string | null },
  orders: readonly Order[],
): KnownRecipient | undefined {
  const own = spelling(person);
  if (!phone || !own) return undefined;
  const same = orders.filter((order) => order.recipient?.phone === phone);
  const isKnown = same.some((order) => fold(recipientName(order)) === own);
  return isKnown ? undefined : addressBook(same)[0];
}

type BillTo = Order['billTo'];

/**
 * The latest party other than sender and recipient that one of these orders was billed to. The
 * customer's order number, their role in the goods and the reason for its tax are left out: they
 * belonged to that order.
 */
export function lastBilled(orders: readonly Order[]): BillTo | undefined {
  const latest = orders
    .filter(({ billTo }) => billTo?.party === 'other')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  return latest && { ...latest.billTo, reference: null, goodsRole: null, taxedReason: null };
}

/** The name of another party: the company, or the person if there is none. */
export const billedName = ({ firm, contact }: Partial<BillTo>): string =>
  firm?.trim() || (contact ?? '');

const ORDERS_LOOKED_AT = 100;
const NONE: readonly Order[] = [];

/** The earlier orders of a sender, most recent first. */
export function useEarlierOrders(sender: string | undefined): readonly Order[] {
  const { data } = useGetList<Order>(
    'commands',
    {
      filter: { user: sender },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: ORDERS_LOOKED_AT },
    },
    { enabled: sender !== undefined, meta: { silent: true } },
  );
  return sender === undefined ? NONE : (data ?? NONE);
}
