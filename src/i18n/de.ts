import { company } from './de/company.ts';
import { conversation } from './de/conversation.ts';
import { documents } from './de/documents.ts';
import { editor } from './de/editor.ts';
import { invoices } from './de/invoices.ts';
import { issued } from './de/issued.ts';
import { kit } from './de/kit.ts';
import { order } from './de/order.ts';
import { orderTools } from './de/order-tools.ts';
import { orders } from './de/orders.ts';
import { parcels } from './de/parcels.ts';
import { printing } from './de/printing.ts';
import { resources } from './de/resources.ts';
import { trips } from './de/trips.ts';
import type { Messages } from './en.ts';
import { de as front } from './front/de.ts';

export const de = {
  ...front,
  kit,
  resources,
  order,
  documents,
  editor,
  orders,
  orderTools,
  trips,
  parcels,
  printing,
  invoices,
  issued,
  company,
  conversation,
} satisfies Messages;
