import Checkbox from '@mui/material/Checkbox';
import type { MouseEvent } from 'react';
import {
  useDataTableCallbacksContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useRecordTitle } from '../view/use-record-title.ts';

/** Selects one row; its accessible name says which. */
export function RowCheckbox({ selected }: { selected: boolean }) {
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const record = useRecordContext();
  const represent = useRecordTitle(useResourceContext());
  const translate = useTranslate();
  if (!record) return null;
  const selectable = !isRowSelectable || isRowSelectable(record);
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    if (selectable) handleToggleItem?.(record.id, event as unknown as MouseEvent<HTMLInputElement>);
  };
  return (
    <Checkbox
      size="small"
      className="select-item"
      checked={selectable && selected}
      disabled={!selectable}
      onClick={toggle}
      slotProps={{
        input: {
          'aria-label': translate('kit.list.selectRow', { name: represent(record) }),
        },
      }}
    />
  );
}
