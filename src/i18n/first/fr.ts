import { documents } from '../document-editor/fr.ts';
import { firstResources } from '../first-resources/fr.ts';
import { front } from '../front/fr.ts';
import { kit } from '../generated-screens/fr.ts';
import { order } from '../order/fr.ts';
import { orders, orderTools } from '../orders/fr.ts';
import { parcels } from '../parcels/fr.ts';
import { printing } from '../printing/fr.ts';
import { trips } from '../trips/fr.ts';
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
