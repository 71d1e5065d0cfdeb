import type { ListedInvoice } from '../../../../domain/documents/invoice/listed-invoice.ts';

/** An issued document as react-admin's lists hold it. */
export type ListedDocument = ListedInvoice & { readonly id: string };
