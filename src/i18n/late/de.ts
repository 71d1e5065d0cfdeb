import { activityLink } from '../activity-link/de.ts';
import { arrange } from '../arrange/de.ts';
import { attempts } from '../attempts/de.ts';
import { bulkParcels } from '../bulk-parcels/de.ts';
import { company } from '../company/de.ts';
import { conversation } from '../conversation/de.ts';
import { crop } from '../crop/de.ts';
import { editor } from '../document-questions/de.ts';
import { invoices, issued } from '../invoices/de.ts';
import { resources } from '../late-resources/de.ts';
import { checklist, queue } from '../order-queue/de.ts';
import { editors } from '../other-editors/de.ts';
import { publishing } from '../publishing/de.ts';
import { statusLink } from '../status-link/de.ts';
import { columns, tables } from '../tables/de.ts';
import { tripLoading } from '../trip-loading/de.ts';
import { uploads } from '../uploads/de.ts';
import type { LateMessages } from './en.ts';

export const late = {
  resources,
  attempts,
  activityLink,
  statusLink,
  editor,
  editors,
  publishing,
  invoices,
  issued,
  company,
  conversation,
  arrange,
  uploads,
  crop,
  tables,
  columns,
  tripLoading,
  queue,
  checklist,
  bulkParcels,
} satisfies LateMessages;
