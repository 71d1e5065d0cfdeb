import type { LateMessages } from '../en/late.ts';
import { arrange, crop, tables, uploads } from './arrange.ts';
import { attempts } from './attempts.ts';
import { columns } from './columns.ts';
import { company, conversation } from './company.ts';
import { editor } from './editor.ts';
import { editors } from './editors.ts';
import { invoices, issued } from './invoices.ts';
import { publishing } from './publishing.ts';
import { resources } from './resources.ts';

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
} satisfies LateMessages;
