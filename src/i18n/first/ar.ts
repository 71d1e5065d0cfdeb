import { documents } from '../document-editor/ar.ts';
import { firstResources } from '../first-resources/ar.ts';
import { front } from '../front/ar.ts';
import { kit } from '../generated-screens/ar.ts';
import { order } from '../order/ar.ts';
import { orders, orderTools } from '../orders/ar.ts';
import { parcels } from '../parcels/ar.ts';
import { printing } from '../printing/ar.ts';
import { trips } from '../trips/ar.ts';
import type { FirstMessages } from './en.ts';

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
