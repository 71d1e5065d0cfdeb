import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { documentOf, type EditedKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** The invoicing state of an order. */
export type Invoicing = {
  /** Whether it is known; until then nothing can be typed that an issued invoice would reject. */
  isKnown: boolean;
  /** Retries after a failure. */
  retry: (() => void) | undefined;
  /** Whether the back end issues invoices at all. */
  isPossible: boolean;
  /** The valid invoice; none before one is issued and after its Storno. */
  issued: IssuedInvoice | undefined;
  /** All issued documents including Storno documents, latest first. */
  documents: readonly IssuedInvoice[];
};

const NONE: Invoicing = {
  isKnown: true,
  retry: undefined,
  isPossible: false,
  issued: undefined,
  documents: [],
};
const UNKNOWN: Invoicing = { ...NONE, isKnown: false };

/**
 * The documents issued for an order, as returned by the server since this editor was opened: a cached
 * draft may have been issued in the meantime. Another back end issues no invoices; there they stay
 * drafts.
 */
export function useInvoicing({ id }: Pick<Order, 'id'>, kind: EditedKind): Invoicing {
  const provider = useAppDataProvider();
  const { isIssued: canBeIssued = false } = documentOf(kind);
  const [openedAt] = useState(Date.now);
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...invoicesQuery(provider, id),
    enabled: canBeIssued,
    refetchOnMount: 'always',
  });
  if (!canBeIssued) return NONE;
  if (data === undefined || dataUpdatedAt < openedAt) {
    return isError && !isFetching ? { ...UNKNOWN, retry: () => void refetch() } : UNKNOWN;
  }
  if (data === null) return NONE;
  return {
    isKnown: true,
    retry: undefined,
    isPossible: true,
    issued: data.find((one) => one.kind === 'invoice' && one.status === 'issued'),
    documents: data,
  };
}

/** The query for the documents issued for an order; `null` if the back end issues none. */
export const invoicesQuery = (provider: AppDataProvider, orderId: string | number) =>
  queryOptions({
    // Below the key of their list, so that a change of an invoice invalidates both.
    queryKey: ['invoices', 'ofOrder', String(orderId)],
    queryFn: async ({ signal }) => (await provider.getInvoices(orderId, { signal })) ?? null,
    meta: { silent: true },
  });
