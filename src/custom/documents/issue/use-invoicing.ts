import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import type { DocumentKind } from '../kinds.ts';
import { invoicesQuery } from './invoices-query.ts';

/** How the invoicing of an order stands. */
export type Invoicing = {
  /** Whether it is known; until then nothing can be typed that an issued invoice would refuse. */
  isKnown: boolean;
  /** Asks again, where it could not be found out. */
  retry: (() => void) | undefined;
  /** Whether the back end issues invoices at all. */
  isPossible: boolean;
  /** The invoice that holds; none before one is issued and after its Storno. */
  issued: IssuedInvoice | undefined;
  /** Every document that was issued, Storno documents too, the latest first. */
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
 * What was issued for an order, as the server says it since this editor was opened: what is
 * remembered from before may be a draft that was issued meanwhile. Another back end issues nothing;
 * its invoices stay drafts.
 */
export function useInvoicing({ id }: Pick<Order, 'id'>, kind: DocumentKind): Invoicing {
  const provider = useAppDataProvider();
  const isBill = kind === 'bill';
  const [openedAt] = useState(Date.now);
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...invoicesQuery(provider, id),
    enabled: isBill,
    refetchOnMount: 'always',
  });
  if (!isBill) return NONE;
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
