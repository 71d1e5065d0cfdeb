import { useEffect, useRef, useState } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import type { Field, Fields } from '../../../domain/fields.ts';
import { leavesOf } from '../../../domain/paths.ts';
import { SearchInput } from '../inputs/SearchInput.tsx';
import { fieldLabel } from '../view/field-label.ts';
import { labelOf, useListView } from '../view/list-view.ts';

const SETTLED = 300;

/** Searches a list, once the user stops typing; a hint says what it finds. */
export function ListSearch() {
  const { view, list } = useListView();
  const hint = useSearchHint();
  const translate = useTranslate();
  const [text, setText] = useTypedSearch();
  if (!isSearchable(view.definition.fields)) return null;
  return (
    <SearchInput
      text={text}
      onType={setText}
      onClear={() => setText('')}
      label={translate(labelOf(list, 'search'))}
      placeholder={hint}
      {...(!text && { title: hint })}
      sx={{
        flex: { xs: '1 1 0', sm: '0 1 300px' },
        minWidth: { xs: 96, sm: 140 },
        '& input:placeholder-shown': { textOverflow: 'ellipsis' },
      }}
    />
  );
}

/** What is typed, which becomes the search once the user stops typing. */
function useTypedSearch() {
  const { filterValues, setFilters } = useListContext();
  const shown = typeof filterValues.q === 'string' ? filterValues.q : '';
  const requested = useRef(shown);
  const [text, setText] = useState(shown);

  // The filters may be cleared elsewhere or come with a link. Our own query coming back must not
  // overwrite what was typed since.
  useEffect(() => {
    if (shown === requested.current) return;
    requested.current = shown;
    setText(shown);
  }, [shown]);

  useEffect(() => {
    const wanted = text.trim();
    // Compared with what the list shows, not with what was requested: another change of the
    // list, such as a page size that arrives late, may have replaced the search.
    if (wanted === shown) return;
    const page = window.location.pathname;
    const timer = setTimeout(() => {
      // A user who has left for another page in the meantime must not be brought back to this one.
      if (window.location.pathname !== page) return;
      requested.current = wanted;
      const { q: _, ...others } = filterValues;
      setFilters(wanted ? { ...others, q: wanted } : others, undefined, false);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [text, shown, filterValues, setFilters]);
  return [text, setText] as const;
}

const NAMED_IN_HINT = 4;

/** What the search finds, as a short hint: the list's own, or the labels of the fields it covers. */
function useSearchHint(): string {
  const { view, list } = useListView();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (list.texts.searchHint) return translate(list.texts.searchHint);
  const labels = leavesOf(view.definition.fields)
    .filter(([, field]) => field.search)
    .map(([path]) => fieldLabel(view, path, { translate, isDense: list.isDense }));
  const named = [...new Set(labels)].slice(0, NAMED_IN_HINT);
  return named.length > 0
    ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(named)
    : translate('kit.list.search');
}

/** Whether a resource has a field that the search covers. */
const isSearchable = (fields: Fields): boolean => Object.values(fields).some(holdsSearch);

const holdsSearch = (field: Field): boolean =>
  field.search === true || (field.kind === 'group' && isSearchable(field.fields));
