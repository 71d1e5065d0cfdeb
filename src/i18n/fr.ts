import type { Messages } from './en.ts';
import { company } from './fr/company.ts';
import { conversation } from './fr/conversation.ts';
import { documents } from './fr/documents.ts';
import { errors, validation } from './fr/errors.ts';
import { invoices } from './fr/invoices.ts';
import { kit } from './fr/kit.ts';
import { notice } from './fr/notices.ts';
import { order } from './fr/order.ts';
import { orderTools } from './fr/order-tools.ts';
import { orders } from './fr/orders.ts';
import { parcels } from './fr/parcels.ts';
import { ra } from './fr/react-admin.ts';
import { resources } from './fr/resources.ts';
import { session } from './fr/session.ts';
import { shell } from './fr/shell.ts';
import { trips } from './fr/trips.ts';

export const fr = {
  ra,
  shell,
  session,
  notice,
  errors,
  validation,
  kit,
  resources,
  order,
  documents,
  orders,
  orderTools,
  trips,
  parcels,
  invoices,
  company,
  conversation,
} satisfies Messages;
