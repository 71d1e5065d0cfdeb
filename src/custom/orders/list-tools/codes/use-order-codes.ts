import { useDataProvider } from 'react-admin';
import { isParcelCode } from '../../../../../domain/parcels/parcel-code.ts';
import type { Order } from '../../../../../domain/resources/commands.ts';
import { settleInPool } from '../../../../providers/pool.ts';

const AT_ONCE = 4;
const FIRST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

/**
 * Puts in place of each code that is read from the label of a parcel that of its order, which the
 * search finds by it. A parcel that nobody knows stays as it is, and is reported as a code of none.
 */
export function useOrderCodes(): (codes: readonly string[]) => Promise<readonly string[]> {
  const dataProvider = useDataProvider();
  const orderCode = async (code: string): Promise<string> => {
    if (!isParcelCode(code)) return code;
    const { data } = await dataProvider.getList<Order>('commands', {
      ...FIRST,
      filter: { q: code },
    });
    return data[0]?.billCode ?? code;
  };
  return async (codes) => {
    const settled = await settleInPool(codes, AT_ONCE, orderCode);
    return codes.map((code, at) => {
      const found = settled[at];
      return found?.ok ? found.value : code;
    });
  };
}
