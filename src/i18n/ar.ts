import { company } from './ar/company.ts';
import { conversation } from './ar/conversation.ts';
import { documents } from './ar/documents.ts';
import { editor } from './ar/editor.ts';
import { invoices } from './ar/invoices.ts';
import { issued } from './ar/issued.ts';
import { kit } from './ar/kit.ts';
import { order } from './ar/order.ts';
import { orderTools } from './ar/order-tools.ts';
import { orders } from './ar/orders.ts';
import { parcels } from './ar/parcels.ts';
import { printing } from './ar/printing.ts';
import { resources } from './ar/resources.ts';
import { trips } from './ar/trips.ts';
import type { Messages } from './en.ts';
import { ar as front } from './front/ar.ts';

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
