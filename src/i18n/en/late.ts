import { arrange, crop, tables, uploads } from './arrange.ts';
import { attempts } from './attempts.ts';
import { columns } from './columns.ts';
import { company, conversation } from './company.ts';
import { editor } from './editor.ts';
import { editors } from './editors.ts';
import { invoices, issued } from './invoices.ts';
import { publishing } from './publishing.ts';
import { resources } from './resources.ts';

/** What no list of orders needs: it comes after the first one, or with the first page that does. */
export const late = {
  resources,
  attempts,
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
};

export type LateMessages = typeof late;
