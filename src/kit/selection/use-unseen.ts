import { type Identifier, useListContext } from 'react-admin';
import { rowsById } from './rows-by-id.ts';
import { useSelectedIdsAround } from './selected-rows.tsx';

/**
 * The selected records of a list that are not among its present rows: they are on another page, or
 * a search or filter has hidden them since.
 */
export function useUnseen(): readonly Identifier[] {
  const { data = [] } = useListContext();
  const shown = rowsById(data);
  return useSelectedIdsAround().filter((id) => !shown.has(id));
}
