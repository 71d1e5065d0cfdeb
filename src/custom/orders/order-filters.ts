import { EDITED_KINDS, type EditorOf, editorOf } from '../../../domain/orders/document-kinds.ts';
import { NO_FILE } from '../../../domain/orders/identity-files.ts';
import { MISSING_VALUES } from '../../../domain/orders/missing-values.ts';
import { PARCEL_STATES } from '../../../domain/parcels/parcel-states.ts';
import { hasReached } from '../../../domain/parcels/scans.ts';
import { shortLabelKey } from '../../i18n/resource-labels.ts';
import type { ComposedFilter } from '../../kit/view/list-view.ts';

/** A choice between two values of a field, with labels of its own. */
const eitherOf = (
  label: string,
  field: string,
  [yes, no]: readonly [string, string],
): ComposedFilter => ({
  label,
  fields: [field],
  choices: [
    { label: yes, filter: { [field]: 'true' } },
    { label: no, filter: { [field]: 'false' } },
  ],
});

const WITH_OR_WITHOUT = ['orderTools.filters.with', 'orderTools.filters.without'] as const;
const withOrWithout = (field: string): ComposedFilter =>
  eitherOf(shortLabelKey('commands', field), field, WITH_OR_WITHOUT);

/** Whether an order has a document, by the document's name on the wire: `bill`. */
const WITH_DOCUMENTS = Object.fromEntries(
  EDITED_KINDS.toReversed().map((kind) => {
    const { path, flag } = editorOf(kind);
    return [path, withOrWithout(flag)];
  }),
) as Readonly<Record<EditorOf['path'], ComposedFilter>>;

/** What a field of a file is not: there is one. */
export const PRESENT = { ne: NO_FILE };

/** The filters of orders that have labels of their own, or cover several fields. */
export const orderFilters = {
  isPaid: eitherOf('orders.filters.paid', 'paid', ['orders.flags.paid', 'orders.flags.unpaid']),
  isVerified: eitherOf('orders.filters.verified', 'verified', [
    'orders.flags.verified',
    'orders.flags.unverified',
  ]),
  identity: {
    label: shortLabelKey('commands', 'identity'),
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
  missing: {
    label: 'orders.filters.lacks.label',
    fields: ['missing'],
    choices: [
      ...MISSING_VALUES.map((value) => ({
        label: `orders.filters.lacks.${value}`,
        filter: { missing: [value] },
      })),
      { label: 'orders.filters.lacks.weightOrPrice', filter: { missing: ['weight', 'price'] } },
    ],
  },
  parcelStates: {
    label: 'parcels.filter',
    fields: ['parcelStates'],
    choices: [
      {
        label: 'parcels.notLoaded',
        filter: { parcelStates: PARCEL_STATES.filter((state) => !hasReached(state, 'loaded')) },
      },
      ...PARCEL_STATES.map((state) => ({
        label: `parcels.states.${state}`,
        filter: { parcelStates: state },
      })),
    ],
  },
  ...WITH_DOCUMENTS,
} satisfies Record<string, ComposedFilter>;
