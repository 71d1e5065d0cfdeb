import IndeterminateCheckBox from '@mui/icons-material/IndeterminateCheckBox';
import Checkbox from '@mui/material/Checkbox';
import { useMemo } from 'react';
import { type Identifier, useListContext } from 'react-admin';

/** Selects or deselects all records of the page; `label` names it where no visible text does. */
export function PageCheckbox({ label }: { label?: string }) {
  const { all, some, toggle } = usePageSelection();
  // The library would use `aria-checked`, which is not allowed on a native checkbox.
  const showIndeterminate = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = some;
  };
  return (
    <Checkbox
      className="select-all"
      checked={all}
      icon={some ? <IndeterminateCheckBox color="primary" /> : undefined}
      onChange={toggle}
      slotProps={{ input: { ref: showIndeterminate, ...(label && { 'aria-label': label }) } }}
    />
  );
}

/** The selection of this page; the selected records of other pages stay selected. */
function usePageSelection() {
  const { data, selectedIds, onSelect } = useListContext();
  return useMemo(() => {
    const page = new Set<Identifier>(data?.map(({ id }) => id));
    const elsewhere = (selectedIds ?? []).filter((id) => !page.has(id));
    const onPage = (selectedIds?.length ?? 0) - elsewhere.length;
    const all = page.size > 0 && onPage === page.size;
    return {
      all,
      some: onPage > 0 && !all,
      toggle: () => onSelect(all ? elsewhere : [...elsewhere, ...page]),
    };
  }, [data, selectedIds, onSelect]);
}
