import type { Messages } from './en.ts';
import { company, conversation } from './fr/company.ts';
import { documents, editor, printing } from './fr/documents.ts';
import { front } from './fr/front.ts';
import { invoices, issued } from './fr/invoices.ts';
import { kit, orderTools } from './fr/kit.ts';
import { order, parcels, trips } from './fr/order.ts';
import { orders } from './fr/orders.ts';
import { resources } from './fr/resources.ts';

export const fr = {
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
