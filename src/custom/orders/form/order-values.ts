import type { Field } from '../../../../domain/fields.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { billedParty } from '../../../../domain/orders/bill-to.ts';
import { STAGES, START_STAGES } from '../../../../domain/orders/stages.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import type { User } from '../../../../domain/resources/users.ts';
import { TRIP_GROUPS } from '../../../../domain/trips/groups.ts';
import { isObject } from '../../../../domain/validate.ts';
import { type Choices, withChosen } from '../../../kit/conflict/compare-versions.ts';
import { isSameValue } from '../../../kit/conflict/same-value.ts';
import { defaultValues } from '../../../kit/fields/form-values.ts';
import type { View } from '../../../kit/view/view.ts';
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
  tour?: NewTour | null;
};

/** The tour and the city that a customer is registered for, as they are typed with an order. */
export type NewTour = { _id?: string | null; SubsCribedCity?: string | null };

/** What the form edits of an order: the fields of its view's sections, and a new sender. */
export type OrderValues = Partial<Omit<Order, keyof Placed>> & Placed;

type Placed = Pick<Order, 'tripGroup' | 'commandMode'> & {
  user: Sender | null;
  newSender: NewSender | null;
  /** Another tour of the existing sender; saving the order changes the customer first. */
  newTour: NewTour | null;
  recipient: Partial<Order['recipient']>;
  billTo: Partial<Order['billTo']>;
};

/** The initial state of a new order, given by the list it is added from. */
export type OrderStart = Partial<Pick<OrderValues, 'tripGroup' | 'commandMode'>> & {
  /** Who sends it, and to whom, if it is begun from the page of a customer. */
  readonly sender?: Sender;
  readonly recipient?: Partial<Order['recipient']>;
};

/** A line of goods before anything is typed; it is not stored like that. */
export const BLANK_GOODS = { desc: '', legal: null, notice: null } as const;

/** A new order before anything is typed. */
export function emptyValues(
  view: View,
  { tripGroup, commandMode, sender, recipient }: OrderStart = {},
): OrderValues {
  return {
    ...valuesOf(view, defaultValues(commands.fields)),
    // An order without a parcel is the exception, and one without goods.
    numofpackages: 1,
    declarationConten: [{ ...BLANK_GOODS }],
    ...(tripGroup && { tripGroup }),
    ...(sender && { user: sender }),
    ...(recipient && { recipient }),
    commandMode: isOneOf(START_STAGES, commandMode) ? commandMode : START_STAGES[0],
  };
}

/** The form values of a stored order; what another back end does not know is left out. */
export function valuesOf(view: View, order: Partial<Order>): OrderValues {
  const stored: Body = order;
  const inForm = view.form.flatMap(({ fields }) => fields.map((path) => path.split('.')[0]));
  const values = Object.entries(commands.fields).flatMap(([name, field]: [string, Field]) =>
    inForm.includes(name)
      ? [[name, stored[name] ?? (field.default === undefined ? null : undefined)]]
      : [],
  );
  return {
    ...(Object.fromEntries(values) as Pick<Order, 'tripGroup' | 'commandMode'>),
    user: order.user ?? null,
    newSender: null,
    newTour: null,
    recipient: { ...order.recipient },
    billTo: { ...order.billTo },
  };
}

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
  const { newSender: _, newTour: __, user: ___, billTo: ____, ...rest } = values;
  const { commandMode, frontId, backId, declarationConten, ...own } = rest;
  const billTo = billedTo(values);
  const goods = filledGoods(declarationConten);
  return {
    ...withoutEmpty(own),
    ...(goods && goods.length > 0 ? { declarationConten: goods } : {}),
    recipient: withoutEmpty(values.recipient),
    // Back ends that know only the sender need not be sent that the sender is billed.
    ...(billTo.party === 'sender' ? {} : { billTo: withoutEmpty(billTo) }),
    user: sender._id,
    ...(values.tripGroup === 'A' ? { commandMode } : {}),
    ...(isPickedFile(frontId) ? { frontId } : {}),
    ...(isPickedFile(backId) ? { backId } : {}),
  };
}

/** The whole edited order (specification 7), on top of the version that the user has seen. */
export function bodyOfChange(values: OrderValues, sender: Sender, base: Order): Body {
  const { newSender: _, newTour: __, recipient, billTo: ___, declarationConten, ...rest } = values;
  const own = { ...rest, declarationConten: filledGoods(declarationConten) };
  const billTo = billedTo(values);
  const isOtherwise = !isSameValue(billTo, base.billTo ?? billedParty('sender'));
  return {
    ...base,
    ...knownTo(base, own),
    recipient: { ...base.recipient, ...recipient },
    ...(isOtherwise ? { billTo } : {}),
    user: sender._id,
    // A stage is changed only by its own action.
    commandMode: base.commandMode,
  };
}

/** The goods without the lines in which nothing was typed; a line that has no price has none, and no empty one. */
const filledGoods = (lines: OrderValues['declarationConten']): OrderValues['declarationConten'] =>
  lines?.filter((line) => Object.values(line).some((value) => !isEmpty(value)));

/** What another back end does not know of an order is not sent to it empty. */
const knownTo = (base: Order, values: object): Body =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== null || name in base),
  );

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Only the values that are not empty. */
export const withoutEmpty = (values: object): Body =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));

type Versions = {
  /** The version that the user began with. */
  base: Partial<Order> | undefined;
  mine: OrderValues;
  theirs: OrderValues;
};

/** Their version, with the user's own values, or the changes of both, where those were chosen. */
export const mergedValues = (versions: Versions, choices: Choices): OrderValues => ({
  ...withChosen(versions, choices),
  // A new customer is in neither version: they come with the chosen sender.
  newSender: choices.user === 'mine' ? versions.mine.newSender : null,
  newTour: choices.user === 'mine' ? versions.mine.newTour : null,
});

/** A customer as an order embeds its sender. */
export function senderOf(customer: User): Sender {
  const storedOne: readonly string[] = commands.fields.user.embed ?? [];
  const embedded = Object.fromEntries(
    Object.entries(customer).filter(([key]) => storedOne.includes(key)),
  );
  return { ...embedded, _id: customer.id } as Sender;
}

/** The navigation state for a new order: its initial values, and the way back. */
export type NewOrderState = OrderStart & { from?: string };

const RECIPIENT = ['firstName', 'lastName', 'phone', 'address'] as const;

/** Only what a recipient is made of, and only texts. */
const textsOf = (recipient: Readonly<Record<string, unknown>>): Partial<Order['recipient']> =>
  Object.fromEntries(
    RECIPIENT.flatMap((name) => {
      const value = recipient[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** Reads a navigation state, which survives a reload and may have been written by any page. */
export function orderStart(state: unknown): NewOrderState {
  if (!isObject(state)) return {};
  const { tripGroup, commandMode, sender, recipient, from } = state;
  return {
    ...(isOneOf(TRIP_GROUPS, tripGroup) ? { tripGroup } : {}),
    ...(isOneOf(STAGES, commandMode) ? { commandMode } : {}),
    ...(isObject(sender) && typeof sender._id === 'string' ? { sender: sender as Sender } : {}),
    ...(isObject(recipient) ? { recipient: textsOf(recipient) } : {}),
    ...(typeof from === 'string' && from.startsWith('/') ? { from } : {}),
  };
}
