import { documents, printing } from './documents.ts';
import { front } from './front.ts';
import { kit, orderTools } from './kit.ts';
import { order, parcels, trips } from './order.ts';
import { orders } from './orders.ts';
import { resources } from './resources.ts';

/** What the first list of orders needs, and what comes before it. */
export const first = {
  ...front,
  kit,
  resources,
  order,
  documents,
  orders,
  orderTools,
  trips,
  parcels,
  printing,
};

export type FirstMessages = typeof first;
