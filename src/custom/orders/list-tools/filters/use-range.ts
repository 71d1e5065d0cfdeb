import { useListContext } from 'react-admin';
import { isObject } from '../../../../../domain/validate.ts';

type Limit = 'gte' | 'lte' | 'lt';

/** The limits of a field that the list is filtered by, and how to change one of them. */
export function useRange(field: string) {
  const { filterValues, setFilters } = useListContext();
  const held = filterValues[field];
  const range = isObject(held) ? held : NO_LIMITS;
  const limitOf = (limit: Limit): string => String(range[limit] ?? '');
  const setLimit = (limit: Limit, value: string | undefined): void => {
    const { [field]: _range, ...others } = filterValues;
    const { [limit]: _limit, ...rest } = range;
    const limits = value === undefined ? rest : { ...rest, [limit]: value };
    const filter = Object.keys(limits).length > 0 ? { ...others, [field]: limits } : others;
    setFilters(filter, undefined, false);
  };
  return { limitOf, setLimit };
}

const NO_LIMITS: Record<string, unknown> = {};
