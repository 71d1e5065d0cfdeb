import { queryOptions } from '@tanstack/react-query';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';

/** How what was issued for an order is read and kept; `null` where the back end issues nothing. */
export const invoicesQuery = (provider: AppDataProvider, orderId: string | number) =>
  queryOptions({
    // Under the name of their list, so that whatever changes an invoice makes both be read again.
    queryKey: ['invoices', 'ofOrder', String(orderId)],
    queryFn: async ({ signal }) => (await provider.getInvoices(orderId, { signal })) ?? null,
    meta: { silent: true },
  });
