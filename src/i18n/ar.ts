import { company, conversation } from './ar/company.ts';
import { documents, editor, printing } from './ar/documents.ts';
import { front } from './ar/front.ts';
import { invoices, issued } from './ar/invoices.ts';
import { kit, orderTools } from './ar/kit.ts';
import { order, parcels, trips } from './ar/order.ts';
import { orders } from './ar/orders.ts';
import { resources } from './ar/resources.ts';
import type { Messages } from './en.ts';

export const ar = {
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
