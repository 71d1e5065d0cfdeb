import { useGetList } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useHasInvoices } from '../../documents/issued/use-has-invoices.ts';

/** More orders than one call asks about; then nothing is promised. */
const MOST = 500;

/**
 * How many invoices are issued for some orders. Only an order with a number can have one, and a number
 * alone is no invoice: it may have been typed. `undefined` as long as it is not known.
 */
export function useIssuedCount(orders: readonly Order[]): number | undefined {
  const hasInvoices = useHasInvoices();
  const numbered = orders.filter(({ rechnr }) => rechnr).map(({ id }) => id);
  const { total } = useGetList(
    'invoices',
    {
      filter: { order: numbered, kind: 'invoice', status: 'issued' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'number', order: 'ASC' },
    },
    {
      enabled: hasInvoices === true && numbered.length > 0 && numbered.length <= MOST,
      retry: false,
      onError: ignore,
      meta: { silent: true },
    },
  );
  return numbered.length === 0 ? 0 : total;
}

/** A question about a deletion does without the answer. */
const ignore = () => undefined;
