import { type ReactElement, useMemo } from 'react';
import { SearchInput, useTranslate } from 'react-admin';
import type { Field, Fields } from '../../../domain/fields.ts';
import { fieldAt } from '../../../domain/paths.ts';
import { renderFilter } from '../fields/render-input.tsx';
import type { View } from '../view/view.ts';
import { SplitFilter } from './SplitFilter.tsx';

/**
 * The filter inputs of a list: the search box, and one or two for each field that it can be
 * filtered by.
 */
export function useFilters(view: View): ReactElement[] {
  const translate = useTranslate();
  return useMemo(() => {
    const { fields } = view.definition;
    const search = isSearchable(fields) ? [<Search key="q" source="q" alwaysOn />] : [];
    const { split } = view.list;
    const inputs = view.filters
      .filter((path) => path !== split)
      .flatMap((path) => (fieldAt(fields, path) ? renderFilter(view, path, translate) : []));
    return [...search, ...splitFilter(view), ...inputs];
  }, [view, translate]);
}

function splitFilter({ definition, list: { split } }: View): ReactElement[] {
  const field = split === undefined ? undefined : fieldAt(definition.fields, split);
  if (split === undefined || field?.kind !== 'choice') return [];
  return [
    <SplitFilter key={split} resource={definition.name} source={split} field={field} alwaysOn />,
  ];
}

/** react-admin reads `alwaysOn` from the element. */
function Search({ source }: { source: string; alwaysOn: true }) {
  const translate = useTranslate();
  return (
    <SearchInput
      source={source}
      placeholder={translate('kit.list.search')}
      slotProps={{ htmlInput: { 'aria-label': translate('kit.list.search') } }}
    />
  );
}

/** Whether a resource has a field that the search covers. */
const isSearchable = (fields: Fields): boolean => Object.values(fields).some(holdsSearch);

const holdsSearch = (field: Field): boolean =>
  field.search === true || (field.kind === 'group' && isSearchable(field.fields));
