import {
  ARCHIVE_FINDINGS,
  type ArchiveDamage,
  type IssuedInvoice,
  type WholeInvoice,
} from '../../domain/documents/invoice/issued-invoice.ts';
import type { Print } from '../../domain/documents/print.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isMoney } from '../../domain/money.ts';
import { PRINT_KINDS } from '../../domain/orders/document-kinds.ts';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider, InvoiceTotals } from './app-data-provider.ts';
import type { ApiClient } from './capabilities.ts';
import { wireBody } from './envelope.ts';
import type { HttpClient } from './http-client.ts';
import { listQuery, queryString } from './list-query.ts';
import { logPrints } from './log-prints.ts';

type DocumentMethods = Pick<
  AppDataProvider,
  | 'getInvoices'
  | 'getInvoice'
  | 'issueInvoice'
  | 'cancelInvoice'
  | 'getInvoicePdf'
  | 'getEInvoice'
  | 'getInvoiceTotals'
  | 'getArchiveDamages'
  | 'markDamageSeen'
  | 'sendDocument'
  | 'logPrints'
  | 'getPrints'
  | 'getPublicOrigin'
>;

const pathOf = (id: string): string => `invoices/${encodeURIComponent(id)}`;

const posted = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

/** The calls about issued invoices and printed documents, which only some back ends have. */
export function documentMethods(http: ApiClient): DocumentMethods {
  /** The edge: what a back end sends under `invoices` is taken for an invoice. */
  const invoiceFrom = (json: unknown) => (isObject(json) ? json.data : undefined) as WholeInvoice;

  return {
    getInvoices: async (orderId, { signal = null } = {}) => {
      const path = `invoices?order=${encodeURIComponent(orderId)}`;
      const json = await http.callIfThere(path, { signal });
      const rows = isObject(json) ? json.data : undefined;
      return Array.isArray(rows) ? rows.filter(isInvoice) : undefined;
    },
    getInvoice: async (id, { signal = null } = {}) =>
      invoiceFrom((await http.call(pathOf(id), { signal })).json),
    issueInvoice: async ({ changes, ...issue }) => {
      const body = { ...issue, ...(changes && { changes: wireBody(changes) }) };
      return invoiceFrom((await http.call('invoices', posted(body))).json);
    },
    cancelInvoice: async (id, reason) =>
      invoiceFrom((await http.call(`${pathOf(id)}/cancel`, posted({ reason }))).json),
    getInvoicePdf: (id, { signal = null } = {}) => http.blob(`${pathOf(id)}/pdf`, { signal }),
    getEInvoice: (id, form, { signal = null } = {}) =>
      http.blob(`${pathOf(id)}/${E_INVOICE_PATHS[form]}`, { signal }),
    getInvoiceTotals: async (filter, { signal = null } = {}) => {
      const query = queryString(listQuery({ filter }));
      const path = `invoices/totals${query ? `?${query}` : ''}`;
      const json = await http.callIfThere(path, { signal });
      return readTotals(isObject(json) ? json.data : undefined);
    },
    getArchiveDamages: async ({ signal = null } = {}) => {
      const json = await http.callIfThere('invoices/damages', { signal });
      const rows = isObject(json) ? json.data : undefined;
      return Array.isArray(rows) ? rows.filter(isDamage) : [];
    },
    markDamageSeen: async (id) => {
      await http.call(`invoices/damages/${encodeURIComponent(id)}/seen`, posted({}));
    },
    sendDocument: (receiverId, file) => sendDocument(http, receiverId, file),
    logPrints: (printed) => logPrints(http, printed),
    getPrints: async (orderId, { signal = null } = {}) => {
      const path = `prints?order=${encodeURIComponent(orderId)}`;
      const json = await http.callIfThere(path, { signal });
      const rows = isObject(json) ? json.data : undefined;
      return Array.isArray(rows) ? rows.filter(isPrint) : undefined;
    },
    getPublicOrigin: async ({ signal = null } = {}) => {
      const json = await http.callIfThere('public-origin', { signal });
      const data = isObject(json) ? json.data : undefined;
      return isObject(data) && typeof data.origin === 'string' ? data.origin : undefined;
    },
  };
}

const E_INVOICE_PATHS = { facturX: 'factur-x', xml: 'xml' } as const;

function readTotals(data: unknown): InvoiceTotals | undefined {
  if (!isObject(data)) return undefined;
  const { count, total, open } = data;
  return typeof count === 'number' && isMoney(total)
    ? { count, total, ...(isMoney(open) && { open }) }
    : undefined;
}

const isInvoice = (row: unknown): row is IssuedInvoice =>
  isObject(row) && typeof row._id === 'string' && typeof row.number === 'string';

const isDamage = (row: unknown): row is ArchiveDamage =>
  isObject(row) && typeof row.number === 'string' && isOneOf(ARCHIVE_FINDINGS, row.finding);

const isPrint = (row: unknown): row is Print =>
  isObject(row) && typeof row._id === 'string' && isOneOf(PRINT_KINDS, row.kind);

/**
 * Sends a file to a customer's conversation (specification 7, "POST message"). A document is built
 * again for every attempt. It is identified by its content, not by the time it was built: a retry
 * after a lost answer is recognised and not sent twice, and another file of the same name and size
 * is not mistaken for it.
 */
async function sendDocument(http: HttpClient, receiverId: string, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', undated(file), file.name);
  form.append('type', file.type);
  form.append('recieverId', receiverId);
  await http.call('message', { method: 'POST', body: form, content: await digestOf(file) });
}

const undated = (file: File): File =>
  new File([file], file.name, { type: file.type, lastModified: 0 });

/**
 * The SHA-256 digest of a file in 64 hex digits; empty if the page is served without TLS, where
 * browsers offer no digests.
 */
async function digestOf(file: File): Promise<string> {
  if (!globalThis.crypto.subtle) return '';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
