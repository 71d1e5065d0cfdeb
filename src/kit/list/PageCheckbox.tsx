import IndeterminateCheckBox from '@mui/icons-material/IndeterminateCheckBox';
import Checkbox from '@mui/material/Checkbox';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';
import { rowsById } from '../selection/rows-by-id.ts';
import { useSelected, useSelectedRows } from '../selection/selected-rows.tsx';

/**
 * Selects or deselects all records of the page; `label` names it where no visible text does. Escape
 * clears the whole selection, as it does on a row.
 */
export function PageCheckbox({ label }: { label?: string }) {
  const { all, some, toggle, clear } = usePageSelection();
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
      onKeyDown={({ key }) => {
        if (key === 'Escape') clear();
      }}
      slotProps={{ input: { ref: showIndeterminate, ...(label && { 'aria-label': label }) } }}
    />
  );
}

/** The selection of this page; the selected records of other pages stay selected. */
function usePageSelection() {
  const { data = NONE, onSelect, onUnselectItems } = useListContext();
  const selection = useSelectedRows();
  const state = useSelected(({ ids }) => stateOf(data, ids()));
  const toggle = () => {
    const page = rowsById(data);
    const elsewhere = selection.ids().filter((id) => !page.has(id));
    onSelect(state === 'all' ? elsewhere : [...elsewhere, ...page.keys()]);
  };
  return { all: state === 'all', some: state === 'some', toggle, clear: () => onUnselectItems() };
}

const NONE: readonly RaRecord[] = [];

/** How many records of a page are selected. */
function stateOf(rows: readonly RaRecord[], ids: readonly Identifier[]) {
  if (ids.length === 0) return 'none';
  const page = rowsById(rows);
  const { length } = ids.filter((id) => page.has(id));
  return length === 0 ? 'none' : length === page.size ? 'all' : 'some';
}
