import { billedParty } from '../../../../domain/orders/bill-to.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { type Choices, withChosen } from '../../../kit/conflict/compare-versions.ts';
import { isSameValue } from '../../../kit/same-value.ts';
import { isPickedFile } from '../../../providers/multipart.ts';

/** The sender as an order embeds it. */
export type Sender = Order['user'];

/** A sender who is not a customer yet; saving the order creates the customer first. */
export type NewSender = {
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  address?: string | null;
  zipcode?: string | null;
  cityName?: string | null;
};

/** What the form edits of an order. Document lines belong to the documents' own editors. */
export type OrderValues = Pick<
  Order,
  | 'tripGroup'
  | 'commandMode'
  | 'numofpackages'
  | 'wights'
  | 'paid'
  | 'payment'
  | 'type'
  | 'priceTotal'
  | 'frontId'
  | 'backId'
> & {
  user: Sender | null;
  newSender: NewSender | null;
  recipient: Partial<Order['recipient']>;
  billTo: Partial<Order['billTo']>;
};

/** The initial state of a new order, given by the list it is added from. */
export type OrderStart = Partial<Pick<OrderValues, 'tripGroup' | 'commandMode'>>;

/** A new order before anything is typed. */
export const emptyValues = (start: OrderStart = {}): OrderValues => ({
  tripGroup: start.tripGroup ?? 'A',
  commandMode: start.commandMode === 'facturation' ? 'facturation' : 'Validation',
  user: null,
  newSender: null,
  recipient: {},
  billTo: { party: 'sender' },
  numofpackages: 1,
  wights: 0,
  paid: false,
  payment: 1,
  type: 1,
  priceTotal: null,
  frontId: 'no-file',
  backId: 'no-file',
});

/** The form values of a stored order. */
export const valuesOf = (order: Order): OrderValues => ({
  tripGroup: order.tripGroup,
  commandMode: order.commandMode,
  user: order.user ?? null,
  newSender: null,
  recipient: { ...order.recipient },
  billTo: { ...order.billTo },
  numofpackages: order.numofpackages,
  wights: order.wights,
  paid: order.paid,
  payment: order.payment,
  type: order.type,
  priceTotal: order.priceTotal ?? null,
  frontId: order.frontId,
  backId: order.backId,
});

/**
 * Who the invoice is for, as it is sent: the details of another party are dropped when the choice goes
 * back to the sender or the recipient.
 */
export function billedTo({ billTo }: Partial<OrderValues>): Order['billTo'] {
  const { party = 'sender' } = billTo ?? {};
  return party === 'other' ? { ...billedParty(party), ...billTo } : billedParty(party);
}

type Body = Record<string, unknown>;

/** The body of a new order. Orders from Morocco have no stages. */
export function bodyOfNew(values: OrderValues, sender: Sender): Body {
  const { newSender: _, user: __, billTo: ___, commandMode, frontId, backId, ...own } = values;
  const billTo = billedTo(values);
  return {
    ...withoutEmpty(own),
    recipient: withoutEmpty(values.recipient),
    // Back ends that know only the sender need not be told that the sender is billed.
    ...(billTo.party === 'sender' ? {} : { billTo: withoutEmpty(billTo) }),
    user: sender._id,
    ...(values.tripGroup === 'A' ? { commandMode } : {}),
    ...(isPickedFile(frontId) ? { frontId } : {}),
    ...(isPickedFile(backId) ? { backId } : {}),
  };
}

/** The whole edited order (specification 7), on top of the version that the user has seen. */
export function bodyOfChange(values: OrderValues, sender: Sender, base: Order): Body {
  const { newSender: _, recipient, billTo: __, ...own } = values;
  const billTo = billedTo(values);
  const isOtherwise = !isSameValue(billTo, base.billTo ?? billedParty('sender'));
  return {
    ...base,
    ...own,
    recipient: { ...base.recipient, ...recipient },
    ...(isOtherwise ? { billTo } : {}),
    user: sender._id,
    // A stage is changed only by its own action.
    commandMode: base.commandMode,
  };
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Only the values that are not empty. */
export const withoutEmpty = (values: object): Body =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));

/**
 * The values that may be stored on the device: all input except pictures of an ID card. A newly chosen
 * picture is replaced by the stored one, so that saving the draft removes nothing.
 */
export const keepable = (values: OrderValues, base: Order | undefined): OrderValues => ({
  ...values,
  frontId: isPickedFile(values.frontId) ? (base?.frontId ?? 'no-file') : values.frontId,
  backId: isPickedFile(values.backId) ? (base?.backId ?? 'no-file') : values.backId,
});

/** Their version, with the user's own values where those were chosen. */
export const mergedValues = (
  mine: OrderValues,
  theirs: OrderValues,
  choices: Choices,
): OrderValues => ({
  ...withChosen({ mine, theirs }, choices),
  // A new customer is in neither version: they come with the chosen sender.
  newSender: choices.user === 'mine' ? mine.newSender : null,
});

/** The values that the form edits, one by one. */
export const EDITED = [
  'user',
  'recipient.firstName',
  'recipient.lastName',
  'recipient.phone',
  'recipient.address',
  'billTo.party',
  'billTo.firm',
  'billTo.contact',
  'billTo.street',
  'billTo.zipcode',
  'billTo.city',
  'billTo.country',
  'billTo.vatId',
  'billTo.reference',
  'billTo.leitwegId',
  'tripGroup',
  'numofpackages',
  'wights',
  'paid',
  'payment',
  'type',
  'priceTotal',
  'frontId',
  'backId',
] as const;

/** What only others can have changed while the form was open: by actions and by the document editors. */
export const ONLY_SHOWN = [
  'commandMode',
  'verified',
  'smsToMa',
  'withBill',
  'withDeclar',
  'withTicket',
  'finish',
  'content',
  'declarationConten',
  'priceSub',
  'rechnr',
] as const;
