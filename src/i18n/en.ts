import { company } from './en/company.ts';
import { conversation } from './en/conversation.ts';
import { documents } from './en/documents.ts';
import { editor } from './en/editor.ts';
import { invoices } from './en/invoices.ts';
import { issued } from './en/issued.ts';
import { kit } from './en/kit.ts';
import { order } from './en/order.ts';
import { orderTools } from './en/order-tools.ts';
import { orders } from './en/orders.ts';
import { parcels } from './en/parcels.ts';
import { printing } from './en/printing.ts';
import { resources } from './en/resources.ts';
import { trips } from './en/trips.ts';
import { en as front } from './front/en.ts';
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
