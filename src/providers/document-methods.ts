import type { IssuedInvoice, WholeInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider } from './app-data-provider.ts';
import type { HttpClient } from './http-client.ts';
import { isNotThere } from './http-error.ts';

type DocumentMethods = Pick<
  AppDataProvider,
  | 'getInvoices'
  | 'getInvoice'
  | 'issueInvoice'
  | 'cancelInvoice'
  | 'getInvoicePdf'
  | 'keepInvoicePdf'
  | 'sendDocument'
  | 'logPrints'
>;

const pathOf = (id: string): string => `invoices/${encodeURIComponent(id)}`;

const posted = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

/** The calls about issued invoices and printed papers, which only some back ends have. */
export function documentMethods(http: HttpClient): DocumentMethods {
  /** The edge: what a back end sends under `invoices` is taken for an invoice. */
  const invoiceFrom = (json: unknown) => (isObject(json) ? json.data : undefined) as WholeInvoice;

  return {
    getInvoices: async (orderId, { signal = null } = {}) => {
      try {
        const { json } = await http.call(`invoices?order=${encodeURIComponent(orderId)}`, {
          signal,
        });
        const rows = isObject(json) ? json.data : undefined;
        return Array.isArray(rows) ? rows.filter(isInvoice) : undefined;
      } catch (error) {
        if (isNotThere(error)) return undefined;
        throw error;
      }
    },
    getInvoice: async (id, { signal = null } = {}) =>
      invoiceFrom((await http.call(pathOf(id), { signal })).json),
    issueInvoice: async (issue) => invoiceFrom((await http.call('invoices', posted(issue))).json),
    cancelInvoice: async (id, reason) =>
      invoiceFrom((await http.call(`${pathOf(id)}/cancel`, posted({ reason }))).json),
    getInvoicePdf: (id, { signal = null } = {}) => http.blob(`${pathOf(id)}/pdf`, { signal }),
    keepInvoicePdf: async (id, pdf) => {
      // What a blob is goes with it by itself.
      await http.call(`${pathOf(id)}/pdf`, { method: 'PUT', body: pdf });
    },
    sendDocument: async (receiverId, file) => {
      const form = new FormData();
      form.append('file', undated(file), file.name);
      form.append('type', file.type);
      form.append('recieverId', receiverId);
      await http.call('message', { method: 'POST', body: form });
    },
    logPrints: async (print) => {
      try {
        await http.call('prints', posted(print));
      } catch (error) {
        if (!isNotThere(error)) throw error;
      }
    },
  };
}

/**
 * A paper is made anew for every attempt to send it. Without the moment of its making, one whose answer
 * was lost is known again by its idempotency key, and not sent twice.
 */
const undated = (file: File): File =>
  new File([file], file.name, { type: file.type, lastModified: 0 });

const isInvoice = (row: unknown): row is IssuedInvoice =>
  isObject(row) && typeof row._id === 'string' && typeof row.number === 'string';
