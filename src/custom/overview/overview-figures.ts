import { STAGE_ADDRESSES } from '../../../domain/orders/addresses.ts';
import {
  type Attention,
  STAGE_ORDERS,
  STAGE_TABLE,
  type StageListName,
} from '../../../domain/orders/stages.ts';
import type { MessageKey } from '../../i18n/en.ts';
import type { Counted } from './use-count.ts';

/** A figure of the overview: what is counted, where it links to, and which part needs attention. */
export type OverviewFigure = Counted & {
  /** Path of a menu entry; without that entry the figure is not shown. */
  to: string;
  notes: readonly { text: MessageKey; filter: Counted['filter'] }[];
};

/** As the lists themselves filter, so that the number leads to exactly these orders. */
const NOTES: Readonly<Record<Attention, OverviewFigure['notes'][number]>> = {
  unpaid: { text: 'shell.overview.unpaid', filter: { paid: 'false' } },
  unverified: { text: 'shell.overview.unverified', filter: { verified: 'false' } },
};

const stageFigure = (name: StageListName, attention: readonly Attention[]): OverviewFigure => ({
  to: STAGE_ADDRESSES[name],
  resource: 'commands',
  filter: STAGE_ORDERS[name],
  notes: attention.map((what) => NOTES[what]),
});

/** Orders by stage, in the order in which they travel (contract, "Direction"). */
export const STAGE_FIGURES: readonly OverviewFigure[] = [
  ...STAGE_TABLE.map(({ name, attention }) => stageFigure(name, attention)),
  stageFigure('ToDu', ['unpaid']),
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
