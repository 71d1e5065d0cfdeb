import { useGetList } from 'react-admin';
import type { Order } from '../../../../../domain/resources/commands.ts';
import type { ListView } from '../../../../kit/view/list-view.ts';
import { ALL_ROWS } from '../../../../providers/list-query.ts';
import { type CodePlaces, codePlaces } from './code-places.ts';
import { CODE_FIELD } from './use-codes.ts';

const ALL = {
  pagination: { page: 1, perPage: ALL_ROWS },
  sort: { field: 'id', order: 'ASC' },
} as const;

/** Looks up where the orders with some codes are, on any list; `undefined` until it is known. */
export function useCodePlaces(
  list: ListView,
  codes: readonly string[],
): { places: CodePlaces | undefined; failed: boolean } {
  const { data, isPlaceholderData, error } = useGetList<Order>(
    'commands',
    { ...ALL, filter: { [CODE_FIELD]: codes } },
    { enabled: codes.length > 0 },
  );
  const orders = isPlaceholderData ? undefined : data;
  return { places: orders && codePlaces(list, codes, orders), failed: error !== null };
}
