import { company, conversation } from './en/company.ts';
import { documents, editor, printing } from './en/documents.ts';
import { front } from './en/front.ts';
import { invoices, issued } from './en/invoices.ts';
import { kit, orderTools } from './en/kit.ts';
import { order, parcels, trips } from './en/order.ts';
import { orders } from './en/orders.ts';
import { resources } from './en/resources.ts';
import type { KeyOf } from './nested.ts';

/** The English catalogue, the model of the others. It holds the specification's own strings. */
export const en = {
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
};

/** What every catalogue must hold. A text that is missing in one of them does not compile. */
export type Messages = typeof en;

/** The key of any text: `shell.menu.overview`. */
export type MessageKey = KeyOf<Omit<Messages, 'ra'>> | `ra.${string}`;
