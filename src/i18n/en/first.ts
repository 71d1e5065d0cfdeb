import { documents, printing } from './documents.ts';
import { firstResources } from './first-resources.ts';
import { front } from './front.ts';
import { kit, orderTools } from './kit.ts';
import { order, parcels, trips } from './order.ts';
import { orders } from './orders.ts';

/** What the first list of orders needs, and what comes before it. */
export const first = {
  ...front,
  kit,
  resources: firstResources,
  order,
  documents,
  orders,
  orderTools,
  trips,
  parcels,
  printing,
};

export type FirstMessages = typeof first;
