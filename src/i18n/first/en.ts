import { documents } from '../document-editor/en.ts';
import { firstResources } from '../first-resources/en.ts';
import { front } from '../front/en.ts';
import { kit } from '../generated-screens/en.ts';
import { order } from '../order/en.ts';
import { orders, orderTools } from '../orders/en.ts';
import { parcels } from '../parcels/en.ts';
import { printing } from '../printing/en.ts';
import { trips } from '../trips/en.ts';

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
