import { activityLink } from '../activity-link/ar.ts';
import { arrange } from '../arrange/ar.ts';
import { attempts } from '../attempts/ar.ts';
import { bulkParcels } from '../bulk-parcels/ar.ts';
import { company } from '../company/ar.ts';
import { conversation } from '../conversation/ar.ts';
import { crop } from '../crop/ar.ts';
import { editor } from '../document-questions/ar.ts';
import { invoices, issued } from '../invoices/ar.ts';
import { resources } from '../late-resources/ar.ts';
import { checklist, queue } from '../order-queue/ar.ts';
import { editors } from '../other-editors/ar.ts';
import { publishing } from '../publishing/ar.ts';
import { statusLink } from '../status-link/ar.ts';
import { columns, tables } from '../tables/ar.ts';
import { tripLoading } from '../trip-loading/ar.ts';
import { uploads } from '../uploads/ar.ts';
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
