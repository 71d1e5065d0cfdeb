import { beginningOfDay } from '../../../domain/berlin-clock.ts';
import { addDays } from '../../../domain/calendar-days.ts';
import { STAGE_ORDERS } from '../../../domain/orders/stages.ts';
import type { ListTab } from '../../kit/view/list-view.ts';

const today: ListTab = {
  label: 'orders.tabs.today',
  filter: (day) => ({
    createdAt: {
      gte: beginningOfDay(day).toISOString(),
      lt: beginningOfDay(addDays(day, 1)).toISOString(),
    },
  }),
};

const noIdentity: ListTab = {
  label: 'orders.tabs.noIdentity',
  filter: () => ({ missing: ['identity'] }),
};

const unpaid: ListTab = { label: 'orders.tabs.unpaid', filter: () => ({ paid: 'false' }) };

const notWeighed: ListTab = {
  label: 'orders.tabs.notWeighed',
  filter: () => ({ missing: ['weight'] }),
};

/** What leaves with the next trip: in the warehouse, and verified. `given` is what the list filters by itself. */
const departing = (given: object): ListTab => ({
  label: 'orders.tabs.departing',
  filter: () => ({
    ...Object.fromEntries(
      Object.entries(STAGE_ORDERS.warehouse).flatMap(([field, value]) =>
        Object.hasOwn(given, field) ? [] : [[field, String(value)]],
      ),
    ),
    verified: 'true',
  }),
});

/** The tabs of lists of orders that have not left yet, and of those that are on their way. */
export const ORDER_TABS = {
  all: [today, noIdentity, unpaid, notWeighed, departing({})],
  waiting: [today, noIdentity, unpaid, notWeighed],
  warehouse: [today, noIdentity, unpaid, notWeighed, departing(STAGE_ORDERS.warehouse)],
  underWay: [noIdentity, unpaid, notWeighed],
} as const satisfies Readonly<Record<string, readonly ListTab[]>>;
