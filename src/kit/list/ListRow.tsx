import { useForkRef } from '@mui/material/utils';
import { type MouseEvent, memo } from 'react';
import { useDataTableCallbacksContext, useNavigate, useRecordContext } from 'react-admin';
import { useRowActions } from '../actions/row-actions.ts';
import { useRowMenu } from '../actions/use-row-menu.ts';
import { useDrawAhead } from '../draw-ahead.ts';
import { useSelected } from '../selection/selected-rows.tsx';
import { useListView } from '../view/list-view.ts';
import { useRowKeyboard } from './keyboard/row-keyboard.tsx';
import { useRowKeys } from './keyboard/use-row-keys.ts';
import { useRowStop } from './keyboard/use-row-stop.ts';
import { isOnControl } from './row-click.ts';
import { SelectableRow } from './SelectableRow.tsx';
import { stopSecondClick } from './second-click.ts';
import type { RowProps } from './VirtualBody.tsx';

/**
 * A click on the row opens the record where the list has a page for it, and selects it otherwise; with
 * Shift it selects up to this row. A right-click, the menu key and a long press open the row's menu.
 * For the other keys see use-row-keys.ts.
 */
export const ListRow = memo(function ListRow({ ref, ...props }: RowProps) {
  const record = useRecordContext();
  const { ref: own, ...stop } = useRowStop(record?.id);
  const row = useForkRef(own, ref);
  const press = useRowKeys(record);
  const selected = useSelected(({ has }) => record !== undefined && has(record.id));
  const { handleToggleItem } = useDataTableCallbacksContext();
  const { range } = useRowKeyboard();
  const { hrefOf, askDeletion } = useRowActions();
  const { stopClick, ...menu } = useRowMenu(record);
  const navigate = useNavigate();
  const { prepare } = useListView().list;
  const ahead = useDrawAhead();
  if (!record) return null;
  const shortcuts = [askDeletion && 'Delete', stopClick && 'Shift+F10'].filter(Boolean).join(' ');

  const click = (event: MouseEvent<HTMLTableRowElement>) => {
    if (isOnControl(event)) return;
    range.pause();
    const href = hrefOf?.(record);
    if (href && !event.shiftKey && !isBesideCheckbox(event)) navigate(href);
    else handleToggleItem?.(record.id, event);
  };
  return (
    <SelectableRow
      {...props}
      {...stop}
      ref={row}
      selected={selected}
      aria-selected={selected}
      aria-keyshortcuts={shortcuts || undefined}
      onClickCapture={(event) => {
        stopClick?.(event);
        stopSecondClick(event);
      }}
      onClick={click}
      {...menu}
      onKeyDown={press}
      onPointerEnter={(event) => ahead.enter(event, hrefOf?.(record), prepare)}
      onPointerLeave={ahead.leave}
      onFocus={() => {
        stop.onFocus();
        void prepare?.();
      }}
      sx={{ cursor: 'pointer' }}
    />
  );
});

/** A click that narrowly misses the checkbox still selects. */
const isBesideCheckbox = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('.MuiTableCell-paddingCheckbox') !== null;
