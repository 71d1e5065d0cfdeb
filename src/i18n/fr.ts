import type { Messages } from './en.ts';
import { company } from './fr/company.ts';
import { conversation } from './fr/conversation.ts';
import { documents } from './fr/documents.ts';
import { editor } from './fr/editor.ts';
import { invoices } from './fr/invoices.ts';
import { issued } from './fr/issued.ts';
import { kit } from './fr/kit.ts';
import { order } from './fr/order.ts';
import { orderTools } from './fr/order-tools.ts';
import { orders } from './fr/orders.ts';
import { parcels } from './fr/parcels.ts';
import { printing } from './fr/printing.ts';
import { resources } from './fr/resources.ts';
import { trips } from './fr/trips.ts';
import { fr as front } from './front/fr.ts';

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
