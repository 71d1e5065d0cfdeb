import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { drawInvoice } from './draw-invoice.ts';
import { findInvoice } from './invoice-rows.ts';
import type { PdfPrinter } from './pdf-printer.ts';
import { readArchived, type StoredFile } from './read-archived.ts';
import { keepPdf } from './store-pdf.ts';

/** The one PDF of each issued document: drawn by the server, and never again once it is stored. */
export type InvoiceArchive = {
  /**
   * Name of the archived file; drawn and archived now if necessary. Rejects with `record.notFound`
   * if there is no such document.
   */
  readonly fileOf: (id: string) => Promise<string>;
  /**
   * The archived bytes, checked at each call against the hash that was stored with them; see
   * `readArchived`. Drawn and archived now if necessary.
   */
  readonly bytesOf: (id: string) => Promise<Buffer>;
  /** Draws and archives a document in the background, once those before it are done. */
  readonly drawSoon: (id: string) => void;
  /** Draws and archives the documents that were issued but not drawn, because a process died. */
  readonly drawMissing: (signal: AbortSignal) => Promise<void>;
  readonly close: () => Promise<void>;
};

type Dependencies = Pick<FastifyInstance, 'database' | 'blobs' | 'now' | 'newId' | 'log'> & {
  readonly printer: PdfPrinter;
};

const IDS_AT_ONCE = 100;

async function undrawnAfter(database: Kysely<DB>, last: string | null): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from invoices
    where pdf_file is null and (${last}::uuid is null or id > ${last}::uuid)
    order by id limit ${IDS_AT_ONCE}
  `.execute(database);
  return rows.map(({ id }) => id);
}

/** Draws a document from the snapshot that was frozen when it was issued. */
async function drawn(id: string, { printer, database, blobs }: Dependencies): Promise<Uint8Array> {
  const invoice = await findInvoice(database, id);
  if (!invoice) throw new RequestError('record.notFound');
  return drawInvoice(invoice, { printer, blobs });
}

/** What the row of an archived document stores about its file. */
async function storedFile(database: Kysely<DB>, id: string): Promise<StoredFile> {
  const row = await database
    .selectFrom('invoices')
    .select(['pdf_file as name', 'pdf_sha256 as sha256'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.name || !row.sha256) throw new RequestError('record.notFound');
  return { name: row.name, sha256: row.sha256 };
}

async function archivedFile(id: string, dependencies: Dependencies): Promise<string> {
  const row = await dependencies.database
    .selectFrom('invoices')
    .select('pdf_file')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.pdf_file) return row.pdf_file;
  return keepPdf(id, await drawn(id, dependencies), dependencies);
}

/** Callers who ask while the work is in progress share its result. */
function onceAtATime<T>(
  underWay: Map<string, Promise<T>>,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const known = underWay.get(id);
  if (known) return known;
  const begun = work().finally(() => underWay.delete(id));
  underWay.set(id, begun);
  return begun;
}

/** Opens the archive of issued documents. It closes the printer that it draws with. */
export function createInvoiceArchive(dependencies: Dependencies): InvoiceArchive {
  const { database, log, printer } = dependencies;
  const drawing = new Map<string, Promise<string>>();
  const reading = new Map<string, Promise<Buffer>>();
  let queue = Promise.resolve();
  let isClosed = false;

  const fileOf = (id: string): Promise<string> =>
    onceAtATime(drawing, id, () => archivedFile(id, dependencies));

  const bytesOf = (id: string): Promise<Buffer> =>
    onceAtATime(reading, id, async () => {
      await fileOf(id);
      const stored = await storedFile(database, id);
      return readArchived(id, stored, { ...dependencies, redraw: () => drawn(id, dependencies) });
    });

  /** Draws in the background: failures are retried every hour. */
  const drawQuietly = async (id: string): Promise<void> => {
    if (isClosed) return;
    try {
      await fileOf(id);
    } catch (error) {
      if (!isClosed) log.error({ err: error, invoice: id }, 'an invoice could not be drawn');
    }
  };

  return {
    fileOf,
    bytesOf,
    drawSoon(id) {
      queue = queue.then(() => drawQuietly(id));
    },
    async drawMissing(signal) {
      let ids = await undrawnAfter(database, null);
      while (ids.length > 0) {
        for (const id of ids) {
          if (signal.aborted) return;
          await drawQuietly(id);
        }
        ids = await undrawnAfter(database, ids.at(-1) ?? null);
      }
    },
    async close() {
      isClosed = true;
      await printer.close();
      await Promise.allSettled([queue, ...drawing.values(), ...reading.values()]);
    },
  };
}
