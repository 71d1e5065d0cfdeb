import { activityLink } from '../activity-link/fr.ts';
import { arrange } from '../arrange/fr.ts';
import { attempts } from '../attempts/fr.ts';
import { bulkParcels } from '../bulk-parcels/fr.ts';
import { company } from '../company/fr.ts';
import { conversation } from '../conversation/fr.ts';
import { crop } from '../crop/fr.ts';
import { editor } from '../document-questions/fr.ts';
import { invoices, issued } from '../invoices/fr.ts';
import { resources } from '../late-resources/fr.ts';
import { checklist, queue } from '../order-queue/fr.ts';
import { editors } from '../other-editors/fr.ts';
import { publishing } from '../publishing/fr.ts';
import { statusLink } from '../status-link/fr.ts';
import { columns, tables } from '../tables/fr.ts';
import { tripLoading } from '../trip-loading/fr.ts';
import { uploads } from '../uploads/fr.ts';
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
