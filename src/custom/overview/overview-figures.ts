import { STAGE_ADDRESSES } from '../../../domain/orders/addresses.ts';
import { STAGE_ORDERS } from '../../../domain/orders/stages.ts';
import type { MessageKey } from '../../i18n/en.ts';
import type { Counted } from './use-count.ts';

/** A figure of the overview: what is counted, where it links to, and which part needs attention. */
export type OverviewFigure = Counted & {
  /** Path of a menu entry; without that entry the figure is not shown. */
  to: string;
  notes: readonly { text: MessageKey; filter: Counted['filter'] }[];
};

/** As the lists themselves filter, so that the number leads to exactly these orders. */
const UNPAID = { text: 'shell.overview.unpaid', filter: { paid: 'false' } } as const;
const UNVERIFIED = { text: 'shell.overview.unverified', filter: { verified: 'false' } } as const;

/** Orders by stage, in the order in which they travel (contract, "Direction"). */
export const STAGE_FIGURES: readonly OverviewFigure[] = [
  {
    to: STAGE_ADDRESSES.validation,
    resource: 'commands',
    filter: STAGE_ORDERS.validation,
    notes: [UNPAID],
  },
  {
    to: STAGE_ADDRESSES.warehouse,
    resource: 'commands',
    filter: STAGE_ORDERS.warehouse,
    notes: [UNVERIFIED, UNPAID],
  },
  {
    to: STAGE_ADDRESSES.tracking,
    resource: 'commands',
    filter: STAGE_ORDERS.tracking,
    notes: [UNPAID],
  },
  {
    to: STAGE_ADDRESSES.ToDu,
    resource: 'commands',
    filter: STAGE_ORDERS.ToDu,
    notes: [UNPAID],
  },
];

/** The other records. */
export const RECORD_FIGURES: readonly OverviewFigure[] = [
  {
    to: '/users',
    resource: 'users',
    filter: {},
    notes: [{ text: 'shell.overview.blocked', filter: { status: 'blocked' } }],
  },
  {
    to: '/tours',
    resource: 'tours',
    filter: {},
    notes: [{ text: 'shell.overview.open', filter: { status: 'open' } }],
  },
];
