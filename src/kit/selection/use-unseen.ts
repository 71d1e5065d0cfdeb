import { type Identifier, useListContext } from 'react-admin';

/**
 * The selected records of a list that are not among its present rows: they are on another page, or
 * a search or filter has hidden them since.
 */
export function useUnseen(): readonly Identifier[] {
  const { selectedIds = [], data = [] } = useListContext();
  const shown = new Set(data.map(({ id }) => id));
  return selectedIds.filter((id) => !shown.has(id));
}
