import type { Found, FoundGroup, FoundKind } from '../../domain/search/found.ts';
import type { Reading } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import { findInvoices } from './find-invoices.ts';
import { findMessages } from './find-messages.ts';
import { findOrders, NO_ORDERS, showOrders } from './find-orders.ts';
import { findParcels } from './find-parcels.ts';
import { findPeople } from './find-people.ts';
import { isNarrow, type SoughtPage } from './latest-found.ts';

/**
 * Looks for a text in everything that its reader may list, or only in some kinds of it. Invoices and
 * parcels are also found through the orders that they belong to.
 */
export async function findEverything(
  executor: Executor,
  reading: Reading,
  sought: SoughtPage,
  kinds: readonly FoundKind[],
): Promise<Found> {
  const wants = (...some: readonly FoundKind[]) => some.some((kind) => kinds.includes(kind));
  const wantsOrders = wants('orders', 'recipients', 'invoices', 'parcels');
  // Nothing waits for another kind, except for the rows of orders where they are needed.
  const findingOrders = wantsOrders
    ? findOrders(executor, reading, sought)
    : Promise.resolve(NO_ORDERS);
  const [orders, people, messages, invoices, parcels] = await Promise.all([
    wantsOrders
      ? findingOrders.then((rows) => showOrders(executor, reading, sought, rows))
      : undefined,
    wants('customers', 'conversations') ? findPeople(executor, reading, sought) : undefined,
    wants('messages') ? findMessages(executor, reading, sought) : undefined,
    wants('invoices') ? findInvoices(executor, reading, sought, findingOrders) : undefined,
    wants('parcels') ? findParcels(executor, reading, sought, findingOrders) : undefined,
  ]);
  const groups: readonly (FoundGroup | undefined)[] = [
    orders && { ...counted('orders', orders), hits: [...orders.hits] },
    people && { ...counted('customers', people), hits: [...people.customers] },
    orders && {
      ...counted('recipients', { count: orders.recipients.length, isMore: orders.isMore }),
      hits: orders.recipients.slice(0, sought.limit),
    },
    invoices && { ...counted('invoices', invoices), hits: [...invoices.hits] },
    parcels && { ...counted('parcels', parcels), hits: [...parcels.hits] },
    people && {
      ...counted('conversations', { count: people.conversations.length, isMore: people.isMore }),
      hits: people.conversations.slice(0, sought.limit),
    },
    messages && { ...counted('messages', messages), hits: [...messages.hits] },
  ];
  return {
    groups: groups
      .flatMap((group) => group ?? [])
      .filter(({ kind, count }) => kinds.includes(kind) && count > 0)
      .toSorted((a, b) => Number(b.isExact) - Number(a.isExact)),
    places: orders?.places ?? [],
    isOfLatest: !isNarrow(sought),
  };
}

type Counted = { readonly count: number; readonly isMore?: boolean; readonly isExact?: boolean };

const counted = <Kind extends FoundKind>(
  kind: Kind,
  { count, isMore = false, isExact = false }: Counted,
) => ({ kind, count, isMore, isExact });
