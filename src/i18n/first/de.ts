import { documents } from '../document-editor/de.ts';
import { firstResources } from '../first-resources/de.ts';
import { front } from '../front/de.ts';
import { kit } from '../generated-screens/de.ts';
import { order } from '../order/de.ts';
import { orders, orderTools } from '../orders/de.ts';
import { parcels } from '../parcels/de.ts';
import { printing } from '../printing/de.ts';
import { trips } from '../trips/de.ts';
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
