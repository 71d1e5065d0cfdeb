import { company } from './ar/company.ts';
import { conversation } from './ar/conversation.ts';
import { documents } from './ar/documents.ts';
import { errors, validation } from './ar/errors.ts';
import { invoices } from './ar/invoices.ts';
import { kit } from './ar/kit.ts';
import { notice } from './ar/notices.ts';
import { order } from './ar/order.ts';
import { orderTools } from './ar/order-tools.ts';
import { orders } from './ar/orders.ts';
import { parcels } from './ar/parcels.ts';
import { ra } from './ar/react-admin.ts';
import { resources } from './ar/resources.ts';
import { session } from './ar/session.ts';
import { shell } from './ar/shell.ts';
import { trips } from './ar/trips.ts';
import type { Messages } from './en.ts';

export const ar = {
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
