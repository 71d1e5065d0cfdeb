import { useCallback } from 'react';
import { useListContext } from 'react-admin';

/** The field with the code of an order; several values match any of them. */
export const CODE_FIELD = 'billCode';

/** The codes that the list is filtered by. */
function codesIn(filter: Readonly<Record<string, unknown>>): readonly string[] {
  const codes = filter[CODE_FIELD];
  return [codes].flat().filter((code): code is string => typeof code === 'string' && code !== '');
}

/** The codes that the list is filtered by, in addition to its other filters, and how to change them. */
export function useCodes(): readonly [readonly string[], (codes: readonly string[]) => void] {
  const { filterValues, setFilters } = useListContext();
  const change = useCallback(
    (codes: readonly string[]) => {
      const { [CODE_FIELD]: _, ...others } = filterValues;
      setFilters(codes.length > 0 ? { ...others, [CODE_FIELD]: codes } : others, undefined, false);
    },
    [filterValues, setFilters],
  );
  return [codesIn(filterValues), change];
}
