import { NO_FILE } from '../../../../../domain/orders/identity-files.ts';
import { DELIVERIES, PAYMENTS } from '../../../../../domain/orders/payment.ts';
import { choiceLabelKey } from '../../../../i18n/resource-labels.ts';

/** The key of a text; those of the definition's choices end in a number. */
type Label = string;
type FilterPart = Readonly<Record<string, unknown>>;

/** A filter with a few choices, each of which sets one or more fields. */
type ChoiceFilter = {
  readonly label: Label;
  readonly fields: readonly string[];
  readonly choices: readonly { readonly label: Label; readonly filter: FilterPart }[];
};

/** A filter with a minimum and a maximum. */
type NumberFilter = {
  readonly label: Label;
  readonly field: string;
  readonly unit?: string;
};

const eitherOf = (
  label: Label,
  field: string,
  [yes, no]: readonly [Label, Label],
): ChoiceFilter => ({
  label,
  fields: [field],
  choices: [
    { label: yes, filter: { [field]: 'true' } },
    { label: no, filter: { [field]: 'false' } },
  ],
});

const WITH_OR_WITHOUT = ['orderTools.filters.with', 'orderTools.filters.without'] as const;
const PRESENT = { ne: NO_FILE };

/** The filters of a list of orders that offer a choice. */
export const CHOICE_FILTERS: readonly ChoiceFilter[] = [
  eitherOf('orders.filters.paid', 'paid', ['orders.flags.paid', 'orders.flags.unpaid']),
  {
    label: 'orderTools.columns.payment',
    fields: ['payment'],
    choices: PAYMENTS.map((kind) => ({
      label: choiceLabelKey('commands', 'payment', kind),
      filter: { payment: String(kind) },
    })),
  },
  eitherOf('orders.filters.verified', 'verified', [
    'orders.flags.verified',
    'orders.flags.unverified',
  ]),
  {
    label: 'orders.filters.delivery',
    fields: ['type'],
    choices: DELIVERIES.map((kind) => ({
      label: choiceLabelKey('commands', 'type', kind),
      filter: { type: String(kind) },
    })),
  },
  {
    label: 'orderTools.columns.identity',
    fields: ['frontId', 'backId'],
    choices: [
      {
        label: 'orderTools.filters.identity.complete',
        filter: { frontId: PRESENT, backId: PRESENT },
      },
      { label: 'orderTools.filters.identity.noFront', filter: { frontId: NO_FILE } },
      { label: 'orderTools.filters.identity.noBack', filter: { backId: NO_FILE } },
    ],
  },
  eitherOf('orderTools.columns.sms', 'smsToMa', ['kit.yes', 'kit.no']),
  eitherOf('orderTools.columns.bill', 'withBill', WITH_OR_WITHOUT),
  eitherOf('orderTools.columns.declaration', 'withDeclar', WITH_OR_WITHOUT),
  eitherOf('orderTools.columns.ticket', 'withTicket', WITH_OR_WITHOUT),
];

/** The filters with a minimum and a maximum. */
export const NUMBER_FILTERS: readonly NumberFilter[] = [
  { label: 'orderTools.columns.packages', field: 'numofpackages' },
  { label: 'orderTools.columns.weight', field: 'wights', unit: 'kg' },
  { label: 'orderTools.columns.total', field: 'priceTotal', unit: '€' },
];

/** The moment at which an order was created; filtered by days. */
export const RECEIVED_FIELD = 'createdAt';

/** Orders of senders registered on this tour. */
export const TOUR_FIELD = 'user.tour._id';

/** All fields of the filter panel. */
export const FILTER_FIELDS: readonly string[] = [
  TOUR_FIELD,
  ...CHOICE_FILTERS.flatMap(({ fields }) => fields),
  ...NUMBER_FILTERS.map(({ field }) => field),
  RECEIVED_FIELD,
];

/** The active filters of the panel, each counted once. */
export const filtersInForce = (filter: FilterPart): number =>
  [
    [TOUR_FIELD],
    ...CHOICE_FILTERS.map(({ fields }) => fields),
    ...NUMBER_FILTERS.map(({ field }) => [field]),
    [RECEIVED_FIELD],
  ].filter((fields) => fields.some((field) => filter[field] !== undefined)).length;
