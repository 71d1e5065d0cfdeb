import { useQuery } from '@tanstack/react-query';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { invoicesQuery } from './use-invoicing.ts';

const NOTHING: readonly IssuedInvoice[] = [];

/** The documents issued for an order, latest first; nothing if the back end issues none. */
export function useIssuedOf({ id }: Pick<Order, 'id'>) {
  const { data, isError } = useQuery(invoicesQuery(useAppDataProvider(), id));
  const documents = data ?? NOTHING;
  return {
    documents,
    /** Whether an invoice holds. */
    isIssued: documents.some(({ kind, status }) => kind === 'invoice' && status === 'issued'),
    hasFailed: isError && data === undefined,
  };
}
