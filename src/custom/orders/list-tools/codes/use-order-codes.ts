import { isParcelCode } from '../../../../../domain/parcels/parcel-code.ts';
import type { Order } from '../../../../../domain/resources/commands.ts';
import { settleInPool } from '../../../../providers/pool.ts';
import { useAppDataProvider } from '../../../../providers/use-app-data-provider.ts';

const AT_ONCE = 4;
const FIRST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

type OrderCodes = {
  readonly codes: readonly string[];
  /** Parcels whose order the server did not return. */
  readonly unread: readonly string[];
};

/**
 * Replaces each code scanned from the label of a parcel by that of its order, which the search finds.
 * An unknown parcel stays as it is, and reported as a code without an order.
 */
export function useOrderCodes(): (typed: readonly string[]) => Promise<OrderCodes> {
  const dataProvider = useAppDataProvider();
  const orderCode = async (code: string): Promise<string> => {
    if (!isParcelCode(code)) return code;
    const { data } = await dataProvider.getList<Order>('commands', {
      ...FIRST,
      filter: { q: code },
    });
    return data[0]?.billCode ?? code;
  };
  return async (typed) => {
    const settled = await settleInPool(typed, AT_ONCE, orderCode);
    return {
      codes: settled.flatMap((found) => (found.ok ? [found.value] : [])),
      unread: typed.filter((_code, at) => !settled[at]?.ok),
    };
  };
}
