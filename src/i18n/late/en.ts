import { activityLink } from '../activity-link/en.ts';
import { arrange } from '../arrange/en.ts';
import { attempts } from '../attempts/en.ts';
import { bulkParcels } from '../bulk-parcels/en.ts';
import { company } from '../company/en.ts';
import { conversation } from '../conversation/en.ts';
import { crop } from '../crop/en.ts';
import { editor } from '../document-questions/en.ts';
import { invoices, issued } from '../invoices/en.ts';
import { resources } from '../late-resources/en.ts';
import { checklist, queue } from '../order-queue/en.ts';
import { editors } from '../other-editors/en.ts';
import { publishing } from '../publishing/en.ts';
import { statusLink } from '../status-link/en.ts';
import { columns, tables } from '../tables/en.ts';
import { tripLoading } from '../trip-loading/en.ts';
import { uploads } from '../uploads/en.ts';

/** What no list of orders needs: it comes after the first one, or with the first page that does. */
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
};

export type LateMessages = typeof late;
