import { serveJobs } from '../processes/serve-jobs.ts';
import { readTable, type TableReading } from './table-reader.ts';

/** A table as it was sent, and the name of the sheet that is wanted of it. */
export type TableJob = { readonly bytes: Uint8Array; readonly sheet?: string | undefined };

/** The other end is server/imports/read-table-apart.ts. */
serveJobs<TableJob, TableReading>(({ bytes, sheet }) => readTable(Buffer.from(bytes), sheet));
