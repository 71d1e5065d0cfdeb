import { isParcelCode } from '../../../../../domain/parcels/parcel-code.ts';
import type { Order } from '../../../../../domain/resources/commands.ts';
import { settleInPool } from '../../../../providers/pool.ts';
import { useAppDataProvider } from '../../../../providers/use-app-data-provider.ts';

const AT_ONCE = 4;
const FIRST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

type OrderCodes = {
  readonly codes: readonly string[];
  /** Parcels of which the server did not say whose they are. */
  readonly unread: readonly string[];
};

/**
 * Puts in place of each code that is read from the label of a parcel that of its order, which the
 * search finds by it. A parcel that nobody knows stays as it is, and is reported as a code of none.
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
