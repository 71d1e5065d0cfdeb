import { company } from './de/company.ts';
import { conversation } from './de/conversation.ts';
import { documents } from './de/documents.ts';
import { errors, validation } from './de/errors.ts';
import { invoices } from './de/invoices.ts';
import { kit } from './de/kit.ts';
import { notice } from './de/notices.ts';
import { order } from './de/order.ts';
import { orderTools } from './de/order-tools.ts';
import { orders } from './de/orders.ts';
import { parcels } from './de/parcels.ts';
import { ra } from './de/react-admin.ts';
import { resources } from './de/resources.ts';
import { session } from './de/session.ts';
import { shell } from './de/shell.ts';
import { trips } from './de/trips.ts';
import type { Messages } from './en.ts';

export const de = {
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
