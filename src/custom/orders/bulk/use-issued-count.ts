import { useQuery } from '@tanstack/react-query';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { hasInvoicesQuery } from '../../documents/issued/issued-documents.ts';
import { countIssued } from './count-issued.ts';

type IssuedCount = {
  /** `undefined` while it is unknown. */
  count: number | undefined;
  /** Whether the request failed. */
  isUnknown: boolean;
};

/**
 * Counts the issued invoices of some orders. Only an order with a number can have one, but a number
 * alone is not an invoice: it may have been typed.
 */
export function useIssuedCount(orders: readonly Order[]): IssuedCount {
  const provider = useAppDataProvider();
  const numbered = orders.filter(({ rechnr }) => rechnr).map(({ id }) => String(id));
  const { data, isError } = useQuery({
    queryKey: ['invoices', 'countOf', numbered],
    queryFn: async ({ client, signal }) =>
      (await client.ensureQueryData(hasInvoicesQuery(provider)))
        ? countIssued(provider, numbered, { signal })
        : 0,
    enabled: numbered.length > 0,
    retry: false,
    meta: { silent: true },
  });
  return { count: numbered.length === 0 ? 0 : data, isUnknown: isError };
}
