import { useQuery } from '@tanstack/react-query';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import type { DocumentKind } from '../kinds.ts';

/** How the invoicing of an order stands. */
export type Invoicing = {
  /** Whether it is known; until then nothing can be typed that an issued invoice would refuse. */
  isKnown: boolean;
  /** Whether the back end issues invoices at all. */
  isPossible: boolean;
  /** The invoice that holds; none before one is issued and after its Storno. */
  issued: IssuedInvoice | undefined;
  /** Every document that was issued, Storno documents too, the latest first. */
  documents: readonly IssuedInvoice[];
};

const NONE: Invoicing = { isKnown: true, isPossible: false, issued: undefined, documents: [] };

/** What was issued for an order. Another back end issues nothing; its invoices stay drafts. */
export function useInvoicing(order: Order, kind: DocumentKind): Invoicing {
  const provider = useAppDataProvider();
  const isBill = kind === 'bill';
  const { data, isPending, isError } = useQuery({
    queryKey: ['invoices', order.id],
    queryFn: async ({ signal }) => (await provider.getInvoices(order.id, { signal })) ?? null,
    enabled: isBill,
    refetchOnMount: 'always',
    meta: { silent: true },
  });
  if (!isBill || isError) return NONE;
  if (isPending) return { ...NONE, isKnown: false };
  if (data === null) return NONE;
  return {
    isKnown: true,
    isPossible: true,
    issued: data.find((one) => one.kind === 'invoice' && one.status === 'issued'),
    documents: data,
  };
}
