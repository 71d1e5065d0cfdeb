import type { FirstMessages } from '../en/first.ts';
import { documents, printing } from './documents.ts';
import { firstResources } from './first-resources.ts';
import { front } from './front.ts';
import { kit, orderTools } from './kit.ts';
import { order, parcels, trips } from './order.ts';
import { orders } from './orders.ts';

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
} satisfies FirstMessages;
