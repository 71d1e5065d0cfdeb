import { useQuery } from '@tanstack/react-query';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { invoices } from '../../../../domain/resources/invoices.ts';
import { useIsRejected } from '../../../kit/access/use-access.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { invoicesQuery } from './use-invoicing.ts';

const NOTHING: readonly IssuedInvoice[] = [];

/**
 * The documents issued for an order, latest first; nothing if the back end issues none, or the user may
 * not read them. They are only read where something else requests them if `isRequested` is false.
 */
export function useIssuedOf({ id }: Pick<Order, 'id'>, { isRequested = true } = {}) {
  const query = invoicesQuery(useAppDataProvider(), id);
  const isRejected = useIsRejected(invoices.access.show);
  const { data, isError } = useQuery({ ...query, enabled: isRequested && !isRejected });
  const documents = data ?? NOTHING;
  return {
    documents,
    /** Whether an invoice holds. */
    isIssued: documents.some(({ kind, status }) => kind === 'invoice' && status === 'issued'),
    hasFailed: isError && data === undefined,
  };
}
