import { queryOptions } from '@tanstack/react-query';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';

/** The query for the documents issued for an order; `null` if the back end issues none. */
export const invoicesQuery = (provider: AppDataProvider, orderId: string | number) =>
  queryOptions({
    // Below the key of their list, so that a change of an invoice invalidates both.
    queryKey: ['invoices', 'ofOrder', String(orderId)],
    queryFn: async ({ signal }) => (await provider.getInvoices(orderId, { signal })) ?? null,
    meta: { silent: true },
  });
