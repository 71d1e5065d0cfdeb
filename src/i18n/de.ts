import { company, conversation } from './de/company.ts';
import { documents, editor, printing } from './de/documents.ts';
import { front } from './de/front.ts';
import { invoices, issued } from './de/invoices.ts';
import { kit, orderTools } from './de/kit.ts';
import { order, parcels, trips } from './de/order.ts';
import { orders } from './de/orders.ts';
import { resources } from './de/resources.ts';
import type { Messages } from './en.ts';

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
