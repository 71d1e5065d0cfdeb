import type { EditedKind } from '../../../../domain/documents/kinds.ts';
import { BILLED_FACTS } from '../../../../domain/orders/bill-to.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { type Choices, withChosen } from '../../../kit/conflict/compare-versions.ts';

const OF_EVERY_DOCUMENT = [
  'recipient.firstName',
  'recipient.lastName',
  'recipient.phone',
  'recipient.address',
  'numofpackages',
  'paperCustomers',
] as const;

/** The fields of an order that each editor can change. */
export const EDITED_BY: Readonly<Record<EditedKind, readonly string[]>> = {
  invoice: [
    ...OF_EVERY_DOCUMENT,
    'rechnr',
    'billDate',
    ...['party', ...BILLED_FACTS].map((fact) => `billTo.${fact}`),
    'content',
    'priceSub',
    'priceTotal',
    'payment',
    'type',
  ],
  declaration: [...OF_EVERY_DOCUMENT, 'declarationConten'],
  label: OF_EVERY_DOCUMENT,
};

/** Fields that others may have changed in the meantime and that concern the clerk. */
export const DONE_BY_OTHERS = [
  'commandMode',
  'verified',
  'paid',
  'wights',
  'withBill',
  'withDeclar',
  'withTicket',
  'finish',
] as const;

/** Their version of an order, with the user's own values where those were chosen. */
export const chosenOrder = (mine: Order, theirs: Order, choices: Choices): Order => ({
  ...withChosen({ mine, theirs }, choices),
  user: mine.user,
});
